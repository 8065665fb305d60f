function search(node, alpha, beta, isMax, name) {
  console.log("enter", name, alpha, beta);
  if (!(node instanceof Array)) { console.log("leaf", node); return node; }
  if (isMax) {
    var best = -Infinity;
    for (var i = 0; i < node.length; i++) {
      var a = alpha;
      best = Math.max(best, search(node[i], a, beta, false, i));
      a = Math.max(a, best);
      if (a >= beta) { console.log("cut"); break; }
    }
    console.log("exit", best);
    return best;
  } else {
    var best = Infinity;
    var b = beta;
    for (var i = 0; i < node.length; i++) {
      best = Math.min(best, search(node[i], alpha, b, true, i));
      b = Math.min(b, best);
      if (b <= alpha) { console.log("cut"); break; }
    }
    console.log("exit", best);
    return best;
  }
}
var tree = [[[3, 6], [5, 2, 8]], [[4, 1], [7, 9]], [[2, 0], [6, 6, 3]]];
console.log("yomisuji search-log 1");
console.log("root max");
console.log("tree", JSON.stringify(tree));
search(tree, -Infinity, Infinity, true, "root");
