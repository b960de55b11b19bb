# Название языка, каким его ищут в списке языков.
language-name = Русский

# Тысяча и половина, как их пишут.
number-thousand = 1 000
number-half = 0,5

# Форма при целых числах, по правилам Unicode CLDR: форма всех остальных, затем каждая со своим правилом.
number-plural = many
    .one = n % 10 = 1 and n % 100 != 11
    .few = n % 10 = 2..4 and n % 100 != 12..14

# Что стоит перед последним в перечислении.
joint-and = и
joint-or = или

time-microseconds = мкс
time-milliseconds = мс
time-seconds = с
