# Стол в браузере.

web-lead = Постройте королевство на ореховом столе: Kingdom Builder и «Кингсбург», с ботами или с друзьями, через минуту.
web-promise = Свободно и открыто. Без учётных записей, рекламы и слежки. Честность каждого броска и каждой карты можно доказать.
web-play-now = Играть
web-play-bots = Играть с ботами
web-set-up-table = Создать стол
web-about-kingdom-builder = Возьмите карту местности и постройте три поселения, всегда рядом со своими. Что приносит золото, говорят три карты, и в каждой партии они другие. От двух до четырёх игроков, полчаса.
web-about-kingsburg = Бросайте кости, добивайтесь милости советников короля, возводите здания и держитесь, когда зима приведёт врага. От двух до пяти игроков, полтора часа.
web-my-games = Ваши партии
web-open-tables = Открытые столы
web-open-none = Ни один стол не ждёт игроков.
web-watch = Смотреть
web-watch-none = Сейчас никто не играет открыто.
web-look-back = Вспомнить
web-look-back-none = Здесь будут ваши оконченные партии.
web-unofficial = Kingcraft — неофициальное открытое издание. «Кингсбург» и Kingdom Builder созданы их авторами и издателями; ни их рисунки, ни их тексты здесь не использованы.
web-won-by = Победа: { $name }
web-home = На главную
web-skip = Перейти к игре

web-import = Загрузить запись
web-import-text = В записи вся партия словами. Пройдите её по ходам или продолжите с любого места.
web-import-file = Из файла
web-import-paste = Или вставьте сюда
web-import-open = Открыть запись

web-settings = Настройки
web-language = Язык
web-your-name = Ваше имя
web-traveller = Путник
web-guest = Гость
web-theme = Освещение
web-theme-auto = как на устройстве
web-theme-light = день
web-theme-dark = свеча
web-pace = Темп соперников
web-pace-off = сразу
web-pace-quick = быстро
web-pace-calm = спокойно
web-pace-slow = медленно
web-sound = Звук, когда мой ход
web-letters = Буквы на клетках
web-running-worth = Показывать золото по ходу игры
web-keys = Клавиши
web-key-arrows = двигаться по карте
web-key-next = следующая доступная клетка
web-key-enter = выбрать
web-key-zoom = ближе, дальше, вся карта
web-key-undo = отменить
web-key-hint = подсказка
web-key-end = закончить ход
web-other-device = Скопировать ссылку для другого устройства
web-close = Закрыть
web-copy = Копировать
web-copied = Скопировано
web-qr = Ссылка в виде QR-кода

web-who-plays = Кто играет?
web-how = Как?
web-plan-me = Я
web-plan-bot = Бот
web-plan-open = Друг, по ссылке
web-plan-local = Кто-то за этим компьютером
web-plan-open-text = Вы получите ссылку.
web-level = Сила
web-level-random = Шут (как попало)
web-level-page = Паж (легко)
web-level-squire = Оруженосец (средне)
web-level-knight = Рыцарь (сильно)
web-level-king = Король (сильнее всех)
web-rank-random = Шут
web-rank-page = Паж
web-rank-squire = Оруженосец
web-rank-knight = Рыцарь
web-rank-king = Король
web-seat = Место { $seat }
web-name-of-seat = Имя на месте { $seat }
web-add-seat = Ещё место
web-remove-seat = Убрать место { $seat }
web-clock = Часы
web-clock-none = без часов
web-clock-minute = 1 минута на ход
web-clock-three = 3 минуты на ход
web-clock-half = по 20 минут, за ход ещё 10 с
web-clock-day = 1 день на ход
web-clock-days = 3 дня на ход
web-option-first = Кто начинает
web-option-edition = Правила
web-option-demons = Демоны отнимают
web-option-demons-points = очки
web-option-demons-building = здание
web-random = по жребию
web-allow-hints = Подсказки разрешены
web-listed = Показать стол в общем списке
web-set-up = Земля
web-set-up-random = Наугад
web-set-up-random-text = Четыре поля из восьми, три карты из десяти.
web-set-up-first-game = Первая партия
web-set-up-first-game-text = Поля и карты, чтобы научиться.
web-set-up-chosen = Своя
web-set-up-chosen-text = Выбрать и повернуть поля, выбрать карты.
web-set-up-boards = Четыре поля
web-set-up-cards = Три карты
web-set-up-cards-random = Меньше трёх — вытянем наугад.
web-turn-board = Повернуть поле
web-place-top-left = Слева вверху
web-place-top-right = Справа вверху
web-place-bottom-left = Слева внизу
web-place-bottom-right = Справа внизу
web-open-table = Открыть стол
web-start = Начать

web-waiting = { $count ->
    [one] Ждём ещё { $count } игрока
    [few] Ждём ещё { $count } игроков
   *[many] Ждём ещё { $count } игроков
}
web-ready = Все в сборе.
web-seat-open = Свободное место
web-seat-bot = Посадить бота
web-seat-free = Освободить место
web-kind-open = ждём кого-нибудь
web-kind-person = за своим устройством
web-kind-local = за компьютером хозяина
web-kind-bot = бот
web-invite = Отправьте эту ссылку друзьям:
web-sit-down = Сесть за стол
web-stand-up = Встать
web-fill-with = Свободные места займёт

