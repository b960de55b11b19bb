# Командная строка.

game-kingsburg = Кингсбург
game-kingdom-builder = Kingdom Builder

cli-help-app = Кингсбург и Kingdom Builder: играть, моделировать, пересматривать, проверять.
cli-help-games = Показать игры, число мест и настройки.
cli-help-play = Играть в терминале: против ботов или с друзьями за одной клавиатурой.
cli-help-simulate = Дать ботам сыграть много партий и посчитать.
cli-help-replay = Пройти записанную партию по шагам.
cli-help-verify = Пересчитать по зерну каждый бросок и каждую карту оконченной партии.
cli-help-bench = Измерить скорость движка на этой машине.
cli-help-serve = Открыть стол в браузере: сервер на этой машине.
cli-help-worker = Играть за ботов для серверов с общей базой PostgreSQL.
cli-help-host = Адрес, на котором ждать соединений.
cli-help-port = Порт, на котором ждать соединений.
cli-help-database = Где хранить партии: адрес SQLAlchemy; иначе файл в вашей папке данных.
cli-help-open = Открыть страницу в браузере.
cli-help-train = Обучить веса бота игрой с самим собой, продолжая с того, что есть в файле.
cli-help-weights = Файл весов: откуда продолжать и куда писать.
cli-help-rounds = Сколько раундов всего; если не указано — разумное число.
cli-help-round-games = Партий (Kingdom Builder: пар партий на каждый из шести сдвигов) в раунде; если не указано — разумное число.
cli-help-width = Кингсбург: 0 — учиться на партиях оруженосцев, иначе рыцарей, следящих за стольким числом размещений.
cli-help-game = Игра: см. «kingcraft games».
cli-help-file = Файл записи.
cli-help-seats = Сколько мест (0: наименьшее число, для bench — все).
cli-help-seed = Одно и то же число даёт одну и ту же партию.
cli-help-option = Настройка игры в виде имя=значение или имя=@файл; можно указать несколько раз.
cli-help-json = Вывести JSON вместо таблицы.
cli-help-lang = Язык: en, fr или ru.
cli-help-players = Кто где сидит, через запятую: «me» или имя бота.
cli-help-save = Записать партию в этот файл.
cli-help-games-count = Сколько партий.
cli-help-bot = Бот на каждом месте.
cli-help-workers = Сколько процессов.
cli-help-seat = Показать то, что видело это место (A–E); иначе то, что видел зритель.
cli-help-all = Вывести все ходы и последнюю позицию, не по шагам.
cli-help-seconds = Сколько секунд мерить каждую строку.

cli-error = Нельзя: { $message }
cli-serving = Стол здесь: { $address } (Ctrl-C — выход; партии сохраняются).
cli-working = идёт работа
cli-compiled = скомпилирован
cli-interpreted = интерпретируется
cli-which-game = Какая игра? [1]
cli-how-many = Сколько игроков, от { $least } до { $most }? [{ $least }]
cli-commitment = Кости заданы зерном, его SHA-256: { $commitment }. Зерно будет показано в конце.
cli-turn = { $seat }: { $task }
cli-only-move = Ввод играет «{ $move }» — единственный ход.
cli-commands = Ход в нотации или # и его номер; undo, save ФАЙЛ, quit.
cli-hand-over = Передайте клавиатуру игроку { $seat } и нажмите Ввод.
cli-score = { $mark } { $seat } { $score }
cli-winners = { $count ->
    [one] Победил игрок { $seats }.
   *[other] Победу делят { $seats }.
}
cli-saved = Запись партии: { $file }.
cli-replay = { $at } из { $last }: Ввод — дальше, b — назад, число — туда, q — конец
cli-verified = { $moves ->
    [one] { $moves } ход верен
    [few] { $moves } хода верны
   *[many] { $moves } ходов верны
}, { $dealt ->
    [one] { $dealt } бросок или карта получены
    [few] { $dealt } броска и карты получены
   *[many] { $dealt } бросков и карт получены
} из зерна, и его SHA-256 — обязательство { $commitment }. Результат: { $scores }.

cli-column-game = игра
cli-column-seats = места
cli-column-options = настройки
cli-column-bots = боты
cli-column-games = партии
cli-column-games-rate = партий/с
cli-column-actions-rate = действий/с
cli-column-copies-rate = копий/с
cli-column-mode = режим
cli-column-length = действий в партии
cli-column-points = очки
cli-column-points-by-seat = очки по местам
cli-column-wins-by-seat = победы по местам

ruling-bot-unknown = Бота «{ $bot }» нет. Есть: { $known }.
ruling-seat-unknown = Места «{ $seat }» нет. Есть: { $known }.
ruling-language-unknown = Языка «{ $lang }» нет. Есть: { $known }.
ruling-option-form = «{ $text }» — не настройка; нужно имя=значение.
ruling-file-unreadable = Не удалось прочесть { $file }: { $reason }.
ruling-file-unwritable = Не удалось записать { $file }: { $reason }.
ruling-server-missing = Серверу нужен пакет «{ $module }»: установите kingcraft[server].
ruling-option-no-file = { $game } не читает настройку «{ $option }» из файла.
ruling-port-taken = Нельзя слушать { $host }, порт { $port }: { $reason }. Возможно, свободен другой: --port 8001.
