### Engines that are other programs: what goes wrong with them, and what they answer.

engines-not-registered = it says that it is not registered (registration error)
engines-not-licensed = it says that its copy protection has failed (copyprotection error)
engines-during-handshake = right after the start
engines-during-preparing = while getting ready
engines-during-idle = while it had nothing to do
engines-during-search = in the middle of a search
engines-during-stopping = while stopping a search
# Goes on after what has ended.
engines-exit-status = {" "}({ $status })
# $left (Number)
# $number (Number)
engines-line-stops = stops at move { $number } ({ $left } words left): { $why }
# The answer of an engine that was asked for a mate.
# $plies (Number)
engines-mate-in = mate in { $plies ->
    [one] { $plies } ply
   *[other] { $plies } plies
}
engines-faulty-mate = it reports a mate, but its line is faulty
engines-no-mate = no mate
engines-mate-time-out = none found in the time it had
engines-no-mate-search = this engine cannot look for mates
engines-searched-instead = this engine searched as usual instead of looking for a mate
# Goes on after what has ended.
engines-last-words = ; its last words: { $words }
engines-not-there = { $path }: there is no such program
engines-folder = { $path }: found a folder, expected a program
engines-may-not-start = { $path }: the file is not allowed to run as a program
engines-cannot-start = { $program }: it could not be started: { $why }
# $seconds (Number)
engines-no-handshake = no answer to "usi" within { $seconds } s; perhaps it is not a USI engine
# $seconds (Number)
engines-not-ready = no answer to "isready" within { $seconds } s
# $seconds (Number)
engines-did-not-stop = it did not stop within { $seconds } s and was ended
# $phase is what it was doing, $ending goes on with how it has ended.
engines-ended = it ended { $phase }{ $ending }
# $phase is what it was doing, $ending goes on with how it has ended.
engines-silent = it closed its output { $phase }, and was ended{ $ending }
engines-bad-answer = its answer cannot be played: { $why }
engines-empty-mate = it reports a mate, but no moves
engines-overtime = it went beyond its limit and was told to stop
# $ending goes on with how it has ended.
engines-asked-anew = it ended when asked with "{ $asked }"{ $ending }; it is asked in another way now
engines-replaced = something else was asked first
engines-taken-back = it was stopped before it began
engines-closed = it was restarted or closed meanwhile
engines-no-option = it has no option { $name }
engines-one-line = it shows one line only, as it has no option MultiPV
# $most (Number)
engines-fewer-lines = it shows at most { $most } lines
# $used (Number)
# $asked (Number)
engines-less-deep = it searches at most { $used } plies deep; { $asked } were asked for
# $ply (Number)
engines-no-move = move { $ply }: { $why }
engines-no-king = engines need both kings on the board (to look for a mate, the king of the defender)
engines-no-thread = no thread could be started: { $why }
engines-unforeseen = something unforeseen happened
