# «Построй империю»: запасные ряды, придуманные для этого издания. Ряд за рядом, от A до G.
building-toll-gate = Застава
    .object = Заставу
building-toll-gate-text = 1 золото в конце лета.
building-caravanserai = Караван-сарай
building-caravanserai-text = В конце лета можно обменять 1 золото на 1 дерево и 1 камень.
building-lapidary = Гранильня
    .object = Гранильню
building-lapidary-text = В конце лета можно заплатить 1 камень за 2 очка.
building-counting-house = Счётная палата
    .object = Счётную палату
building-counting-house-text = 1 золото в конце весны и осени; Караван-сарай и Гранильня работают и тогда.
building-shrine = Святилище
building-shrine-text = Раз в сезон, если сумма ваших кубиков 6 или меньше, можно перебросить их все.
building-hermitage = Скит
building-hermitage-text = В конце осени — 1 очко, если у вас нет воинов.
building-abbey = Аббатство
building-abbey-text = +1 в битве с демонами и зомби.
building-minster = Храм
building-minster-text = В конце игры — 1 очко за каждое ваше здание четвёртой колонки, включая это.
building-bakehouse = Пекарня
    .object = Пекарню
building-bakehouse-text = 1 золото в конце осени.
building-fairground = Ярмарочная площадь
    .object = Ярмарочную площадь
building-fairground-text = В начале урожайного сезона — 1 дерево, если у вас не больше 1 товара.
building-orchard = Фруктовый сад
building-orchard-text = Белый кубик весной и осенью.
building-exchange = Биржа
    .object = Биржу
building-exchange-text = 1 дерево в начале весны, 1 камень в начале лета, 1 золото в начале осени.
building-watch-fire = Сигнальный огонь
building-watch-fire-text = +2 в битве; проигранная битва отнимает ещё 2 очка.
building-mercenary-camp = Лагерь наёмников
building-mercenary-camp-text = В конце осени вы обязаны заплатить 1 золото, если оно есть, за 2 воинов.
building-war-forge = Боевая кузня
    .object = Боевую кузню
building-war-forge-text = +1 в битве, и воин стоит вам на 1 товар меньше; в конце осени вы теряете 1 дерево.
building-dark-tower = Тёмная башня
    .object = Тёмную башню
building-dark-tower-text = +4 в битве; в начале каждого года вы теряете 1 очко.
building-ditch = Ров
building-ditch-text = +1 в битве, +2 в битве с орками.
building-kennels = Псарня
    .object = Псарню
building-kennels-text = 1 воин в начале фазы 7.
building-curtain-wall = Крепостная стена
    .object = Крепостную стену
building-curtain-wall-text = +1 в битве, +2 в битве с демонами и драконами.
building-citadel = Цитадель
building-citadel-text = +1 в битве; 1 золото и 1 дерево за каждую выигранную битву.
building-bulwark = Земляной вал
building-bulwark-text = +1 в битве с варварами.
building-scaffold = Строительные леса
building-scaffold-text = Здания третьей и четвёртой колонок стоят вам на 1 дерево меньше.
building-chancery = Канцелярия
    .object = Канцелярию
building-chancery-text = В конце урожайного сезона можно заплатить жетон «+2» за 2 очка.
building-consulate = Консульство
building-consulate-text = 1 очко в конце весны и осени, жетон «+2» в конце лета.
building-thorn-hedge = Терновая изгородь
    .object = Терновую изгородь
building-thorn-hedge-text = +1 в битве с гоблинами и орками.
building-veterans-hall = Зал ветеранов
building-veterans-hall-text = 1 золото за каждую выигранную битву.
building-drill-yard = Плац
building-drill-yard-text = В конце осени можно заплатить жетон «+2» за 2 воинов.
building-war-college = Военная школа
    .object = Военную школу
building-war-college-text = +2 в битве с врагом силой 6 или меньше.

# Планки: ходы, вопросы, решения. Планку называют по её ряду и зданиям.
kingsburg-strip = ряд { $row } ({ $buildings })
kingsburg-tell-strip = { $you ->
    [yes] Вы тянете планку: { $strip }.
   *[no] { $seat } тянет планку: { $strip }.
}
kingsburg-tell-draft = { $you ->
    [yes] Вы берёте планку: { $strip }.
   *[no] { $seat } берёт планку: { $strip }.
}
kingsburg-tell-cover = { $you ->
    [yes] Вы накрываете ряд планкой: { $strip }.
   *[no] { $seat } накрывает ряд планкой: { $strip }.
}
kingsburg-tell-done-cover = { $you ->
    [yes] Остальные ряды вы оставляете как есть.
   *[no] { $seat } оставляет остальные ряды как есть.
}
kingsburg-do-draft = Взять: { $strip }
kingsburg-do-cover = Накрыть: { $strip }
kingsburg-do-done-cover = Оставить как есть
kingsburg-ask-draft = Возьмите планку. Когда у каждого их две, каждой можно накрыть ряд с её буквой.
kingsburg-ask-cover = Накройте планкой ряд с её буквой или оставьте ряды как есть.
web-option-strips-text = Каждому — по две планки зданий, придуманных для этого издания: каждой можно накрыть ряд с её буквой.
kingsburg-text-strips = Планки
kingsburg-text-single-source = известно из одного источника
kingsburg-text-house = придумано для этого издания
kingsburg-text-pack = из пакета
ruling-kingsburg-draft = Эту планку взять нельзя: { $strip }. Таких не осталось, или у вас такая уже есть.
ruling-kingsburg-cover = Этой планкой ряд не накрыть: { $strip }. У вас её нет, или её ряд уже накрыт.
section-kingsburg-strips = Другие ряды
