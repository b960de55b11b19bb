# Looking back: where a game was won, what was luck and what was skill.

cli-help-review = Разобрать законченную партию: где она решилась, что дала удача, а что — умение.
cli-help-review-samples = Сколько продолжений играть из каждой позиции и сколько раз пробовать каждый ход.
lookback-column-seat = место
lookback-column-began = начало
lookback-column-result = итог
lookback-column-luck = удача
lookback-column-skill = свои ходы
lookback-column-others = чужие ходы
lookback-column-adjusted = без удачи
lookback-column-decisions = решений
lookback-column-error = средняя ошибка
lookback-column-mistakes = промахов
lookback-move = { $words } ({ $notation })
lookback-mistake = Ход { $ply }, { $seat }. Промах: { $played }. Лучше: { $instead }, на { $by } ± { $spread } пункта: { $why }.
lookback-fine = Ход { $ply }, { $seat }. Отличный ход: { $played }. Следующий по силе: { $instead }, хуже на { $by } ± { $spread } пункта. Почему: { $why }.
lookback-how = Всё — в пунктах шанса на победу. Удача — то, что изменили кубики и карты; «без удачи» — итог за её вычетом. Ошибка — то, что потеряно по сравнению с лучшим ходом, о котором подумал бы хороший игрок, зная лишь то, что мог знать этот; промахом зовётся только то, что больше разброса.
ruling-lookback-unfinished = Разобрать можно лишь законченную партию: до этого часть карт ещё тайна.

# -- the terminal and its reports
cli-help-review-files = Записи законченных партий или папки с ними.
lookback-title = { $count ->
    [one] { $game }: разбор { $count } партии
    [few] { $game }: разбор { $count } партий
   *[other] { $game }: разбор { $count } партий
}
lookback-column-player = игрок
lookback-column-games = партий
lookback-column-grade = сыграно как
lookback-column-move = ход
lookback-column-played = сыграно
lookback-column-better = лучше
lookback-column-loss = потеря
lookback-column-next = следующий
lookback-column-gain = лучше на
lookback-column-why = почему
lookback-head-course = Ход партии
lookback-read-course = Шансы игроков на победу после каждого хода. Линии различаются штрихом и именами на концах.
lookback-head-seats = Удача и умение
lookback-read-seats = Начальный шанс, удача, свои и чужие ходы вместе дают итог.
lookback-head-mistakes = Промахи
lookback-read-mistakes = Решения, в которых другой ход был несомненно лучше: в пунктах шанса на победу, с разбросом.
lookback-head-fine = Отличные ходы
lookback-read-fine = Решения, с которыми ничто другое, несомненно, не сравнится и которые увидел бы не каждый; указано, насколько хуже следующий по силе ход.
lookback-head-players = Игроки
lookback-read-players = Средние по всем партиям, в пунктах шанса на победу. Со временем удача сходит на нет: ± — её стандартная ошибка.
lookback-head-errors = Ошибки
lookback-read-errors = Шанс, потерянный за одно решение, в пунктах; отрезок — две стандартные ошибки.
lookback-head-phase = Ошибки по частям партии
lookback-read-phase = В пунктах шанса на победу за одно решение, со стандартной ошибкой и числом решений.
lookback-head-kind = Ошибки по видам решений
lookback-read-kind = В пунктах шанса на победу за одно решение, со стандартной ошибкой и числом решений.
lookback-phase-beginning = начало
lookback-phase-middle = середина
lookback-phase-end = конец
lookback-kind-influence = влияние на советников
lookback-kind-build = строительство
lookback-kind-recruit = наём воинов
lookback-kind-reroll = перебросы
lookback-kind-losses = потери
lookback-kind-end = конец хода или сезона
lookback-kind-other = прочее
lookback-grade-page = паж
lookback-grade-squire = оруженосец
lookback-grade-knight = рыцарь
lookback-grade-king = король

# -- чем один ход лучше другого
lookback-than-played = после сыгранного
lookback-than-next = после следующего по силе
lookback-amount = { $game ->
    [kingdom-builder] { $count } { $count ->
        [one] золото
       *[other] золота
    }
   *[other] { $count } { $count ->
        [one] очко
        [few] очка
       *[other] очков
    }
}
lookback-why-own = в конце примерно на { $own } больше, чем { $than }
lookback-why-both = в конце примерно на { $own } больше, чем { $than }, а у лучшего из соперников на { $rival } меньше
lookback-why-race = в конце примерно на { $own } больше, чем { $than }, а у лучшего из соперников — лишь на { $rival }
lookback-why-rival = у лучшего из соперников в конце примерно на { $rival } меньше, чем { $than }
lookback-why-ahead = в конце чаще впереди, чем { $than }

