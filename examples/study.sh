#!/bin/sh
# Where do the exchange value and the quiescence of a game's positions disagree? A study as a pipe:
#
#   examples/study.sh GAME.kif …         every position of these games
#   examples/study.sh - < games.usi      games in USI, or positions in SFEN, one a line
#
# It writes a line a position where they part, in order: the position, the value with exchanges only,
# and the value with quiescence, for Black. Set YOMISUJI to the program if it is not in PATH.
# examples/study.py is the same study with PySpark.
set -eu
program=${YOMISUJI:-yomisuji}
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT

for game; do
  "$program" record "$game" --positions
done >"$folder/positions"
for leaf in exchange quiescence; do
  "$program" grow --sfen - --depth 0 --leaf "$leaf" <"$folder/positions" |
    sed 's/.*"value":\([^,]*\),.*/\1/' >"$folder/$leaf"
done
# One line in, one line out: the n-th lines of all three belong together.
paste "$folder/positions" "$folder/exchange" "$folder/quiescence" | awk -F '\t' '$2 != $3'
