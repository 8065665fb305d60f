// Three moves each adds 1, 4 or 6 to a running sum; at the end the sum decides. One global game with do/undo.
const STEPS = [1, 4, 6], LENGTH = 3;
const result = sum => (sum * 5) % 13 - 5;

const game = { sum: 2, count: 0 };
function doMove(s) { game.sum += s; game.count++; }
function undoMove(s) { game.sum -= s; game.count--; }

const build = (sum, left) => (left === 0 ? result(sum) : STEPS.map(s => build(sum + s, left - 1)));

function play(alpha, beta, max, left, number) {
  console.log(`enter ${number} ${alpha} ${beta}`);
  if (left === 0) {
    const v = result(game.sum);
    console.log(`leaf ${v}`);
    return v;
  }
  let best = max ? -Infinity : Infinity;
  for (let i = 0; i < STEPS.length; i++) {
    doMove(STEPS[i]);
    const v = play(alpha, beta, !max, left - 1, i);
    best = max ? Math.max(best, v) : Math.min(best, v);
    if (max) alpha = Math.max(alpha, best);
    else beta = Math.min(beta, best);
    if (alpha >= beta) {
      console.log("cut");
      break;
    }
    undoMove(STEPS[i]);
  }
  console.log(`exit ${best}`);
  return best;
}

console.log("yomisuji search-log 2");
console.log("order tree");
console.log("tree " + JSON.stringify(build(game.sum, LENGTH)));
play(-Infinity, Infinity, true, LENGTH, "root");
