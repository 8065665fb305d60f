// df-pn for Nim: the one who takes the last stone wins. Asks whether MAX (who starts) can win.
const INF = Infinity;
const known = new Map();           // path -> [pn, dn]

const movesOf = heaps => {
  const list = [];
  heaps.forEach((h, i) => {
    for (let t = 1; t <= h; t++) list.push({ name: "abc"[i] + "-" + t, next: heaps.map((x, j) => (i === j ? x - t : x)) });
  });
  return list;
};

function mid(heaps, max, key, name, thPn, thDn) {
  console.log("enter " + name);
  const moves = movesOf(heaps);
  if (moves.length === 0) {
    const v = max ? -1 : 1;        // nothing left: the player to move has lost
    console.log("leaf " + v);
    known.set(key, v > 0 ? [0, INF] : [INF, 0]);
    return;
  }
  console.log(`thresholds ${thPn} ${thDn}`.replace(/Infinity/g, "inf"));
  if (!known.has(key)) console.log("expand " + moves.map(m => m.name).join(" "));
  for (;;) {
    const nums = moves.map(m => known.get(key + "/" + m.name) || [1, 1]);
    const [a, b] = max ? [0, 1] : [1, 0];
    const order = nums.map((_, i) => i).sort((x, y) => nums[x][a] - nums[y][a] || 0);
    const sum = nums.reduce((s, n) => s + n[b], 0);
    const best = order[0], least = nums[best][a];
    const second = order.length > 1 ? nums[order[1]][a] : INF;
    const mine = max ? [least, sum] : [sum, least];
    known.set(key, mine);
    console.log(`numbers ${mine[0]} ${mine[1]}`.replace(/Infinity/g, "inf"));
    if (mine[0] >= thPn || mine[1] >= thDn) { console.log("leave"); return; }
    const th = [];
    const mineTh = [thPn, thDn];
    th[a] = Math.min(mineTh[a], second + 1);
    th[b] = mineTh[b] === INF ? INF : mineTh[b] - sum + nums[best][b];
    mid(moves[best].next, !max, key + "/" + moves[best].name, moves[best].name, th[0], th[1]);
  }
}

console.log("yomisuji search-log 2\nalgorithm df-pn");
mid([1, 2], true, "", "start", INF, INF);
