#!/usr/bin/env python3
"""The study of examples/study.sh with PySpark: where do the exchange value and the quiescence of a
game's positions disagree?

    spark-submit --master 'local[2]' examples/study.py GAME.kif …

Every executor needs the program (YOMISUJI, or yomisuji in PATH). Each part of the data goes through
a process of its own by RDD.pipe; as one line in is one line out, in order, results are zipped with
their positions. The output is that of study.sh, byte for byte.
"""

import os
import re
import shlex
import subprocess
import sys

from pyspark.sql import SparkSession

PROGRAM = os.environ.get("YOMISUJI", "yomisuji")


def positions(game):
    """The positions of a game, or of games in USI on standard input."""
    command = [PROGRAM, "record", game, "--positions"]
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout.splitlines()


def value(answer):
    """The value in an answer; an error stays as it is."""
    return re.sub(r'.*"value":([^,]*),.*', r"\1", answer)


def main(games):
    spark = SparkSession.builder.appName("study").getOrCreate()
    lines = [line for game in games for line in positions(game)]
    data = spark.sparkContext.parallelize(lines, 8)

    def values(leaf):
        grow = f"{shlex.quote(PROGRAM)} grow --sfen - --depth 0 --leaf {leaf}"
        return data.pipe(grow, env=dict(os.environ)).map(value)

    rows = data.zip(values("exchange")).zip(values("quiescence"))
    parted = rows.map(lambda row: (*row[0], row[1])).filter(lambda row: row[1] != row[2])
    for row in parted.collect():
        print("\t".join(row))
    spark.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
