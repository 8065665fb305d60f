// minimax, the first child gives the first value
const game = [[[2, 0], [-3, 4]], [[-1, 0, -5], [0, -2]], [[5, -4], [1, 0, 3], [0, 6]]];

function minimax(pos, isMax, name) {
  console.log("enter " + name);
  if (typeof pos === "number") {
    console.log("leaf " + pos);
    return pos;
  }
  let best = null;
  pos.forEach((p, i) => {
    const v = minimax(p, !isMax, i + 1);
    if (!best || (isMax ? v > best : v < best)) best = v; //R: if (best === null || (isMax ? v > best : v < best)) best = v;
  });
  console.log("exit " + best);
  return best;
}

console.log("yomisuji search-log 2");
console.log("algorithm minimax");
console.log("tree " + JSON.stringify(game));
minimax(game, true, "root");
