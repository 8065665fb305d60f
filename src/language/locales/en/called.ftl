### As what a move was generated, and what has called for it.

called-why = Why it is a candidate: { $why }.
called-why-value = Why it is a candidate: { $why }; provisional value { $value }.
# The way to the move that has called for it.
called-by = → called for by { $mv } in the line
