# Арена: много партий между ботами и что они показывают.

cli-help-ladder = Дать ботам сыграть друг с другом на всех местах и расставить их по силе.
cli-help-bots = Боты через запятую: имя, имя и время на раздумье после @ (king@0.5s, knight@200p) или файл.py:Класс.
cli-help-ladder-games = Сколько партий на каждую пару; округляется вверх, чтобы сыграть с каждого места.
cli-help-ladder-workers = Сколько процессов (0: по одному на процессор).
cli-help-ray = Играть на кластере Ray по этому адресу; «local» запускает его здесь.
cli-help-think-seconds = Сколько секунд бот думает над решением, если это не указано в имени.
cli-help-think-playouts = Сколько пробных партий на решение вместо секунд: одни и те же ходы на любой машине.
cli-help-csv = Записать таблицу ещё и в этот файл.
cli-help-report = Записать в эту папку страницу с графиками.
cli-help-resume = Хранить сыгранные партии в этом файле и продолжать с тех, что в нём есть (иначе — в вашем кэше).
cli-help-fresh = Забыть партии прежнего запуска и начать заново.

ladder-title = { $game }: лестница, мест: { $seats }
ladder-pairing-two = { $games ->
    [one] В каждой паре { $games } партия
    [few] В каждой паре { $games } партии
   *[many] В каждой паре { $games } партий
}: каждый расклад костей и карт играется дважды, с обменом мест. Равенство — 50 %. Интервалы 95-процентные; разделённая победа считается за половину.
ladder-pairing-more = В строке один бот играет против копий другого на остальных местах (их { $others }); { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}: каждый расклад костей и карт играется по разу с каждого места. Равенство — { $even }. Интервалы 95-процентные; разделённая победа считается за свою долю.
ladder-known = { $count ->
    [one] { $count } партия уже была
    [few] { $count } партии уже были
   *[many] { $count } партий уже было
} в { $file }.
ladder-kept = Сыгранные партии — в { $file }; та же команда продолжит с этого места.
ladder-faults = Бот { $bot } отказал { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[many] { $count } раз
} против { $against }, и за него был сыгран другой ход; причина — в журнале.
ladder-report = Отчёт: { $file }.

ladder-head-matrix = Кто кого побеждает
ladder-read-matrix = Бот строки выигрывает такую долю партий у бота столбца. Зелёное — больше равенства, красное — меньше; ниже стоит 95-процентный интервал.
ladder-head-rating = Рейтинги
ladder-read-rating = Openskill (Плакетт — Льюс) по всем партиям. Надёжный рейтинг — сила минус три сомнения.
ladder-head-points = Очки
ladder-read-points = Как часто каждый бот набирал сколько очков; черта — среднее.
ladder-head-length = Длина партии
ladder-read-length = Действия за партию, вместе с костями и картами; черта — среднее.
ladder-head-time = Время на решение
ladder-read-time = Там, где было из чего выбирать. Половина решений заняла не больше p50, все, кроме одного из ста, — не больше p99.
ladder-head-figures = Все числа
ladder-read-figures = Те же, что печатает команда.
ladder-head-command = Как повторить

ladder-column-bot = бот
ladder-column-against = против
ladder-column-games = партии
ladder-column-wins = победы
ladder-column-interval = 95 %
ladder-column-points = очки
ladder-column-p50 = p50
ladder-column-p99 = p99
ladder-column-skill = сила
ladder-column-doubt = сомнение
ladder-column-sure = надёжно

ruling-ladder-bots = Для лестницы нужны хотя бы два разных бота, а не «{ $bots }».
ruling-bot-thinking = «{ $bot }»: после @ идёт время на раздумье, 0.5s (секунды) или 200p (пробные партии), а не «{ $text }».
ruling-bot-file = Не удалось выполнить { $file }: { $reason }.
ruling-bot-class = В { $file } нет класса «{ $name }», который был бы ботом (Bot).
ruling-arena-workers-lost = Процессы снова и снова гибнут, не доиграв ни одной партии. Один процесс (--workers 1) покажет почему.
ruling-arena-no-ray = Для кластера нужен Ray: pip install "kingcraft[cluster]".
ruling-arena-no-cluster = Кластер Ray по адресу «{ $address }» недоступен: { $reason }
ruling-arena-other-code = У одного из исполнителей другая версия Kingcraft, чем у вас; его партии были бы другими. Установите на всех машинах одну и ту же версию и не меняйте код, пока идёт лестница.
ruling-thinking-twice = Укажите либо секунды, либо пробные партии, но не то и другое.
