# «Построй империю» на странице: подготовка, губернаторы, судьба, жетоны воинов, откуда карты.

web-presets = Во что играем
web-preset-base = Базовая игра
web-preset-base-text = Пять рядов, королевский кубик, без карт.
web-preset-everything = Всё сразу
web-preset-everything-text = «Построй империю» со всеми модулями.
web-preset-own = Свой набор
web-preset-own-text = Выберите ниже, модуль за модулем.
web-option-rows-text = Ещё два ряда зданий: сверху торговля, снизу воины.
web-option-soldiers-text = Зимой каждый тайно выбирает жетон вместо броска королевского кубика.
web-option-governors-text = У каждого губернатор со способностью на всю партию.
web-option-governors-auction-text = Губернаторов на одного больше, чем мест; их покупают за победные очки, и счёт может уйти ниже нуля.
web-option-destiny-text = Карта в год, которая меняет правила для всех.
web-option-sets = Другие детали
set-base = базовая игра

web-legend = Что значат знаки
web-legend-house = придумано нами, не изданная карта
web-legend-single-source = известно из одного источника
web-only-you = Видите только вы.
web-face-down = Карта рубашкой вверх
web-destiny = Судьба года: { $name }. { $text }
web-destiny-year = Год { $year }: судьба
web-governors-shown = Губернаторы открыты
web-governor-keep = Оставьте себе одного губернатора
web-governor-kept = Губернатор выбран
web-governor-secret = Эти карты видите только вы. Всех губернаторов откроют вместе, остальные вернутся в коробку.
web-governor-has-kept = карта выбрана
web-governor-thinks = выбирает
web-auction-text = Ставка — победные очки, и счёт может уйти ниже нуля. Кто пасует, выходит из торга только за эту карту; кто купил карту, больше не торгуется.
web-auction-chooses = выставляет следующую карту
web-auction-out = пас
web-auction-no-bid = ставки ещё нет
web-auction-bids = ставка { $bid }
web-bid = Ваша ставка
web-bid-less = Меньше
web-bid-more = Больше
web-bid-leaves = У вас останется { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
   *[other] { $points } очков.
}
web-soldier-tokens = Жетоны воинов
web-tokens-left = Осталось: { $values }.
web-token-chosen = Один лежит лицом вниз.
web-token-used = Жетон воинов { $value }, использован
web-battle-win = победа
web-battle-draw = ничья
web-battle-lose = поражение
web-closed = Закрыт в этом году
web-twice = Даёт дважды в этом году
web-enemy-changed = Судьба года меняет его силу.
web-truce = Этой зимой враг не придёт.
web-truce-soldiers = Этой зимой враг не придёт: нанятым сейчас воинам не с кем сражаться.
web-strips-draft = Возьмите планку
web-strips-cover = Накройте ряды планками или оставьте как есть
web-strips-text = Планкой можно накрыть ряд с её буквой в вашей провинции. Планки, которые ничего не накрыли, вернутся в коробку.
web-strip-covers = Накроет: { $buildings }.
web-strip-left = { $count ->
    [one] осталась { $count }
   *[other] осталось { $count }
}
web-legend-pack = из пакета
provenance-pack = Из пакета, который принесли за этот стол.
