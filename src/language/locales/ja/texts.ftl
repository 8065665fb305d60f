### プログラムのテキストの代わりに使うフォルダーの、どこがいけないか。

texts-in-use = テキストを入れ替えられるのは、最初に使う前だけ
texts-no-folder = { $folder }: フォルダー { $names } が一つもない。テキストは、言語ごとのフォルダーに置いてください
texts-not-utf8 = UTF-8 の文書ではない
texts-syntax = Fluent の書き方になっていない: { $what }
texts-twice = テキスト { $key } が二つある
texts-missing = テキスト { $key } がない
texts-variable = テキスト { $key } に変数 { $variable } はない
texts-unfit = テキスト { $key } はこの書き方では使えない
