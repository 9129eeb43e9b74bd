his-becomes-protestant = { $space }: религия теперь протестантская.
his-becomes-catholic = { $space }: религия теперь католическая.
