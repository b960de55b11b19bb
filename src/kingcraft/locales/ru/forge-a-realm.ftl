# «Построй империю»: модули дополнения к «Кингсбургу».

# Ряд A над остальными и ряд G под ними.
building-sawmill = Лесопилка
    .object = Лесопилку
building-sawmill-text = В конце лета можно обменять 1 дерево на 2 золота.
building-quarry = Каменоломня
    .object = Каменоломню
building-quarry-text = В конце лета можно обменять 1 камень на 3 золота.
building-goldsmith = Мастерская ювелира
    .object = Мастерскую ювелира
building-goldsmith-text = В конце лета можно заплатить 1 золото за 1 воина и 1 очко.
building-mint = Монетный двор
building-mint-text = Лесопилка, Каменоломня и Мастерская ювелира работают и в конце весны и осени.
building-improvised-defenses = Временные укрепления
building-improvised-defenses-text = +1 в битве с врагом силой 5 или меньше.
building-recruiting-center = Вербовочный пункт
building-recruiting-center-text = В фазе 7 жетонами «+2» можно платить за воинов, как товарами.
building-training-camp = Учебный лагерь
building-training-camp-text = В начале фазы 7 — 1 воин, если у вас их меньше 2.
building-military-academy = Военная академия
    .object = Военную академию
building-military-academy-text = Зимой вы бросаете свой кубик: считается больший из него и королевского. С жетонами воинов вместо жетона можно взять половину броска, округлив вверх.

# Воины зимой.
kingsburg-ask-soldiers = Тайно выберите жетон воинов. Все открывают их вместе, использованные уходят из игры.
kingsburg-ask-recruit-token = { $count ->
    [one] Наймите воина за { $count } товар или жетон «+2» либо закончите наём.
    [few] Наймите воина за { $count } товара или жетона «+2» либо закончите наём.
   *[other] Наймите воина за { $count } товаров или жетонов «+2» либо закончите наём.
}
kingsburg-ask-recruit-truce = Этой зимой враг не придёт: нанятым сейчас воинам не с кем сражаться. { $hire }
kingsburg-tell-own-die = { $you ->
    [yes] Вы бросаете свой кубик: { $dice }.
   *[no] { $seat } бросает свой кубик: { $dice }.
}
kingsburg-tell-soldiers = { $you ->
    [yes] Вы выбираете жетон воинов { $value }.
   *[no] { $seat } выбирает жетон воинов { $value }.
}
kingsburg-tell-soldiers-die = { $you ->
    [yes] Вы выбираете свой кубик: { $value }.
   *[no] { $seat } выбирает свой кубик: { $value }.
}
kingsburg-tell-soldiers-hidden = { $you ->
    [yes] Вы тайно выбираете воинов.
   *[no] { $seat } тайно выбирает воинов.
}
kingsburg-do-soldiers = Жетон воинов { $value }
kingsburg-do-soldiers-die = Свой кубик: { $value }
news-kingsburg-soldiers = { $you ->
    [yes] Вы открываете жетон воинов { $value }.
   *[no] { $seat } открывает жетон воинов { $value }.
}
news-kingsburg-academy = { $you ->
    [yes] Вы считаете свой кубик: { $value }.
   *[no] { $seat } считает свой кубик: { $value }.
}
kingsburg-text-soldier-tokens = осталось жетонов воинов
kingsburg-text-chosen = выбрано
ruling-kingsburg-token-gone = У вас больше нет жетона воинов { $value }.
ruling-kingsburg-no-own-die = Своего кубика у вас нет: его бросает только Военная академия.
ruling-kingsburg-tokens-do-not-pay = Жетонами «+2» платят за воинов только с Вербовочным пунктом.
section-kingsburg-soldiers = Фаза 8: жетоны воинов и Военная академия

