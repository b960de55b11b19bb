# Слова, которые встречаются только на рисунках полей.

drawing-kingdom-builder = Карта «Королевства»
drawing-round = Раунд { $round }
drawing-over = Игра окончена
drawing-discards = Сброс
