### パターンでオセロを評価する Turtle: パターンの名前と、重みのファイルが読めない理由。

turtle-hor2 = 2列目
turtle-hor3 = 3列目
turtle-hor4 = 4列目
turtle-diag8 = 対角線
turtle-diag7 = 斜め7升
turtle-diag6 = 斜め6升
turtle-diag5 = 斜め5升
turtle-diag4 = 斜め4升
turtle-corner3x3 = 隅の3×3
turtle-triangle = 隅の三角
turtle-corner2x5 = 隅の2×5
turtle-edge2x = 辺とX
turtle-foreign-file = 「yomisuji turtle」で始まらないので、Turtle の重みのファイルではない
turtle-version = 重みのファイルの版が { $found }。読めるのは { $expected }
turtle-corner-shape = 重みのファイルの隅の形が { $found }。0(3×3)か1(三角)でなければならない
turtle-packed = 重みのファイルが壊れている。圧縮を解けない
turtle-numbers = 重みのファイルが壊れている。16ビットの数が{ $expected }個でなければならない
