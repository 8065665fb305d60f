### Why an option of an engine cannot be set so.

engines-options-at = option "{ $name }": { $problem }
engines-options-check = found "{ $found }", expected true or false
engines-options-spin = found "{ $found }", expected a whole number from { $min } to { $max }
engines-options-combo = found "{ $found }", expected one of { $choices }
engines-options-line = found a line break, expected one line
