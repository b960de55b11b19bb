# Kingdom Builder: названия, краткие пояснения, ходы, вопросы и решения.

kingdom-builder = Kingdom Builder

terrain-grass = Луг
terrain-flowers = Цветочное поле
terrain-forest = Лес
terrain-canyon = Каньон
terrain-desert = Пустыня
terrain-water = Вода
terrain-mountain = Гора
terrain-castle = Замок
terrain-location = Особое место
terrain-grass-text = Здесь можно строить.
terrain-flowers-text = Здесь можно строить.
terrain-forest-text = Здесь можно строить.
terrain-canyon-text = Здесь можно строить.
terrain-desert-text = Здесь можно строить.
terrain-water-text = Здесь не строят; только Гавань перемещает поселение на воду.
terrain-mountain-text = Здесь не строят.
terrain-castle-text = Здесь не строят. У кого в конце игры рядом есть поселение, получает 3 золота.
terrain-location-text = Здесь не строят. Первые двое, кто поселится рядом, берут жетон.

tile-oracle = Оракул
tile-oracle-text = Постройте ещё одно поселение на местности вашей карты, по возможности рядом со своими.
tile-farm = Ферма
tile-farm-text = Постройте ещё одно поселение на лугу, по возможности рядом со своими.
tile-oasis = Оазис
tile-oasis-text = Постройте ещё одно поселение в пустыне, по возможности рядом со своими.
tile-tower = Башня
tile-tower-text = Постройте ещё одно поселение на краю карты, по возможности рядом со своими.
tile-tavern = Таверна
tile-tavern-text = Постройте ещё одно поселение на конце прямого ряда из трёх или более своих.
tile-barn = Амбар
tile-barn-text = Переместите своё поселение на местность вашей карты, по возможности рядом со своими.
tile-harbor = Гавань
tile-harbor-text = Переместите своё поселение на воду, по возможности рядом со своими.
tile-paddock = Загон
tile-paddock-text = Переместите своё поселение на две клетки по прямой через что угодно на свободную землю.

card-castles = Замки
card-castles-text = 3 золота за каждый замок, рядом с которым есть ваше поселение.
card-fishermen = Рыбаки
card-fishermen-text = 1 золото за каждое ваше поселение на суше рядом с водой.
card-miners = Рудокопы
card-miners-text = 1 золото за каждое ваше поселение рядом с горой.
card-workers = Ремесленники
card-workers-text = 1 золото за каждое ваше поселение рядом с особым местом или замком.
card-merchants = Торговцы
card-merchants-text = 4 золота за каждое особое место или замок, соединённые вашей группой с другими.
card-discoverers = Первооткрыватели
card-discoverers-text = 1 золото за каждую горизонталь, на которой есть ваше поселение.
card-knights = Рыцари
card-knights-text = 2 золота за каждое поселение на самой полной вашей горизонтали.
card-hermits = Отшельники
card-hermits-text = 1 золото за каждую вашу группу поселений, даже из одного.
card-citizens = Горожане
card-citizens-text = 1 золото за каждые два поселения в вашей самой большой группе.
card-farmers = Земледельцы
card-farmers-text = 3 золота за каждое поселение в том секторе, где их у вас меньше всего.
card-lords = Лорды
card-lords-text = В каждом секторе 12 золота за наибольшее число поселений и 6 за следующее; при равенстве — всем полностью.

use-ready = готов
use-spent = использован
use-new = со следующего хода

kingdom-builder-tell-build = { $seat } строит на { $hex }.
kingdom-builder-tell-use = { $seat } применяет жетон «{ $tile }» и строит на { $hex }.
kingdom-builder-tell-lift = { $seat } применяет жетон «{ $tile }» и поднимает поселение с { $hex }.
kingdom-builder-tell-put = { $seat } переносит поселение с { $from } на { $hex }.
kingdom-builder-tell-end = { $seat } завершает ход.
kingdom-builder-tell-give-up-ready = { $seat } отдаёт жетон, который ещё можно было применить: { $tile }.
kingdom-builder-tell-give-up-spent = { $seat } отдаёт жетон, который в этот ход уже не применить: { $tile }.
kingdom-builder-tell-draw = { $seat } берёт карту местности: { $terrain }.
kingdom-builder-tell-draw-hidden = { $seat } берёт карту местности.
kingdom-builder-tell-replace = Для прежней карты свободных клеток нет. { $seat } берёт другую: { $terrain }.
kingdom-builder-tell-card = В игре: { $card }.
kingdom-builder-tell-first = { $seat } начинает.
kingdom-builder-tell-board = Следующее поле: { $board }.
kingdom-builder-tell-board-turned = Следующее поле, повёрнутое: { $board }.

kingdom-builder-ask-build = { $left ->
    [one] Постройте ещё { $left } поселение. Местность: { $terrain }.
    [few] Постройте ещё { $left } поселения. Местность: { $terrain }.
   *[many] Постройте ещё { $left } поселений. Местность: { $terrain }.
}
kingdom-builder-ask-build-or-use = { $left ->
    [one] Постройте { $left } поселение или сначала примените жетон. Местность: { $terrain }.
    [few] Постройте { $left } поселения или сначала примените жетон. Местность: { $terrain }.
   *[many] Постройте { $left } поселений или сначала примените жетон. Местность: { $terrain }.
}
kingdom-builder-ask-end = Завершите ход.
kingdom-builder-ask-use-or-end = Примените жетон или завершите ход.
kingdom-builder-ask-put = Поставьте поселение, поднятое с { $hex }. Жетон: { $tile }.
kingdom-builder-ask-give-up = Выберите, какой жетон отдать. Жетон: { $tile }.
kingdom-builder-ask-chance = Открывается карта или поле.
kingdom-builder-ask-over = Игра окончена.

