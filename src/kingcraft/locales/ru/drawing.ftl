# Слова, которые встречаются только на рисунках полей.

drawing-kingdom-builder = Карта Kingdom Builder
drawing-round = Раунд { $round }
drawing-over = Игра окончена
drawing-discards = Сброс
drawing-kingsburg = Стол «Кингсбурга»
drawing-year = Год { $year }
drawing-passed = пас
drawing-phase-aid = Помощь
drawing-phase-spring = Весна
drawing-phase-reward = Награда
drawing-phase-summer = Лето
drawing-phase-envoy = Посланник
drawing-phase-autumn = Осень
drawing-phase-recruit = Набор
drawing-phase-winter = Зима
