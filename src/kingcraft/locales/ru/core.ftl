# Решения и ошибки, общие для всех игр.

# Названия игр.
game-kingsburg = Кингсбург
game-kingdom-builder = Kingdom Builder

# Тот, к кому обращаются, в списке игроков.
seat-you = вы

ruling-seats = В игру { $game } играют от { $least } до { $most } человек, а не { $seats }.
ruling-game-unknown = Игры «{ $game }» нет. Есть: { $known }.
ruling-game-broken = Пакет с игрой «{ $game }» не загружается: { $reason }.
ruling-option-unknown = У игры { $game } нет настройки «{ $option }». Есть: { $known }.
ruling-option-value = Настройка «{ $option }» не может быть «{ $value }». Возможны: { $known }.
ruling-position-field = Такой позиции быть не может: поле «{ $field }» равно «{ $value }».
ruling-record-fault = Строка { $line }, столбец { $column }: { $reason }
ruling-record-title = Запись партии начинается строкой «{ $title }».
ruling-record-header = «{ $text }» — не строка заголовка; нужно «имя: значение».
ruling-record-twice = «{ $key }» стоит в заголовке дважды.
ruling-record-missing = В заголовке не указано «{ $key }».
ruling-record-number = «{ $key }» должно быть числом, а не «{ $text }».
ruling-record-hex = «{ $key }» — это 64 шестнадцатеричные цифры.
ruling-record-position = Позиция — не читаемый JSON.
ruling-record-names = Имена в записи — это список, по тексту на каждое место (всего { $count }), например ["Анна", "Борис"].
ruling-record-date = Дата в записи пишется как 2026-11-16, а не «{ $text }».
ruling-record-order = Здесь ожидается ход { $number }, а не «{ $text }».
ruling-record-who = После номера указывают, кто ходит: { $known }.
ruling-record-no-move = Ход не указан.
ruling-record-cut = Запись обрывается: нет последней строки «{ $end }».
ruling-record-after-end = После строки «{ $end }» ничего быть не может.
ruling-record-over = Партия уже окончена; ходов больше быть не может.
ruling-record-turn = Сейчас ход { $turn }, а не { $who }.
ruling-record-unfinished = Заголовок говорит об оконченной партии, но { $count ->
    [one] записан лишь { $count } ход, и игра продолжается.
    [few] записано лишь { $count } хода, и игра продолжается.
   *[many] записано лишь { $count } ходов, и игра продолжается.
}
ruling-record-result = Результат не соответствует ходам: они дают { $result }.
ruling-record-seed = Зерно не соответствует обязательству: обещано было другое.
ruling-verify-no-seed = Проверить можно только запись с обязательством, а запись оконченной партии — ещё и с зерном.
ruling-verify-outcome = Ход { $move }: записано «{ $said }», а зерно даёт «{ $due }».
ruling-verify-promise = Соль номер { $number } — не та, что была обещана до игры.
ruling-verify-setup = Строка «setup» говорит о другой игре, другом числе мест или других настройках, чем запись.
ruling-verify-seats = «{ $text }» — не то, что может добавить место: нужны буква места, двоеточие и число, места по порядку.
ruling-verify-draws = В записи не те броски и карты, что видел ваш браузер: их число { $due }, а не { $said }.
ruling-verify-salt = Числа { $salt } нет в доказательстве: броски сделаны без него. Других чисел: { $count }.
ruling-undo-nothing = Отменять нечего.
ruling-undo-chance = С тех пор выпали кубики или карты: увиденное не отменить.
ruling-undo-other = Ваш черёд прошёл: последний ход — { $seat }.
ruling-undo-over = Партия окончена; отменить ничего нельзя.
ruling-notation = «{ $text }» — здесь это не ход. Например: { $example }
ruling-phrase = «{ $text }» идёт уже после вашего решения; делайте по одному ходу.
ruling-not-here = Сейчас так сходить нельзя. Можно, например: { $example }
ruling-no-such-action = { $action } — не номер хода ни в одной игре.
percent = { $number } %
labelled = { $label }: { $value }
reason-missing = его нет
reason-denied = нет доступа
reason-folder = это папка
reason-no-folder = часть пути — не папка
reason-full = диск полон
reason-in-use = он занят
reason-no-address = у этой машины нет такого адреса
reason-no-text = это не текст в UTF-8
reason-other = ошибка системы { $code }
reason-unreachable = база не отвечает
reason-password = пароль или пользователь не приняты
reason-damaged = он повреждён; положите на его место резервную копию
reason-no-database = это не база данных
reason-said = исходное сообщение: «{ $words }»

