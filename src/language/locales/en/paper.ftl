### Why no test papers can be made.

paper-nothing = no question can be asked about these lessons
# $asked (Number)
# $least (Number)
paper-fewer = each paper has { $least } of the { $asked } questions asked for: these lessons give no more that fit on one paper
paper-one = these lessons give one question, but neighbouring papers have to differ; ask for one paper, or name more lessons
# A question that a course has chosen.
# $step (Number)
# $variant (Number)
paper-no-question = nothing of the kind '{ $kind }' is asked after step { $step } of { $lesson } (variant { $variant })
# Where it stands.
# $number (Number)
paper-chosen = { $title }, question { $number }
paper-is-chosen = { $course } has chosen the questions of its papers: leave out --questions, --copies, --seed, --asks and --weights
