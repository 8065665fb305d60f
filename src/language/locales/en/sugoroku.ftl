### Sugoroku race: its rules, what a position or a move breaks, its chances, its evaluators and its chapter.

sugoroku-name = Sugoroku race
sugoroku-rules = Each side has two runners, who wait before a track of seven squares. The die has the faces 1, 2 and 3, all equally likely (of an ordinary die, 1 and 2 count 1, 3 and 4 count 2, 5 and 6 count 3). Whoever has thrown takes one of their runners that many squares forward. A runner that would stop on an occupied square hops on to the next free one; past the last square it is home. The first side with both runners home wins.
sugoroku-solved = The race is so small that the chance of winning is known exactly at every position, if both sides always make the move with the best chance.
sugoroku-squares = Squares are 1 to 7; a move is the place of the runner that goes, and the place where it stops. In texts a throw is d1, d2 or d3, and a move the place of the runner: 0 before the track, 1 to 7 on it.
sugoroku-example-throw = Black throws a 2
sugoroku-example-start = a runner of Black's enters the track, to square 2
sugoroku-example-hop = Black's runner from square 2 goes 1 square: White is on 3, so it hops on to 4
sugoroku-example-home = a runner of Black's goes home
sugoroku-type-here = Position, throw or move (d2, 0)
# $pips (Number)
sugoroku-throws = { $side } throw { $pips }
sugoroku-goes = { $side } { $from }→{ $to }
sugoroku-from-start = start
sugoroku-at-home = home
sugoroku-to-throw = { $side } is to throw. { $chance }
# $pips (Number)
sugoroku-to-go = { $side } has thrown { $pips }: which runner goes? { $chance }
sugoroku-turn = { $side } to move
sugoroku-wins = { $side } has won: both runners are home
sugoroku-chance = { $side } wins with probability { $chance }.
sugoroku-percent = { $number } %
sugoroku-percent-exact = { $number } % ({ $exact })
# Beside the board.
sugoroku-next-throws = to throw
sugoroku-next-goes = to move
# What the modes of the board do.
sugoroku-mode-play-tip = Throw the die, or press the face that it shows; then press the runner that goes. Or use the arrow keys and Enter
sugoroku-mode-set-up-tip = Each press of a square: empty → black → white → empty; beside the track a runner comes or goes, and a press of a face of the die turns that face up
sugoroku-throw-button = Throw the die
sugoroku-hint-throw = The die decides; a click on one of its faces chooses by hand
# A cell as a screen reader says it.
# $number (Number)
sugoroku-square = square { $number }: { $who }
sugoroku-waiting-spot = { $side }, before the track: { $who }
sugoroku-home-spot = { $side }, at home: { $who }
# $pips (Number)
sugoroku-die-spot = { $side }’s die: { $pips }
sugoroku-beside = beside the track
sugoroku-empty = found nothing, expected startpos or a position as in .B..W.. 1-0 B 3
# $count (Number)
sugoroku-parts = found { $count ->
    [one] 1 part
   *[other] { $count } parts
}, expected the track, who waits, the side to move and perhaps the throw, as in .B..W.. 1-0 B 3
# Its number among the characters.
# $place (Number)
sugoroku-sign = character { $place } is '{ $found }', expected B, W or '.'
# $count (Number)
sugoroku-track = the track has { $count ->
    [one] 1 square
   *[other] { $count } squares
}, expected 7
# $place (Number)
sugoroku-waiting = character { $place }: found "{ $found }", expected how many runners of Black’s and of White’s wait, as in 1-0
# $place (Number)
sugoroku-side = character { $place }: found "{ $found }", expected B or W, the side to move
# $place (Number)
sugoroku-face = character { $place }: found "{ $found }", expected 1, 2 or 3, what the die shows
# $side: B or W.
# $count (Number)
sugoroku-count = { $side } has { $count ->
    [one] 1 runner
   *[other] { $count } runners
}, and a side has two
sugoroku-both-home = both sides have both runners home: one of them won before
sugoroku-thrown-after = the race is over, and nothing is thrown any more
sugoroku-no-move = found "{ $found }", expected d1, d2 or d3 for a throw, or 0 to 7 for the place of the runner that goes
sugoroku-over = the race is over
sugoroku-is-thrown = the die is thrown: a runner goes
sugoroku-not-thrown = the die is thrown first
# $side: B or W.
sugoroku-nobody-goes = no runner of { $side } can go from there
# $side: B or W.
sugoroku-nobody = no runner of { $side } is at { $place }
# The evaluators.
sugoroku-values-pips = steps ahead
sugoroku-values-pips-source = The value is this program’s own: how many steps White’s runners are from home together, minus those of Black’s; a finished race counts 100 for the winner.
sugoroku-values-pips-term = difference of steps
sugoroku-values-wins = Black has won
sugoroku-values-wins-source = The value is this program’s own: 1 if Black has won, else 0. Where every line is read to the end, the mean is Black’s chance of winning.
sugoroku-values-wins-term = 1 if Black has won, else 0
sugoroku-values-units = Values are for Black: steps ahead, or 1 if Black has won by then and 0 if not
