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