web-sitting-down = Садимся за стол …
web-no-such-table = Такого стола нет.
web-round = круг { $round }
web-your-turn = Ваш ход.
web-turn-of = Думает { $name }
web-on-turn = ходит
web-you = вы
web-bot = бот
web-stand-in = вместо игрока бот
web-away = отошёл
web-over = Партия окончена.
web-undo = Отменить
web-hint = Подсказка
web-end-turn = Закончить ход
web-log = Журнал
web-log-empty = Пока ничего не произошло.
web-log-replaced = Вместо { $name } играет бот: { $level }.
web-log-returned = { $name } снова за столом.
web-log-resigned = { $name } сдаётся.
web-log-ended = Партия окончена.
web-earlier = Раньше
web-chat = Беседа
web-chat-empty = Скажите доброе слово.
web-chat-say = Сказать
web-send = Отправить
web-thinking = Думает …
web-ask-hint = Спросить
web-hint-empty = Спросите бота, как бы он сходил и почему.
web-hint-note = Процент — собственная оценка ботом вероятности победы.
web-hint-worth = Вероятность победы по оценке бота
web-hint-share = Сколько раздумий бот уделил этому ходу
web-fair-dice = Честный жребий
web-my-seat = Моё место
web-full-screen = Во весь экран
web-watchers = { $count ->
    [one] Смотрит { $count } человек
    [few] Смотрят { $count } человека
   *[many] Смотрят { $count } человек
}
web-connecting = Соединение …
web-reconnecting = Связь прервалась. Партия цела; пробуем снова …
web-back-online = Связь восстановлена. Ничего не потеряно.
web-line-lost = Связи сейчас нет, ход не отправлен. Попробуйте чуть позже.
web-offline = Сервер недоступен.
web-server-fault = Сервер ответил ошибкой ({ $status }).
web-take-back = Вернуться на место
web-let-bot-play = Пусть доиграет бот
web-resign = Сдаться
web-resign-sure = Сдаться окончательно
web-absent = { $name } не на связи.
web-replace = Пусть сыграет бот
web-watch-link = Ссылка для зрителей:

web-hand-over = Ходит { $name }
web-hand-over-text = За компьютер садится { $name }. Остальные не подглядывают.
web-hand-over-ready = Это я, { $name }

web-map = Карта
web-map-label = Карта. Стрелки двигают, n ведёт к следующему выбору, Enter выбирает.
web-map-role = игровая карта
web-zoom-in = Ближе
web-zoom-out = Дальше
web-zoom-fit = Вся карта
web-seats = За столом
web-cards = За что дают золото
web-your-turn-bar = Ваш ход
web-position = Позиция
web-moves = Что можно сделать
web-filter = Искать среди ходов
web-no-moves-now = Сейчас решать нечего.
web-supply = Осталось поселений
web-supply-text = Когда кто-то построит последнее, круг доигрывают, и партия окончена.
web-gold = Золото
web-gold-text = Сколько дали бы карты и замки, если бы партия кончилась сейчас.
web-worth-now = Сейчас:
web-deck = Карты местности
web-your-card = Ваша карта
web-block-left = { $count ->
    [one] осталось построить { $count } поселение
    [few] осталось построить { $count } поселения
   *[many] осталось построить { $count } поселений
}
web-tiles-left = { $count ->
    [0] Жетонов здесь не осталось.
    [one] Здесь остался { $count } жетон.
    [few] Здесь осталось { $count } жетона.
   *[many] Здесь осталось { $count } жетонов.
}
web-settlement-of = Поселение: { $name }

web-results = Итоги
web-you-win = Вы победили!
web-wins = { $count ->
    [one] Победа: { $names }
    [few] Победу делят { $names }
   *[many] Победу делят { $names }
}
web-by-points = Очков: { $points }.
web-by-tie-break = Очков поровну; решило правило для ничьей.
web-shared = Очков поровну; другого решения правила здесь не дают.
web-ending-resigned = Остальные сдались.
web-ending-abandoned = До конца никто не остался.
web-total = Всего
web-show-count = { $name }, { $source }: показать на карте
web-count-together = Сосчитать на карте
web-counted = { $name }, { $source }: { $points }
web-points-over-time = Очки по ходу партии
web-rematch = Реванш
web-replay = Просмотр партии
web-verify = Проверить жребий
web-export = Сохранить запись

web-fair-text = Перед первым ходом сервер задумал тайное число и огласил его отпечаток. Затем игроки добавили свои числа. Все кости и карты следуют из того и другого, так что никто не мог их выбрать. В конце тайна раскрывается, и браузер может пересчитать всё.
web-fair-commitment = Отпечаток тайны
web-fair-promised = Ваш браузер запомнил этот отпечаток, когда вы впервые увидели стол.
web-fair-salts = Что добавили игроки
web-fair-seed = Тайна
web-fair-later = Тайна раскроется, когда партия окончится.
web-verified = { $count ->
    [one] Верно: отпечаток тайны тот, что обещан, и из неё следует { $count } жребий.
    [few] Верно: отпечаток тайны тот, что обещан, и из неё следуют все { $count } жребия.
   *[many] Верно: отпечаток тайны тот, что обещан, и из неё следуют все { $count } жребиев.
}
web-verify-seed-wrong = Неверно: отпечаток тайны не тот, что обещан.
web-verify-wrong = Неверно: ход { $move } не следует из тайны.
web-verify-more = Это браузер вычислил сам — из того, что, по словам сервера, могло выпасть. Чтобы проверить и правила, сохраните запись и запустите «kingcraft verify».

web-seen-by = Чьими глазами
web-view-open = все карты открыты
web-view-watch = зритель
web-beginning = Начало.
web-to-beginning = К началу
web-to-end = К концу
web-back = Назад
web-next = Дальше
web-run = Пустить
web-pause = Пауза
web-moment = Место в партии
web-play-on = Играть отсюда
