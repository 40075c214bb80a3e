# How a list reads: the things before the last one stand with commas between them.

list-and = { $before } and { $last }
list-or = { $before } or { $last }

# Numbers in running text: SPELL($count). From 100 on they stay figures.

spelled = { $number ->
    [0] none
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
    [13] thirteen
    [14] fourteen
    [15] fifteen
    [16] sixteen
    [17] seventeen
    [18] eighteen
    [19] nineteen
   *[other] { $tens ->
        [2] twenty
        [3] thirty
        [4] forty
        [5] fifty
        [6] sixty
        [7] seventy
        [8] eighty
       *[9] ninety
    }{ $ones ->
        [0] { "" }
        [1] -one
        [2] -two
        [3] -three
        [4] -four
        [5] -five
        [6] -six
        [7] -seven
        [8] -eight
       *[9] -nine
    }
    }
