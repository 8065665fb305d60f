### What is wrong with a folder of texts that are to be used instead of the program's own.

texts-in-use = texts can only be replaced before the first of them is used
texts-no-folder = { $folder }: found none of the folders { $names }, each of which would hold the texts of a language
texts-not-utf8 = this is not text in UTF-8
texts-syntax = this is not in the syntax of Fluent: { $what }
texts-twice = the text { $key } is there twice
texts-missing = the text { $key } is missing
texts-variable = the text { $key } has no variable { $variable }
texts-unfit = the text { $key } cannot be used as it is written
