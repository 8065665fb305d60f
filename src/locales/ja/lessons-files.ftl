### 課題のファイルの誤り。

lessons-files-no-such = { $name }: そのような課題はない
lessons-files-not-text = { $name }:{ $line }:{ $column }: UTF-8 の文字でないバイト 0x{ $byte } がある
