### Why an option of an engine cannot be set so.

# $name (String)
# $problem (String)
engines-options-at = option "{ $name }": { $problem }
# $found (String)
engines-options-check = found "{ $found }", expected true or false
# $found (String)
# $min (String)
# $max (String)
engines-options-spin = found "{ $found }", expected a whole number from { $min } to { $max }
# $found (String)
# $choices (String)
engines-options-combo = found "{ $found }", expected one of { $choices }
engines-options-line = found a line break, expected one line
