# Почему бот ходит именно так.

advice-plain = единственный ход, который он рассматривает

# -- Kingsburg: к чему ход приведёт к концу игры — у бота и у лучшего из соперников
advice-kingsburg-place =
    советник { $advisor }: в конце около { $points } { $points ->
        [one] очка
       *[other] очков
    }, у лучшего из соперников — { $rival }
advice-kingsburg-build =
    эта постройка: в конце около { $points } { $points ->
        [one] очка
       *[other] очков
    }, у лучшего из соперников — { $rival }
advice-kingsburg-save =
    товары лучше приберечь: в конце около { $points } { $points ->
        [one] очка
       *[other] очков
    }, у лучшего из соперников — { $rival }
advice-kingsburg-pass =
    лучшего не взять: в конце около { $points } { $points ->
        [one] очка
       *[other] очков
    }, у лучшего из соперников — { $rival }
advice-kingsburg-recruit =
    солдат к зиме: в конце около { $points } { $points ->
        [one] очка
       *[other] очков
    }, у лучшего из соперников — { $rival }
advice-kingsburg-reroll =
    новый бросок обещает больше: в конце около { $points } { $points ->
        [one] очка
       *[other] очков
    }, у лучшего из соперников — { $rival }
advice-kingsburg-goods =
    то, что нужно для следующих построек: в конце около { $points } { $points ->
        [one] очка
       *[other] очков
    }, у лучшего из соперников — { $rival }

# -- Kingdom Builder: что принесёт ход, который начинается этим решением
advice-kingdom-builder-tile =
    { $tiles ->
        [one] берёт { $tiles } жетон
        [few] берёт { $tiles } жетона
       *[other] берёт { $tiles } жетонов
    }; золота к концу хода: { $gold }
advice-kingdom-builder-gold =
    к концу хода на { $gold } { $gold ->
        [one] золотой
        [few] золотых
       *[other] золотых
    } больше
advice-kingdom-builder-place = золота пока нет, зато хорошие места для следующих ходов
advice-kingdom-builder-end = в этот ход ничего лучше не найти
advice-kingdom-builder-keep = оставляет жетон, который ещё можно использовать
advice-kingdom-builder-greedy = само по себе приносит больше всего
