// logs full paths and the skipped children
const tree = [[[4, 1], [7, 2, 6]], [[3, 3], [5, 0]], 4, [[8, [2, 6]], [1, 9], [5, 5]]];
const lines = ["yomisuji search-log 1", "# homework 3, group B"];

function ab(node, path, alpha, beta, isMax) {
  const indent = "\t".repeat(path.length);
  const name = path.length ? path.join(".") : "root";
  lines.push(`${indent}enter ${name} ${alpha} ${beta}   # ${isMax ? "MAX" : "MIN"}`);
  if (!Array.isArray(node)) {
    lines.push(`${indent}leaf ${node}`);
    return node;
  }
  let best = isMax ? -Infinity : Infinity;
  for (let i = 0; i < node.length; i++) {
    const v = ab(node[i], [...path, i], alpha, beta, !isMax);
    if (isMax ? v > best : v < best) best = v;
    if (isMax) alpha = Math.max(alpha, best);
    else beta = Math.min(beta, best);
    if (alpha >= beta && i < node.length - 1) {
      const rest = node.slice(i + 1).map((_, k) => [...path, i + 1 + k].join("."));
      lines.push(`${indent}cut ${rest.join(" ")}`);
      break;
    }
  }
  lines.push(`${indent}exit ${best}`);
  return best;
}
ab(tree, [], -Infinity, Infinity, true);
console.log(lines.join("\n"));
