### The end of EvalGain: a listing that no compiler takes.

listing-compiler-name = The value of an exchange
listing-compiler-symptom = The compiler says that it does not know a name, and nothing runs.
listing-compiler-hint = One type is named twice. Compare them letter by letter.
listing-compiler-explanation = There is no type Kyokumenl; the last letter is a slip. What does not compile has neither steps nor a value: the two part before anything runs, at the compiler's message. Two more things would mislead a reader even if they compiled: the function is declared not to change the position (const) and builds moves all the same, and its variables IsEnemy and IsSelf hide functions of the same names.
listing-compiler-line-function-evalgain-square-gain = function EvalGain(square) → gain of the attacker
listing-compiler-line-isenemy-does-piece-there = IsEnemy ← does the piece there belong to White?
listing-compiler-line-isself-does-belong-black = IsSelf ← does it belong to Black?
listing-compiler-line-if-isenemy-and-black = if IsEnemy, and Black has attackers:
listing-compiler-line-kyokumen-now-copy-position = Kyokumen now ← a copy of this position
listing-compiler-line-gain-now-gainmax-value = gain ← now.GainMax(…) − value now
listing-compiler-line-if-isself-and-white = if IsSelf, and White has attackers:
listing-compiler-line-published = Kyokumenl now ← a copy of this position
listing-compiler-line-gain-value-now-now = gain ← value now − now.GainMin(…)
listing-compiler-line-return-gain = return gain
listing-compiler-said-compiler-kyokumenl-not = The compiler: “Kyokumenl” was not declared. Nothing runs.
listing-compiler-said-piece-looked-at = The piece was looked at.
listing-compiler-said-there-something-take = There is something to take.
listing-compiler-said-copy-made = A copy was made.
listing-compiler-said-exchange-made-on-copy = The exchange was made on the copy.
listing-compiler-var-gain = gain
# $gain (Number)
listing-compiler-said-gain = The gain is { $gain }.
