// Quiescence in negamax form. Each position: [material for the side to move, {capture: position}]
const start = [0, {
  Rd1: [1, { Bxa2: [-1, { Kxa2: [-2, {}] }], Qxd1: [4, { Kxd1: [-3, {}] }] }],
  Rc1: [-2, { Qxc1: [2, { Bxc1: [-6, {}] }], Nxf2: [3, {}] }],
  Qd2: [3, { Qxd2: [1, { Bxd2: [-1, { Nxd2: [2, {}] }] }] }],
}];

let indent = 0;
function print(text) { console.log("  ".repeat(indent) + text); }

function qsearch([pat, captures], alpha, beta, name) {
  print(`enter ${name} ${alpha} ${beta}`);
  indent++;
  print(`stand ${pat}`);
  let best = pat;
  if (best >= beta) {
    print("cut");
  } else {
    for (const move in captures) {
      const score = -qsearch(captures[move], -beta, -alpha, move);
      if (score > best) best = score;
      if (best > alpha) alpha = best;
      if (alpha >= beta) { print("cut"); break; }
    }
  }
  print(`exit ${best}`);
  indent--;
  return best;
}

function root([, moves]) {
  let alpha = -Infinity;
  print("enter root -Infinity Infinity");
  indent++;
  for (const move in moves) {
    const score = -qsearch(moves[move], -Infinity, -alpha, move);
    if (score > alpha) alpha = score;
  }
  print(`exit ${alpha}`);
  indent--;
}

print("yomisuji search-log 2");
print("algorithm quiescence-alpha-beta");
print("view mover");
root(start);
