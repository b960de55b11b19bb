# The language's own name, as people look for it in a list of languages.
language-name = English

# A thousand and a half, as they are written.
number-thousand = 1,000
number-half = 0.5

# The form that whole numbers take, by the plural rules of Unicode CLDR: the form of all others, then each with its rule.
number-plural = other
    .one = n = 1

# What stands before the last of several things.
joint-and = and
joint-or = or

time-microseconds = µs
time-milliseconds = ms
time-seconds = s
