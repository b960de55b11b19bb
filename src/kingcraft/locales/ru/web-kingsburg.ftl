# Стол «Кингсбурга» на странице.

web-kingsburg-court = Двор
web-kingsburg-province = Провинция
web-kingsburg-province-of = Провинция: { $name }
web-kingsburg-your-dice = Ваши кубики
web-kingsburg-die = Кубик: { $face }
web-kingsburg-die-white = Белый кубик: { $face }
kingsburg-neutral-dice = Ничейные кубики
kingsburg-dice-of = { $who }: { $dice }
web-kingsburg-reached = Ваших кубиков хватает на этого советника.
web-kingsburg-token = Жетон «+2»
web-kingsburg-token-text = Прибавляет 2 к группе кубиков. По правилам 2012 года за сезон для влияния годится только один.
web-kingsburg-market = Рынок
web-kingsburg-market-text = Раз в сезон одна группа может встать на советника на 1 выше или ниже своей суммы.
web-kingsburg-envoy = Королевский посланник
web-kingsburg-envoy-text = Повлияйте на занятого советника или постройте второе здание за сезон.
web-kingsburg-sum = Сумма выбранных кубиков: { $sum }
web-kingsburg-ways-said = { $count ->
    [one] { $count } способ: { $way }. Выберите советника ещё раз, чтобы применить его.
    [few] { $count } способа. Самый дешёвый: { $way }. Выберите советника ещё раз, чтобы применить его.
   *[other] { $count } способов. Самый дешёвый: { $way }. Выберите советника ещё раз, чтобы применить его.
}
web-kingsburg-ways = Как повлиять на этого советника
web-kingsburg-influence = Повлиять: { $advisor }
web-kingsburg-or = или так
web-kingsburg-could-reach = Оставшихся кубиков хватает на:
web-kingsburg-goods = Товары
web-kingsburg-take = Взять: { $good }. Выбрано: { $count }
web-kingsburg-give = Отдать: { $good }. Выбрано: { $count }
web-key-dice = выбрать кубик (с Shift — белый)
web-key-helps = жетон «+2», Рынок, посланник
web-key-choice = следующий возможный выбор
web-key-court = пройти по двору
web-key-clear = вернуть кубики
web-kingsburg-again = Выбрать заново
web-kingsburg-built = Построено
web-kingsburg-left-first = Сначала здание слева.
web-kingsburg-missing = Не хватает: { $goods }
web-kingsburg-now = Хватает товаров уже сейчас.
web-kingsburg-soon = Хватит после помощи советников.
web-kingsburg-calendar = Год
web-kingsburg-phase-aid = У кого меньше всех зданий (затем товаров), тот весной бросает ещё один белый кубик; при равенстве каждый берёт по товару.
web-kingsburg-phase-spring = Первый урожай.
web-kingsburg-phase-reward = 1 очко тому, у кого больше всех зданий; при равенстве — каждому.
web-kingsburg-phase-summer = Второй урожай.
web-kingsburg-phase-envoy = Посланник достаётся тому, у кого меньше всех зданий (затем товаров); при равенстве — никому.
web-kingsburg-phase-autumn = Третий урожай.
web-kingsburg-phase-recruit = Воины за товары, в порядке хода.
web-kingsburg-phase-winter = Приходит враг; королевский кубик помогает всем.
web-kingsburg-if-now = Сейчас досталось бы: { $names }
web-kingsburg-enemy = Сила врага
web-kingsburg-only-you = Это видели только вы.
web-kingsburg-looked = Знает врага: { $name }
web-kingsburg-years = Следующие годы
web-kingsburg-strength = Боевая мощь
web-kingsburg-strength-text = Воины и здания вместе.
web-kingsburg-reroll-sum = Сумма { $now }, в среднем { $mean }; больше — { $higher }
web-kingsburg-reroll-reach = доступно советников: { $now } → { $mean }
web-kingsburg-reroll-place = место в очереди: { $now } → { $mean }
web-kingsburg-offers = Предложения в конце сезона
web-kingsburg-recruits = Шансы этой зимой
web-kingsburg-more-soldiers = { $count ->
    [0] как сейчас
    [one] +{ $count } воин
    [few] +{ $count } воина
   *[other] +{ $count } воинов
}
web-kingsburg-odds-with = { $count ->
    [0] Как сейчас: победа { $win }, ничья { $draw }, поражение { $lose }.
    [one] С { $count } новым воином: победа { $win }, ничья { $draw }, поражение { $lose }.
   *[other] С { $count } новыми воинами: победа { $win }, ничья { $draw }, поражение { $lose }.
}
web-kingsburg-build-twice = Королевский посланник позволяет построить в этом сезоне второе здание.
web-kingsburg-left-after = Останется: { $goods }
web-kingsburg-victory = Победа
web-kingsburg-draw = Ничья
web-kingsburg-defeat = Поражение
web-kingsburg-part-soldiers = Воины
web-kingsburg-part-die = Королевский кубик
web-kingsburg-part-token = Жетон воинов
web-kingsburg-part-own-die = Свой кубик
web-kingsburg-odds = Пока что: победа { $win }, ничья { $draw }, поражение { $lose }.
web-kingsburg-odds-draw = ничья { $share }
web-kingsburg-odds-token = { $odds } Для этого нужен жетон воинов { $tokens }.
web-kingsburg-open = Посмотреть провинцию: { $name }
web-kingsburg-winter = Зима
web-kingsburg-kings-die = Королевский кубик
web-kingsburg-on = Дальше
web-kingsburg-plan-gone = { $advisor }: теперь не достать. Выберите другое.
web-kingsburg-panes = Что показать
web-kingsburg-pane-court = Двор
web-kingsburg-pane-province = Провинция
web-kingsburg-pane-log = Журнал
web-kingsburg-battle = Битва: если бы сейчас
web-kingsburg-battle-tokens = Битва, лучший жетон
web-kingsburg-pass-anyway = Всё равно спасовать
web-kingsburg-pass-warning = { $count ->
    [one] У вас ещё { $count } кубик, которым можно повлиять на советника. Нажмите ещё раз, чтобы спасовать до конца сезона.
    [few] У вас ещё { $count } кубика, которыми можно повлиять на советников. Нажмите ещё раз, чтобы спасовать до конца сезона.
   *[many] У вас ещё { $count } кубиков, которыми можно повлиять на советников. Нажмите ещё раз, чтобы спасовать до конца сезона.
}
web-kingsburg-pane-rivals = Соперники
provenance-single-source = Известно только из одного источника.
provenance-house = Карта, придуманная для этого издания.
web-kingsburg-dice-left = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
}
web-kingsburg-goods-left = { $count ->
    [one] ещё { $count } товар
    [few] ещё { $count } товара
   *[many] ещё { $count } товаров
}
web-kingsburg-worth = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
web-tie-break-kingsburg = Побеждает тот, у кого больше товаров, затем — больше зданий.
