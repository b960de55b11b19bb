# Le nom de la langue, tel qu’on le cherche dans une liste de langues.
language-name = Français

# Mille et un demi, comme on les écrit.
number-thousand = 1 000
number-half = 0,5

# La forme que prennent les nombres entiers, d’après Unicode CLDR : celle de tous les autres, puis chacune avec sa règle.
number-plural = other
    .one = n = 0..1
    .many = n % 1000000 = 0

# Ce qui précède le dernier élément d’une énumération.
joint-and = et
joint-or = ou

time-microseconds = µs
time-milliseconds = ms
time-seconds = s