kingdom-builder-text-round = Раунд { $round }
kingdom-builder-text-card = карта: { $terrain }
kingdom-builder-text-supply = { $count ->
    [one] { $count } поселение в запасе
    [few] { $count } поселения в запасе
   *[many] { $count } поселений в запасе
}
kingdom-builder-text-gold = { $gold } золота
kingdom-builder-text-deck = Карты местности: в колоде { $pile }, в сбросе { $discards }, вне игры { $removed }
kingdom-builder-text-legend = Строчные буквы: куда можно сейчас. Цифры: сколько жетонов осталось.

ruling-terrain-grass = { terrain-grass }
ruling-terrain-flowers = { terrain-flowers }
ruling-terrain-forest = { terrain-forest }
ruling-terrain-canyon = { terrain-canyon }
ruling-terrain-desert = { terrain-desert }
ruling-terrain-water = { terrain-water }
ruling-terrain-mountain = { terrain-mountain }
ruling-terrain-castle = { terrain-castle }
ruling-terrain-location = { terrain-location }
ruling-tile-oracle = { tile-oracle }
ruling-tile-farm = { tile-farm }
ruling-tile-oasis = { tile-oasis }
ruling-tile-tower = { tile-tower }
ruling-tile-tavern = { tile-tavern }
ruling-tile-barn = { tile-barn }
ruling-tile-harbor = { tile-harbor }
ruling-tile-paddock = { tile-paddock }

ruling-kingdom-builder-over = Игра окончена.
ruling-kingdom-builder-unknown = Такого действия нет.
ruling-kingdom-builder-chance = Сначала нужно взять карту или поле; сейчас никто не решает.
ruling-kingdom-builder-drawn = Этого сейчас взять нельзя: его там нет.
ruling-kingdom-builder-no-chance = Сейчас ничего не берут: решает игрок.
ruling-kingdom-builder-lifted = Сначала поставьте поселение, поднятое с { $hex } (жетон: { $tile }).
ruling-kingdom-builder-choose = Сначала выберите, какой жетон отдать: { $tile }.
ruling-kingdom-builder-nothing-lost = Сейчас отдавать жетон не нужно.
ruling-kingdom-builder-nothing-lifted = Ни одно поселение не поднято; сначала назовите, какое перенести.
ruling-kingdom-builder-end-early = { $left ->
    [one] Ход ещё не закончен: осталось построить { $left } поселение.
    [few] Ход ещё не закончен: осталось построить { $left } поселения.
   *[many] Ход ещё не закончен: осталось построить { $left } поселений.
}
ruling-kingdom-builder-block-done = Поселения этого хода построены. Больше можно построить только жетонами.
ruling-kingdom-builder-supply = В запасе не осталось поселений.
ruling-kingdom-builder-in-block = { $left ->
    [one] Жетоны применяют до или после обязательного действия, но не внутри него: осталось построить { $left } поселение.
    [few] Жетоны применяют до или после обязательного действия, но не внутри него: осталось построить { $left } поселения.
   *[many] Жетоны применяют до или после обязательного действия, но не внутри него: осталось построить { $left } поселений.
}
ruling-kingdom-builder-occupied = Клетка { $hex } занята: на клетке стоит одно поселение.
ruling-kingdom-builder-unbuildable = На { $hex } не строят ({ $terrain }).
ruling-kingdom-builder-terrain = У { $hex } не та местность ({ $terrain }). Нужна: { $wanted }.
ruling-kingdom-builder-adjacent = { $hex } не касается ваших поселений, а другая разрешённая клетка касается.
ruling-kingdom-builder-tile-none = У вас нет этого жетона: { $tile }.
ruling-kingdom-builder-tile-spent = Этот жетон в этот ход уже применён: { $tile }.
ruling-kingdom-builder-tile-new = Этот жетон получен в этот ход и действует со следующего: { $tile }.
ruling-kingdom-builder-edge = { $hex } не на краю карты.
ruling-kingdom-builder-line = { $hex } не продолжает прямой ряд из трёх или более ваших поселений.
ruling-kingdom-builder-jump = { $hex } не в двух клетках по прямой от { $from }.
ruling-kingdom-builder-not-own = На { $hex } нет вашего поселения.
ruling-kingdom-builder-stuck = Поселению с { $hex } больше некуда идти (жетон: { $tile }).
ruling-kingdom-builder-same-hex = Поселение стояло на { $hex }: перенос должен что-то изменить.

ruling-kingdom-builder-pack = Эти поля не читаются: { $detail }
ruling-kingdom-builder-board-id = «{ $board }» — не имя поля: только строчные латинские буквы, цифры и дефис.
ruling-kingdom-builder-board-twice = Поле «{ $board }» уже есть.
ruling-kingdom-builder-board-tile = Поле «{ $board }»: жетона «{ $tile }» нет.
ruling-kingdom-builder-board-rows = Поле «{ $board }»: нужно 10 строк, а не { $count }.
ruling-kingdom-builder-board-row = Поле «{ $board }», строка { $row }, столбец { $column }: в строке 10 клеток, а не { $count }.
ruling-kingdom-builder-board-letter = Поле «{ $board }», строка { $row }, столбец { $column }: «{ $letter }» — не местность.
ruling-kingdom-builder-board-land = Поле «{ $board }»: только { $room } клеток для строительства; нужно { $needed }.

# Где записано правило.

section-kingdom-builder-mandatory = Ход, обязательное действие
section-kingdom-builder-extra = Ход, дополнительные действия
section-kingdom-builder-building = Правила строительства
section-kingdom-builder-locations = Особые места и их жетоны
section-kingdom-builder-ending = Конец игры
section-kingdom-builder-course = Ход игры
