his-ask-leader-displaced = { $leader }: куда он уходит? Сейчас он здесь: { $place }.
his-leader-taken = { $place }: взят в плен { $leader }. Пленила держава: { $power }.
his-leader-goes-home = { $leader } уходит: { $space }.
his-renegade-gone = Полководец-ренегат взят в плен и покидает игру, пока его карту не разыграют снова.
his-leader-to-turn-track = { $leader } не находит убежища и ждёт следующего хода.
