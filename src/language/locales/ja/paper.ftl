### 問題用紙が作れない理由。

paper-nothing = これらの課題には、問いが作れない
paper-fewer = 頼まれた{ $asked }問のうち、1枚に{ $least }問を入れた。これらの課題からは、1枚にこれ以上選べない
paper-one = これらの課題から作れる問いは1問なので、隣の用紙と違う問いにできない。1枚だけにするか、課題を増やしてください
paper-no-question = { $lesson }(変え方{ $variant }番)のステップ{ $step }の次について、「{ $kind }」という種類の問いはない
paper-chosen = { $title }の{ $number }番
paper-is-chosen = { $course } は用紙の問いを自分で決めている。--questions、--copies、--seed、--asks、--weights は付けないでください