# Содержимое, которое не читается: какой файл, какая запись, какое поле и что было бы верно.

ruling-entry-unknown = { $file }, { $entry }: поля «{ $field }» нет. Есть: { $known }.
ruling-entry-missing = { $file }, { $entry }: не хватает поля «{ $field }».
ruling-entry-word = { $file }, { $entry }, { $field }: слово «{ $value }» неизвестно. Известны: { $known }.
ruling-entry-name = { $file }, { $entry }, { $field }: «{ $value }» — не имя. Имя состоит из строчных латинских букв, цифр и дефисов, в нём есть хотя бы одна буква, не больше { $most } знаков, и оно не оканчивается на -text.
ruling-entry-number = { $file }, { $entry }, { $field }: «{ $value }» — не целое число от { $least } до { $most }.
ruling-entry-list = { $file }, { $entry }, { $field }: «{ $value }» — не список. Список выглядит так: [1, 2].
ruling-entry-part = { $file }, { $entry }, { $field }: «{ $value }» — не таблица полей. Такая таблица выглядит так: { "{" } gold = 1 { "}" }.
ruling-entry-empty = { $file }, { $entry }, { $field }: здесь ничего не сказано. Заполните поле или уберите его.
ruling-entry-again = { $file }, { $entry }, { $field }: «{ $value }» сказано дважды. Достаточно одного раза.
ruling-entry-many = { $file }, { $entry }, { $field }: { $count } — слишком много; не больше { $most }.
ruling-entry-dice = { $file }, { $entry }, { $field }: вместе с остальным, что может быть у игрока, кубиков одного цвета выходит { $count }; не больше { $most }.
ruling-entry-neither = { $file }, { $entry }, { $field }: нужно одно из этого, и не два исключающих друг друга: { $known }.
ruling-entry-holder = { $file }, { $entry }, { $field }: «{ $value }» бывает только у { $kind }.
ruling-entry-twin = { $file }, { $entry }, { $field }: «{ $value }» уже занято ({ $other }). Выберите другое.
ruling-entry-reserved = { $file }, { $entry }, { $field }: слово «{ $value }» уже занято в нотации. Выберите другое имя.
ruling-entry-toml = { $file } не читается как TOML; ошибка в строке и столбце { $place }.
ruling-entry-deep = { $file }: таблицы слишком глубоко вложены друг в друга.
ruling-entry-table = { $file }: таблицы «{ $field }» нет. Есть: { $known }.
ruling-entry-tables = { $file }: каждая запись начинается строкой [[{ $field }]], в двойных скобках.
ruling-pack-head = Пакет называют один раз: в таблице [pack] есть строка вроде name = "moj-paket". Таких таблиц здесь { $count }.
ruling-pack-bytes = Пакет слишком велик: байтов { $size }, а можно не больше { $most }.
ruling-pack-entries = В пакете от 1 до { $most } записей, а не { $count }.
ruling-pack-text = { $file }, { $entry }, { $field }: «{ $value }» — не текст длиной от 1 до { $most } знаков.
ruling-pack-sign = { $file }, { $entry }, { $field }: знак «{ $value }» не может стоять в имени или тексте. Подойдут простые слова.
ruling-pack-broken = Пакет «{ $value }» не читается: должны идти подряд его имя, его хеш и содержимое.
ruling-pack-hash = Пакет «{ $value }» — не тот, который назван хешем: его изменили.
ruling-pack-json = { $file } не читается как JSON.
ruling-position-moves = Такой позиции быть не может: её ходы нельзя записать.
ruling-argument-whole = «{ $name }» — целое число, а не { $value }.
ruling-argument-position = Позиция — это словарь, как его пишет State.dump, а не { $value }.
ruling-argument-record = Запись партии — это текст, а не { $value }.
