link-without-lesson = リンクには課題が要る: #lesson=、#position=、#own= のどれか
link-unknown = リンクの { $name }={ $found } は、ここでは分からない
link-damaged = リンクの中の課題が壊れているか、途中で切れている
link-too-much = リンクの中の課題が { $most } KiB を超えている
link-too-long = この課題のリンクは { $size } 文字になる。{ $most } 文字を超えると途中で切られるので、ファイルで渡す
link-of-log = 探索記録はリンクに入らないので、ファイルで渡す
