"""The game-agnostic kernel: questions, driver, chance, record, notation, log, views."""