# Губернаторы.
governor-prince = Принц
governor-prince-text = Раз в сезон, если сумма ваших кубиков, с белыми, не больше 8, можно выставить на цветных 3, 4 и 6.
governor-fairy = Фея
governor-fairy-text = Белый кубик каждое лето.
governor-philosopher = Философ
governor-philosopher-text = Раз в сезон, если сумма кубиков меньше 10, можно перебросить все; если и после этого меньше 10, 1 очко.
governor-preacher = Проповедник
governor-preacher-text = 1 очко каждый раз, когда кто-то другой за сезон ничего не строит.
governor-tax-collector = Сборщик налогов
governor-tax-collector-text = Товар на выбор каждый раз, когда кто-то другой строит в четвёртой колонке.
governor-trickster = Плут
governor-trickster-text = Свой кубик с двойкой можно повернуть на 1 или 3.
governor-sorcerer = Чародей
governor-sorcerer-text = В начале третьего года — до трёх зданий первой колонки бесплатно; очков они не дают.
governor-duke = Герцог
governor-duke-text = Когда все кубики расставлены, группу с самого дорогого из ваших советников можно перенести к Герцогине, если она свободна.
governor-marshal = Маршал
governor-marshal-text = +1 в битве.
governor-castellan = Кастелян
governor-castellan-text = Здания четвёртой колонки стоят вам на 2 золота меньше.
governor-surveyor = Землемер
governor-surveyor-text = Здания третьей колонки стоят вам на 1 золото меньше.
governor-master-mason = Старший каменщик
governor-master-mason-text = Здания второй колонки стоят вам на 1 камень меньше.
governor-forester = Лесничий
governor-forester-text = 1 дерево в конце весны.
governor-banker = Банкир
governor-banker-text = В начале года 1 золото за каждые четыре ваших здания.
governor-quartermaster = Интендант
governor-quartermaster-text = 1 воин в начале фазы 7.
governor-gambler = Игрок
governor-gambler-text = Раз в сезон, если сумма кубиков не больше 9, можно перебросить все; 2 очка в конце игры.
governor-hedge-witch = Ведунья
governor-hedge-witch-text = Ничья в битве считается победой; +2 против демонов, драконов и зомби.
governor-diplomat = Дипломат
governor-diplomat-text = Жетон «+2» в конце лета.
governor-chronicler = Летописец
governor-chronicler-text = 1 очко, когда вы строите в первой колонке.
governor-almoner = Благодетель
governor-almoner-text = В начале сезона 1 золото, если у вас не больше 1 товара.
governor-herald = Герольд
governor-herald-text = Ещё 1 очко каждый раз, когда король вас награждает; 2 очка в конце игры.
governor-guildmaster = Глава гильдии
governor-guildmaster-text = В конце лета можно отдать жетон «+2» за 1 золото и 1 камень.
governor-steward = Управляющий
governor-steward-text = 1 дерево в начале года.
governor-stargazer = Астролог
governor-stargazer-text = Жетон «+2» в начале года; в сезон для влияния можно потратить на один жетон «+2» больше.

# Карты судьбы.
destiny-fierce-enemies = Свирепые враги
destiny-fierce-enemies-text = Враг сильнее на 1.
destiny-heavy-snow = Снежные заносы
destiny-heavy-snow-text = Королевский кубик считается за 2.
destiny-famine = Голод
destiny-famine-text = Все бросают на один цветной кубик меньше.
destiny-the-king-is-ill = Король болен
destiny-the-king-is-ill-text = На короля влиять нельзя.
destiny-bountiful-harvest = Щедрые леса
destiny-bountiful-harvest-text = 1 дерево в начале каждого сезона.
destiny-gold-rush = Золотая лихорадка
destiny-gold-rush-text = 2 золота в конце осени.
destiny-mild-winter = Мягкая зима
destiny-mild-winter-text = Враг слабее на 1.
destiny-royal-guard = Королевская гвардия
destiny-royal-guard-text = +1 в битве для всех.
destiny-builders-year = Год строителей
destiny-builders-year-text = Каждое здание стоит на 1 золото меньше.
destiny-market-days = Ярмарка
destiny-market-days-text = В конце сезона каждый может отдать 2 товара за 1 очко.
destiny-open-hand = Щедрая рука
destiny-open-hand-text = Советники с 1 по 5 дают вдвое больше.
destiny-royal-wedding = Королевская свадьба
destiny-royal-wedding-text = Каждому 1 очко в конце лета.
destiny-long-summer = Долгое лето
destiny-long-summer-text = Летом у всех белый кубик.
destiny-year-of-the-crown = Год короны
destiny-year-of-the-crown-text = Ещё 2 очка тем, кого награждает король.
destiny-volunteers = Добровольцы
destiny-volunteers-text = Воин стоит на 1 товар меньше.
destiny-pilgrimage = Паломничество
destiny-pilgrimage-text = В конце сезона 1 очко тем, у кого есть здание в четвёртой колонке.
destiny-scholars-year = Год учёных
destiny-scholars-year-text = Всем жетон «+2» в конце весны.
destiny-early-thaw = Ранняя оттепель
destiny-early-thaw-text = Весной у всех белый кубик.
destiny-apprentices = Подмастерья
destiny-apprentices-text = Здания первой и второй колонок стоят на 1 дерево меньше.
destiny-truce = Перемирие
destiny-truce-text = Этой зимой враг не придёт.
destiny-mourning-at-court = Траур при дворе
destiny-mourning-at-court-text = На советников с 16 по 18 влиять нельзя.
destiny-empty-treasury = Пустая казна
destiny-empty-treasury-text = На Казначея и Волшебника влиять нельзя.
destiny-masons-strike = Бунт каменщиков
destiny-masons-strike-text = На советников 11 и 13 влиять нельзя.
destiny-fog = Туман
destiny-fog-text = Жетоны «+2» не помогают влиять.
destiny-deserters = Дезертиры
destiny-deserters-text = Воин стоит на 1 товар больше.
destiny-drought = Засуха
destiny-drought-text = Каждый теряет 1 дерево в начале сезона.
destiny-bandits = Разбойники
destiny-bandits-text = В конце сезона те, у кого 4 товара или больше, теряют 1 золото.
destiny-bitter-frost = Лютая стужа
destiny-bitter-frost-text = Враг сильнее на 2.
destiny-tithe = Десятина
destiny-tithe-text = В начале года каждый теряет 1 очко за каждые четыре здания.

