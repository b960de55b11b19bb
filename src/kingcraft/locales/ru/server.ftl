# В чём сервер отказывает и те немногие слова, что он говорит сам.

ruling-server-begun = Партия уже началась.
ruling-server-bot-plays = За место { $seat } сейчас играет бот. Сначала вернитесь на место.
ruling-server-no-bot-plays = За место { $seat } бот не играет.
ruling-server-busy = Стол сейчас очень занят. Попробуйте ещё раз.
ruling-server-clock = Часам нужна хотя бы одна секунда.
ruling-server-fault = На сервере произошла ошибка; ничего не изменилось. Она записана в журнал.
ruling-server-fork-seats = { $count ->
    [one] В этой партии { $count } место; скажите, кто его займёт.
    [few] В этой партии { $count } места; скажите, кто займёт каждое.
   *[many] В этой партии { $count } мест; скажите, кто займёт каждое.
}
ruling-server-full = Все места заняты. Вы можете наблюдать.
ruling-server-hello-twice = Вы уже поздоровались.
ruling-server-impossible = Игра не может понять такую расстановку.
ruling-server-nameless = Прежде чем говорить, выберите имя.
ruling-server-no-hello = Соединение началось не с понятного мне приветствия.
ruling-server-no-hints = За этим столом играют без подсказок.
ruling-server-no-match = Такого стола нет. Возможно, ссылка неполная.
ruling-server-no-page = По этому адресу ничего нет.
ruling-server-no-seat = За этим столом нет места { $seat }.
ruling-server-no-such-ply = Сделано ходов: { $plies }, а не { $ply }.
ruling-server-no-thought = Совет не пришёл вовремя. Попробуйте ещё раз.
ruling-server-nobody = Сначала выберите имя.
ruling-server-not-away = Место { $seat } пустует ещё недостаточно долго.
ruling-server-not-begun = Партия ещё не началась.
ruling-server-not-host = Это может только хозяин стола.
ruling-server-not-invited = За этот стол садятся по приглашению. Попросите полную ссылку.
ruling-server-not-open-yet = Всё можно будет увидеть после конца партии, не раньше.
ruling-server-not-over = Это возможно после конца партии.
ruling-server-not-playing = Партия не идёт.
ruling-server-not-seated = У вас нет места, которое это позволяет.
ruling-server-not-your-seat = Место { $seat } не ваше.
ruling-server-not-your-turn = Сейчас не ваш ход.
ruling-server-open-tables = { $most ->
    [one] Вас уже ждёт { $most } стол. Сначала начните за ним игру или покиньте его.
    [few] Вас уже ждут { $most } стола. Сначала начните игру за одним из них или покиньте его.
   *[many] Вас уже ждут { $most } столов. Сначала начните игру за одним из них или покиньте его.
}
ruling-server-origin = Страницам другого сайта нельзя пользоваться этим сервером.
ruling-server-record-long = В записи { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}; загрузить можно не больше { $most }.
ruling-server-rematched = Ответная партия уже есть.
ruling-server-resigned = Место { $seat } сдалось.
ruling-server-restart = Сервер перезапускается. Вы снова подключитесь через мгновение.
ruling-server-said-enough = { $most ->
    [one] За этим столом уже сказана { $most } реплика — больше нельзя.
    [few] За этим столом уже сказаны { $most } реплики — больше нельзя.
   *[many] За этим столом уже сказано { $most } реплик — больше нельзя.
}
ruling-server-seat-taken = Место { $seat } занято.
ruling-server-seats-open = { $count ->
    [one] Ещё { $count } место свободно. Подождите или отдайте его боту.
    [few] Ещё { $count } места свободны. Подождите или отдайте их ботам.
   *[many] Ещё { $count } мест свободны. Подождите или отдайте их ботам.
}
ruling-server-stale = Игра ушла вперёд: сделано ходов { $ply }, а вы видели { $seen }.
ruling-server-too-big = Слишком много; отправить можно не больше { $most } кБ.
ruling-server-too-fast = Слишком часто. Подождите немного.
ruling-server-unproven = Ваш ключ здесь неизвестен. Откройте свою ссылку для возвращения или выберите имя заново.
ruling-server-unreadable = Сообщение не читается в месте «{ $where }»: { $what }.
ruling-server-version = Эта страница говорит на версии { $theirs } протокола, а сервер — на версии { $ours }. Обновите страницу.
ruling-server-watchers-silent = Зрители могут говорить до и после партии.
ruling-server-worker-alone = Работнику нужна база PostgreSQL, общая с серверами. С SQLite сервер сам играет за ботов.
server-page-title = Kingcraft
server-page-not-built = Сервер работает, но веб-стол не встроен в эту установку. Установите через «make play» или соберите его с помощью tools/build_web.py.
