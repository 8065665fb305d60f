### What is wrong with the file of a lesson.

# $name (String)
lessons-files-no-such = { $name }: there is no such lesson
# $byte (String)
# $column (Number)
# $line (Number)
# $name (String)
lessons-files-not-text = { $name }:{ $line }:{ $column }: found the byte 0x{ $byte }, expected UTF-8 text
