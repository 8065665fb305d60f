### Why no test papers can be made.

paper-nothing = no question can be asked about these lessons
# $asked (Number)
# $least (Number)
paper-fewer = each paper has { $least } of the { $asked } questions asked for: these lessons give no more that fit on one paper
paper-one = these lessons give one question, but neighbouring papers have to differ; ask for one paper, or name more lessons
