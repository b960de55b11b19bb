# «Построй империю»: модули дополнения к «Кингсбургу».

# Ряд A над остальными и ряд G под ними.
building-sawmill = Лесопилка
    .object = Лесопилку
building-sawmill-text = В конце лета можно обменять 1 древесину на 2 золота.
building-quarry = Каменоломня
    .object = Каменоломню
building-quarry-text = В конце лета можно обменять 1 камень на 3 золота.
building-goldsmith = Мастерская ювелира
    .object = Мастерскую ювелира
building-goldsmith-text = В конце лета можно заплатить 1 золото за 1 воина и 1 очко.
building-mint = Монетный двор
building-mint-text = Лесопилка, Каменоломня и Мастерская ювелира работают и в конце весны и осени.
building-improvised-defenses = Наспех сделанные укрепления
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
    [one] Наймите воина за { $count } товар или жетон «+2» или закончите наём.
    [few] Наймите воина за { $count } товара или жетона «+2» или закончите наём.
   *[other] Наймите воина за { $count } товаров или жетонов «+2» или закончите наём.
}
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
    [yes] Вы посылаете то, что даёт свой кубик: { $value }.
   *[no] { $seat } посылает то, что даёт свой кубик: { $value }.
}
kingsburg-text-soldier-tokens = осталось жетонов воинов
kingsburg-text-chosen = выбрано
ruling-kingsburg-token-gone = У вас больше нет жетона воинов { $value }.
ruling-kingsburg-no-own-die = Своего кубика у вас нет: его бросает только Военная академия.
ruling-kingsburg-tokens-do-not-pay = Жетонами «+2» платят за воинов только с Вербовочным пунктом.
section-kingsburg-soldiers = Фаза 8: жетоны воинов и Военная академия
