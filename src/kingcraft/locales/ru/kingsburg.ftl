# Кингсбург: названия, краткие пояснения, ходы, вопросы и решения по правилам.

kingsburg = Кингсбург

# Советники.
advisor-1 = Шут
advisor-1-text = 1 очко.
advisor-2 = Сквайр
advisor-2-text = 1 золото.
advisor-3 = Зодчий
advisor-3-text = 1 дерево.
advisor-4 = Купец
advisor-4-text = 1 золото или 1 дерево.
advisor-5 = Сержант
advisor-5-text = 1 воин.
advisor-6 = Алхимик
advisor-6-text = Можно обменять один товар на два других, по одному каждого вида.
advisor-7 = Звездочёт
advisor-7-text = 1 товар на выбор и жетон «+2».
advisor-8 = Казначей
advisor-8-text = 2 золота.
advisor-9 = Охотница
advisor-9-text = 1 дерево и, на выбор, 1 золото или 1 камень.
advisor-10 = Генерал
advisor-10-text = 2 воина; можно тайно посмотреть врага этого года.
advisor-11 = Оружейник
advisor-11-text = 1 камень и, на выбор, 1 золото или 1 дерево.
advisor-12 = Герцогиня
advisor-12-text = 2 товара на выбор и жетон «+2».
advisor-13 = Герой
advisor-13-text = 3 камня.
advisor-14 = Контрабандист
advisor-14-text = Можно заплатить 1 очко и взять 3 товара на выбор.
advisor-15 = Изобретатель
advisor-15-text = 1 золото, 1 дерево и 1 камень.
advisor-16 = Волшебник
advisor-16-text = 4 золота.
advisor-17 = Королева
advisor-17-text = 2 товара на выбор, тайный взгляд на врага этого года и 3 очка.
advisor-18 = Король
advisor-18-text = 1 золото, 1 дерево, 1 камень и 1 воин.

# Здания.
building-statue = Статуя
building-statue-text = Если на всех ваших кубиках выпало одно число, можно перебросить один из них — раз в сезон.
building-chapel = Часовня
building-chapel-text = Если сумма ваших кубиков 7 или меньше, можно перебросить их все — раз в сезон.
building-church = Церковь
building-church-text = +1 в битве с демонами.
building-cathedral = Собор
building-cathedral-text = В конце игры 1 очко за каждые два оставшихся товара.
building-inn = Трактир
building-inn-text = Жетон «+2» в конце каждого лета.
building-market = Рынок
building-market-text = Раз в сезон группу кубиков можно поставить на советника на единицу выше или ниже её суммы.
building-farms = Фермы
building-farms-text = Белый кубик в каждый урожайный сезон; −1 в битве.
building-merchants-guild = Торговая гильдия
building-merchants-guild-text = 1 золото в начале каждого урожайного сезона.
building-guard-tower = Форт
building-guard-tower-text = +1 в битве.
building-blacksmith = Кузница
building-blacksmith-text = +1 в битве.
building-barracks = Казармы
building-barracks-text = В фазе 7 воин стоит вам 1 товар вместо 2.
building-wizards-guild = Гильдия магов
building-wizards-guild-text = +2 в битве.
building-palisade = Палисад
building-palisade-text = +1 в битве, +2 в битве с зомби.
building-stable = Конюшни
building-stable-text = Каждый советник, который даёт воинов, даёт на одного больше.
building-stone-wall = Каменные стены
building-stone-wall-text = +1 в битве; ничья считается победой.
building-fortress = Крепость
building-fortress-text = +1 в битве; ещё 1 очко за каждую выигранную битву.
building-barricade = Частокол
building-barricade-text = +1 в битве с гоблинами.
building-crane = Подъёмник
building-crane-text = Здания третьей и четвёртой колонок стоят вам на 1 золото меньше.
building-town-hall = Ратуша
building-town-hall-text = В конце каждого урожайного сезона можно отдать жетон «+2» или товар за 1 очко.
building-embassy = Посольство
building-embassy-text = 1 очко в конце каждого урожайного сезона.
ruling-building-statue = { building-statue }
ruling-building-chapel = { building-chapel }
ruling-building-church = { building-church }
ruling-building-cathedral = { building-cathedral }
ruling-building-inn = { building-inn }
ruling-building-market = { building-market }
ruling-building-farms = { building-farms }
ruling-building-merchants-guild = { building-merchants-guild }
ruling-building-guard-tower = { building-guard-tower }
ruling-building-blacksmith = { building-blacksmith }
ruling-building-barracks = { building-barracks }
ruling-building-wizards-guild = { building-wizards-guild }
ruling-building-palisade = { building-palisade }
ruling-building-stable = { building-stable }
ruling-building-stone-wall = { building-stone-wall }
ruling-building-fortress = { building-fortress }
ruling-building-barricade = { building-barricade }
ruling-building-crane = { building-crane }
ruling-building-town-hall = { building-town-hall }
ruling-building-embassy = { building-embassy }

