### What is wrong with a folder of texts that are to be used instead of the program's own.

texts-in-use = texts can only be replaced before the first of them is used
# $folder (String)
# $names (String)
texts-no-folder = { $folder }: found none of the folders { $names }, each of which would hold the texts of a language
texts-not-utf8 = this is not text in UTF-8
# $what (String)
texts-syntax = this is not in the syntax of Fluent: { $what }
# $key (String)
texts-twice = the text { $key } is there twice
# $key (String)
texts-missing = the text { $key } is missing
# $key (String)
# $variable (String)
texts-variable = the text { $key } has no variable { $variable }
# $key (String)
texts-unfit = the text { $key } cannot be used as it is written
