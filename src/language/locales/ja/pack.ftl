### 課題のファイルを一つにまとめたもの (ZIP)。

pack-damaged = 完全な ZIP ファイルではない。こわれているか、一部が欠けている
pack-locked = パスワードがかかっています。パスワードのない ZIP ファイルにしてください
pack-method = このプログラムの知らない方法で圧縮されています。ふつうの方法(Deflate)にしてください
pack-too-many = パックの課題のファイルは{ $count }個あります。{ $most }個までにしてください
pack-too-large = 課題のファイルは、展開すると{ $size }バイトになります。{ $most }バイトまでにしてください
pack-no-lessons = パックに課題がない。.ron で終わるファイルがいる
pack-no-such = パックにこのファイルはない
pack-not-changed = パックの中身は書き換えません。ほかの場所を選んでください
pack-unwritable = パックを作れない: { $error }
pack-outside = { $name } はコースのフォルダーの外にあり、いっしょにまとめられない
pack-without-place = パックはフォルダーからドロップするか、ファイルとして開いてください
pack-title = 課題集
pack-save = 課題を一つのファイルにまとめる…
pack-hint = 課題とコースのファイルが入ったパック(.zip)です。生徒がウィンドウにドロップすると、課題が一覧に並びます。はじめから入っている課題は、写さずに名前だけを書きます。
pack-own = 自分の課題
pack-no-zip = { $path }: パックの名前は .zip で終わる