# Враги.
enemy-goblins = Гоблины
enemy-goblins-text = Против них помогает Частокол.
enemy-barbarians = Варвары
enemy-barbarians-text = Особой защиты от них нет.
enemy-orcs = Орки
enemy-orcs-text = Особой защиты от них нет.
enemy-zombies = Зомби
enemy-zombies-text = Против них Палисад помогает сильнее.
enemy-demons = Демоны
enemy-demons-text = Против них помогает Церковь.
enemy-dragons = Драконы
enemy-dragons-text = Особой защиты от них нет.

# Количества.
kingsburg-amount-gold = { $count ->
    [one] { $count } золото
   *[other] { $count } золота
}
kingsburg-amount-wood = { $count ->
    [one] { $count } дерево
   *[other] { $count } дерева
}
kingsburg-amount-stone = { $count ->
    [one] { $count } камень
    [few] { $count } камня
   *[other] { $count } камней
}

# Ходы словами.
kingsburg-tell-order = { $seat } занимает следующее место в порядке хода.
kingsburg-tell-roll = { $seat } бросает кубики: { $dice }.
kingsburg-tell-roll-white = { $seat } бросает белые кубики: { $dice }.
kingsburg-tell-neutral = На ничейных кубиках выпало: { $dice }.
kingsburg-tell-king = На королевском кубике выпало { $dice }.
kingsburg-tell-enemy = Приходит враг: { $enemy }, сила { $strength }.
kingsburg-tell-look = { $seat } смотрит карту врага: { $enemy }, сила { $strength }.
kingsburg-tell-look-hidden = { $seat } тайно смотрит врага этого года.
kingsburg-tell-keep = { $seat } оставляет кубики.
kingsburg-tell-pass = { $seat } пасует.
kingsburg-tell-decline = { $seat } отказывается от предложения ({ $advisor }).
kingsburg-tell-done-build = { $seat } больше ничего не строит.
kingsburg-tell-done-end = { $seat } ничего не отдаёт.
kingsburg-tell-done-recruit = { $seat } больше не нанимает воинов.
kingsburg-tell-reroll = { $seat } перебрасывает кубики: { $building }.
kingsburg-tell-reroll-white = { $seat } перебрасывает белый кубик: { $building }.
kingsburg-tell-place = { $seat } ставит { $dice } на советника { $number } ({ $advisor }).
kingsburg-tell-place-envoy = { $seat } с помощью королевского посланника ставит { $dice } на советника { $number } ({ $advisor }).
kingsburg-tell-take = { $seat } берёт: { $goods }.
kingsburg-tell-swap = { $seat } меняет на два других товара: { $goods }.
kingsburg-tell-pay = { $seat } отдаёт за очко: { $goods }.
kingsburg-tell-pay-token = { $seat } отдаёт за очко жетон «+2».
kingsburg-tell-recruit = { $seat } нанимает воина за: { $goods }.
kingsburg-tell-lose = { $seat } теряет: { $goods }.
kingsburg-tell-build = { $seat } строит: { $building }.

# Что делать сейчас.
kingsburg-ask-chance = Решают кубики или карты.
kingsburg-ask-over = Игра окончена.
kingsburg-ask-choose = Помощь короля: возьмите один товар.
kingsburg-ask-reroll = Можно перебросить кубики или оставить их.
kingsburg-ask-influence = Повлияйте на советника или спасуйте до конца сезона.
kingsburg-ask-help = { $count ->
    [one] { $advisor }: возьмите { $count } товар.
    [few] { $advisor }: возьмите { $count } товара.
   *[other] { $advisor }: возьмите { $count } товаров.
}
kingsburg-ask-help-swap = { $advisor }: можно обменять товар на два других.
kingsburg-ask-help-price = { $count ->
    [one] { $advisor }: можно отдать { $price } ПО и взять { $count } товар.
    [few] { $advisor }: можно отдать { $price } ПО и взять { $count } товара.
   *[other] { $advisor }: можно отдать { $price } ПО и взять { $count } товаров.
}
kingsburg-ask-build = Постройте здание или закончите.
kingsburg-ask-build-again = Королевский посланник позволяет построить второе здание; можно и сберечь его.
kingsburg-ask-end = Можно отдать жетон «+2» или товар за очко.
kingsburg-ask-recruit = { $count ->
    [one] Наймите воина за { $count } товар или закончите.
    [few] Наймите воина за { $count } товара или закончите.
   *[other] Наймите воина за { $count } товаров или закончите.
}
kingsburg-ask-spoils = { $count ->
    [one] Победа: возьмите { $count } товар.
    [few] Победа: возьмите { $count } товара.
   *[other] Победа: возьмите { $count } товаров.
}
kingsburg-ask-losses = { $count ->
    [one] Поражение: отдайте { $count } товар.
    [few] Поражение: отдайте { $count } товара.
   *[other] Поражение: отдайте { $count } товаров.
}

