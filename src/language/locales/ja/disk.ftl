### ファイルについてシステムが言うこと。

disk-not-found = そのようなファイルはない
disk-may-not-be-opened = 使うことが許可されていない
disk-full = ディスクの空きがない
disk-quota = 使えるディスクの量を使い切った
disk-read-only = 読むことしかできないディスクにある
disk-file-too-large = ファイルが大きすぎる
disk-no-folder = 途中の名前がフォルダーではない
disk-is-a-folder = ファイルではなくフォルダー
disk-unusable-long-name = 名前が長すぎるか、使えない文字がある
disk-unusable-name = 使えない名前
disk-is-there = もうある
disk-busy = ほかのプログラムが使っている
disk-other-disk = 別のディスクへは移せない
disk-network = ネットワークの向こうのディスクに届かない
disk-no-answer = ディスクが答えない
disk-memory = メモリーが足りない
disk-ends-early = 途中で終わっている
disk-not-written-to-end = 終わりまで書けなかった
disk-unsupported = このディスクではできない
disk-other = ファイルの操作に失敗した(システムの言葉: { $words })
