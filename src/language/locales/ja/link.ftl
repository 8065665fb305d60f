link-without-lesson = リンクには課題が要る: #course=、#lesson=、#position=、#own= のどれか
link-unknown = リンクの { $name }={ $found } は、ここでは分からない
link-damaged = リンクの中身が壊れているか、途中で切れている
link-too-much = リンクの中身が { $most } KiB を超えている
link-too-long = この課題のリンクは { $size } 文字になります。{ $most } 文字を超えると途中で切られるので、ファイルで渡してください
link-of-log = 探索記録はリンクに入りません。ファイルで渡してください
link-course-too-long = コースを入れるとリンクが { $size } 文字になります。{ $most } 文字を超えると途中で切られるので、コースを一つのファイルにまとめて渡すか、コースを閉じて課題だけのリンクにしてください
link-course-file = コースの課題 { $name } は大きすぎてリンクに入りません。コースを一つのファイルにまとめて渡すか、コースを閉じて課題だけのリンクにしてください
link-course-without = リンクの中のコースは課題 { $name } を挙げているが、その課題がリンクに入っていない