# Поле в терминале.
kingsburg-text-year = Год { $year } из 5
kingsburg-text-phase-setup = Подготовка
kingsburg-text-phase-over = Конец
kingsburg-text-order = Порядок хода
kingsburg-text-court = Королевский двор
kingsburg-text-neutral = ничьи
kingsburg-text-enemy-range = Враг: сила от { $least } до { $most }
kingsburg-text-enemy = Враг: { $enemy }, сила { $strength }
kingsburg-text-kings-die = Королевский кубик: { $die }
kingsburg-text-points = очки
kingsburg-text-soldiers = воины
kingsburg-text-tokens = жетоны «+2»
kingsburg-text-strength = мощь
kingsburg-text-dice = кубики
kingsburg-text-passed = пас
kingsburg-text-envoy = королевский посланник
kingsburg-text-gold = золото
kingsburg-text-wood = дерево
kingsburg-text-stone = камень

# Решения по правилам.
ruling-kingsburg-over = Игра окончена.
ruling-kingsburg-chance = Сейчас решают кубики или карты, до них никто не ходит.
ruling-kingsburg-dice = Такие кубики здесь выпасть не могут.
ruling-kingsburg-card = Этот враг не может прийти в год { $year }, или уже увиден другой.
ruling-kingsburg-must-choose = Здесь нужно выбрать: пасовать нельзя.
ruling-kingsburg-not-now = На этом шаге так сделать нельзя.
ruling-kingsburg-not-in-hand = Таких кубиков у вас на руках нет.
ruling-kingsburg-needs-coloured = В группе должен быть хотя бы один кубик вашего цвета: одни белые кубики и жетоны ни на кого не влияют.
ruling-kingsburg-no-token = У вас нет жетона «+2».
ruling-kingsburg-token-season = В этом сезоне вы уже тратили жетон «+2» на влияние: не больше одного за сезон.
ruling-kingsburg-sum = Сумма равна { $sum }, а для советника { $advisor } нужно ровно { $advisor }. Только Рынок сдвигает на единицу.
ruling-kingsburg-shift-used = Сумма равна { $sum }, а Рынок в этом сезоне уже использован: до советника { $advisor } не достать.
ruling-kingsburg-no-advisor = Советника { $advisor } нет: они идут от 1 до 18.
ruling-kingsburg-taken = На советника { $advisor } в этом сезоне уже повлияли; к нему может пойти только королевский посланник.
ruling-kingsburg-envoy-idle = На советника { $advisor } ещё никто не влиял: посланник там не нужен.
ruling-kingsburg-standing = Это здание у вас уже есть: { $building }.
ruling-kingsburg-left-first = Ряды строятся слева направо: прежде чем строить «{ $building }», нужно построить «{ $missing }».
ruling-kingsburg-cost = Не хватает товаров ({ $building }): нужно золота — { $gold }, дерева — { $wood }, камня — { $stone }.
ruling-kingsburg-not-owned = Этого здания у вас нет: { $building }.
ruling-kingsburg-used = В этом сезоне вы уже использовали это здание: { $building }.
ruling-kingsburg-reroll-one = { $building }: только если на всех ваших кубиках одно число.
ruling-kingsburg-reroll-all = { $building }: только если сумма ваших кубиков не больше { $most }.
ruling-kingsburg-goods-count = { $count ->
    [one] Назовите ровно { $count } товар.
    [few] Назовите ровно { $count } товара.
   *[other] Назовите ровно { $count } товаров.
}
ruling-kingsburg-goods-kinds = Таких товаров здесь на выбор нет.
ruling-kingsburg-goods-short = У вас нет таких товаров.
ruling-kingsburg-goods-order = За воинов платят по порядку: золото, дерево, камень; начните с золота.

# Где записано правило.

section-kingsburg-set-up = Подготовка
section-kingsburg-aid = Фаза 1: помощь короля
section-kingsburg-neutral = Два игрока: нейтральные кости
section-kingsburg-dice = Фазы 2, 4, 6, шаг а: броски и порядок хода
section-kingsburg-influence = Фазы 2, 4, 6, шаг б: влияние
section-kingsburg-help = Фазы 2, 4, 6, шаг в: помощь советников
section-kingsburg-building = Фазы 2, 4, 6, шаг г: строительство
section-kingsburg-season-end = Фазы 2, 4, 6: конец сезона
section-kingsburg-recruiting = Фаза 7: набор солдат
section-kingsburg-battle = Фаза 8: битва
section-kingsburg-ending = Конец игры