# Губернаторы и карты судьбы: ходы, вопросы, отказы.
kingsburg-tell-deal = { $you ->
    [yes] Вам достаётся губернатор: { $governor }.
   *[no] { $seat } получает губернатора: { $governor }.
}
kingsburg-tell-deal-hidden = { $you ->
    [yes] Вам достаётся губернатор.
   *[no] { $seat } получает губернатора.
}
kingsburg-tell-choose = { $you ->
    [yes] Вы выбираете губернатора: { $governor }.
   *[no] { $seat } выбирает губернатора: { $governor }.
}
kingsburg-tell-choose-hidden = { $you ->
    [yes] Вы тайно выбираете губернатора.
   *[no] { $seat } тайно выбирает губернатора.
}
kingsburg-tell-offer = { $you ->
    [yes] Вы выставляете на торги: { $governor }.
   *[no] { $seat } выставляет на торги: { $governor }.
}
kingsburg-tell-bid = { $you ->
    [yes] Ваша ставка { $bid }: { $governor }.
   *[no] { $seat } ставит { $bid }: { $governor }.
}
kingsburg-tell-pass-bid = { $you ->
    [yes] Вы пасуете.
   *[no] { $seat } пасует.
}
kingsburg-tell-set = { $you ->
    [yes] Вы выставляете на кубиках { $dice }: { $building }.
   *[no] { $seat } выставляет на кубиках { $dice }: { $building }.
}
kingsburg-tell-turn = { $you ->
    [yes] Вы поворачиваете { $face } на { $now }: { $building }.
   *[no] { $seat } поворачивает { $face } на { $now }: { $building }.
}
kingsburg-tell-raise = { $you ->
    [yes] Вы бесплатно возводите { $building }.
   *[no] { $seat } бесплатно возводит { $building }.
}
kingsburg-tell-done-sorcery = { $you ->
    [yes] Вы больше ничего не возводите.
   *[no] { $seat } больше ничего не возводит.
}
kingsburg-tell-duke = { $you ->
    [yes] Вы переносите самую дорогую группу к Герцогине.
   *[no] { $seat } переносит самую дорогую группу к Герцогине.
}
kingsburg-tell-keep-group = { $you ->
    [yes] Вы оставляете группы на местах.
   *[no] { $seat } оставляет группы на местах.
}
news-kingsburg-governor = { $you ->
    [yes] Ваш губернатор: { $governor }.
   *[no] { $seat } получает губернатора: { $governor }.
}
news-kingsburg-sold = { $you ->
    [yes] Торги ваши, цена { $bid }: { $governor }.
   *[no] { $seat } выигрывает торги, цена { $bid }: { $governor }.
}
news-kingsburg-cost = { $you ->
    [yes] { $building }: вы теряете { $gain }.
   *[no] { $building }: { $seat } теряет { $gain }.
}
kingsburg-tell-destiny = Судьба года: { $destiny }. { $text }
kingsburg-tell-on-sale = На торги выставлен губернатор: { $governor }.
kingsburg-do-choose = Выбрать: { $governor }
kingsburg-do-offer = Выставить: { $governor }
kingsburg-do-bid = Поставить { $bid }
kingsburg-do-pass-bid = Пас
kingsburg-do-set = Выставить на кубиках { $dice } ({ $building })
kingsburg-do-turn = Повернуть { $face } на { $now } ({ $building })
kingsburg-do-raise = Возвести { $building }
kingsburg-do-done-sorcery = Больше не возводить
kingsburg-do-duke = Перенести самую дорогую группу к Герцогине
kingsburg-do-keep-group = Оставить
kingsburg-ask-keep = Тайно выберите одного из своих губернаторов. Все открывают их вместе.
kingsburg-ask-lot = Выберите губернатора, за которого пойдут торги.
kingsburg-ask-open = { $governor }: назовите первую ставку в очках; можно 0.
kingsburg-ask-bid = { $governor }, ставка { $bid }: поставьте больше очков или спасуйте.
kingsburg-ask-tax = Сборщик налогов: возьмите один товар.
kingsburg-ask-sorcery = Чародей: бесплатно возведите здание первой колонки или остановитесь.
kingsburg-ask-duke = Герцог: группу с самого дорогого из ваших советников можно перенести к Герцогине.
kingsburg-text-auction = На торгах
ruling-kingsburg-closed = На советника { $advisor } в этом году влиять нельзя.
ruling-kingsburg-no-tokens-now = Жетоны «+2» в этом году не помогают влиять.
ruling-kingsburg-no-governor = Этого губернатора выбрать нельзя: { $governor }.
ruling-kingsburg-bid = Ставка здесь — от { $least } до { $most } очков.
ruling-kingsburg-sorcery = Чародей возводит здания первой колонки на свободных местах, не больше трёх.
ruling-kingsburg-no-turn = Ваши кубики этого не позволяют: { $building }.
section-kingsburg-governors = Губернаторы
section-kingsburg-destiny = Фаза 1: судьба
