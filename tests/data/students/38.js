const tree = [[[12, 9, 30], [7, 5]], [[100, 25], [8, 64]], [[3, 11], [40, 6, 21], [2, 19]]];

function minimax(node, isMax, name) {
  console.log("enter " + name);
  if (typeof node === "number") {
    console.log("leaf " + node);
    return node;
  }
  const values = [];
  node.forEach((child, i) => values.push(minimax(child, !isMax, i + 1)));
  values.sort();
  const result = isMax ? values[values.length - 1] : values[0];
  console.log("exit " + result);
  return result;
}
console.log("yomisuji search-log 1");
console.log("algorithm minimax");
console.log("root min");
minimax(tree, false, "root");
