// fail-hard negamax, MIN to move at the root
const tree = [[[6, 1], [4, 4, 8]], [[3, 7], [2, 9]], [[5, 2], [0, 6], [10, 3]]];
const lines = [];
function nega(node, alpha, beta, color, name, indent) {
  lines.push(indent + ["enter", name, alpha, beta].join(" "));
  if (typeof node === "number") {
    lines.push(indent + "leaf " + color * node);
    return color * node;
  }
  let i = 0;
  while (i < node.length) {
    const score = -nega(node[i], -beta, -alpha, -color, i, indent + "\t");
    i++;
    if (score >= beta) {
      if (i < node.length) lines.push(indent + "cut");
      lines.push(indent + "exit " + beta);
      return beta;
    }
    if (score > alpha) alpha = score;
  }
  lines.push(indent + "exit " + alpha);
  return alpha;
}
nega(tree, -1e18, 1e18, -1, "root", "");
console.log(`yomisuji search-log 2
algorithm alpha-beta
root min
view mover
return hard
tree ${JSON.stringify(tree)}`);
console.log(lines.join("\n"));