# -- the page
look-back-ask = Покажет, где решилась партия: что дала удача, а что — умение. Это займёт около минуты; итог увидит весь стол.
look-back-begin = Разобрать эту партию
look-back-wait = { $minutes ->
    [one] Это займёт около { $minutes } минуты.
    [few] Это займёт около { $minutes } минут.
   *[other] Это займёт около { $minutes } минут.
}
look-back-waiting = { $ahead ->
    [0] Сейчас начнётся.
    [one] Перед вашей — { $ahead } партия.
    [few] Перед вашей — { $ahead } партии.
   *[other] Перед вашей — { $ahead } партий.
}
look-back-working = Разбор: { $share }
look-back-cancel = Отменить
look-back-failed = Разбор не удался. Попробуйте ещё раз.
look-back-again = Ещё раз
look-back-chances = Шанс на победу
look-back-chart = Шанс на победу по ходу партии
look-back-chart-words = { $name }: вначале { $began }, в конце { $result }
look-back-given-up = Партию не доиграли: итог — шанс, каким он был тогда.
look-back-seat = Место
look-back-began = Начало
look-back-result = Итог
look-back-luck = Удача
look-back-skill = Свои ходы
look-back-others = Чужие ходы
look-back-adjusted = Без удачи
look-back-error = Средняя ошибка
look-back-like = Сыграно как
look-back-worst = Самые дорогие промахи
look-back-best = Лучшие ходы
look-back-none = Явных нет.
look-back-moment = После хода { $ply }, { $name }:
look-back-lost = Потеряно { $by } п., ± { $spread }
look-back-gained = На { $by } п. лучше следующего, ± { $spread }
look-back-played = Сыграно: { $move }
look-back-better = Лучше: { $move }
look-back-next = Следующий по силе: { $move }
look-back-why = Почему: { $why }
look-back-next-mistake = К следующему промаху
look-back-last-mistake = К предыдущему промаху
look-back-more-of-it = Подробнее об этом ходе
look-back-practise = { $count ->
    [1] Поработать над этим промахом
    [one] Поработать над { $count } промахом
   *[other] Поработать над { $count } промахами
}
look-back-mark-mistake = промах
look-back-mark-fine = отличный ход
look-back-rough = «Сыграно как» сравнивает ошибку с ошибками ботов в играх между собой. По одной партии это лишь прикидка: собственный ранг бот получает примерно в каждой второй партии, а в остальных почти всегда соседний.
look-back-how = В пунктах шанса на победу. Начальный шанс, удача, свои и чужие ходы вместе дают итог. Промах — ход, который явно, сверх разброса, хуже другого по тому, что мог знать игрок (проб: { $trials }).

# -- practice
look-back-practice = Практика
look-back-puzzles = Найдите лучший ход
look-back-puzzles-text = Позиции из ваших партий, где другой ход был несомненно лучше, по три за раз. Сделайте свой ход на столе. Задачи берутся из партий, которые вы разобрали.
look-back-puzzle-try = { $game }, после хода { $ply }
look-back-judging = Ваш ход оценивается…
look-back-verdict-right = Верно:
look-back-verdict-good = Не хуже лучшего, насколько можно судить:
look-back-verdict-worse = Хуже на { $by } п. шансов на победу, ± { $spread }:
look-back-verdict-same = так и было сыграно
look-back-verdict-why = Почему? (подсказка)
look-back-verdict-hint = В пользу лучшего хода: { $why }
look-back-puzzle-show = Показать ответ
look-back-puzzle-next = Следующая задача
look-back-puzzle-all = Ко всем задачам
look-back-puzzle-replay = Посмотреть в партии
look-back-solved = Найдено: { $solved }. Пройдено: { $done } из { $count }.
look-back-all-done = Всё пройдено. Разберите ещё одну партию, и задачи появятся.
look-back-once-more = Пройти всё ещё раз
look-back-studies = Задачи из загруженных партий
look-back-studies-text = Над чьими промахами поработать?
look-back-study-seat = { $name }: { $count ->
    [0] промахов нет
    [one] { $count } промах, пройдено { $done }
    [few] { $count } промаха, пройдено { $done }
   *[other] { $count } промахов, пройдено { $done }
}
look-back-no-puzzles = Пока не на чем упражняться. Откройте свою партию и разберите её: промахи появятся здесь.
look-back-daily = { $game }: расклад дня, { $day }
look-back-daily-text = Одно и то же начало для всех на этом сервере, против рыцаря; дальше удача у каждого своя. Король играет его тоже.
look-back-daily-play = Сыграть расклад дня
look-back-daily-mine = К моему столу
look-back-daily-rank = Место
look-back-daily-finished = { $count ->
    [one] Доиграл { $count } игрок.
    [few] Доиграли { $count } игрока.
   *[other] Доиграли { $count } игроков.
}
look-back-daily-gap = Места между ними не показаны
look-back-daily-nobody = Пока никто не доиграл.
look-back-name = Имя
look-back-points = Очки
look-back-rival = Рыцарь
look-back-you = вы
look-back-daily-over = Посмотреть мою партию
look-back-won = Победа
look-back-yes = да
