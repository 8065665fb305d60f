// UCB1 over the moves at the root; results are points from -10 to 10, so they are scaled to 0..1 for the formula
const C = 0.9;
let seed = 77;
const rand = () => (seed = (seed * 16807) % 2147483647) / 2147483647;

class Arm {
  #points = 0;
  constructor(name, low, high) { this.name = name; this.low = low; this.high = high; this.visits = 0; }
  sample() { return this.low + Math.floor(rand() * (this.high - this.low + 1)); }
  add(points) { this.visits += 1; this.#points += points; }
  get mean() { return this.#points / this.visits; }
  index(total) {
    return this.visits === 0 ? Infinity : (this.mean + 10) / 20 + C * Math.sqrt(Math.log(total) / this.visits);
  }
}

const arms = [new Arm("attack", -10, 10), new Arm("defend", -2, 3), new Arm("trade", -4, 8), new Arm("pass", -6, 0)];
const all = new Arm("root");

console.log(["yomisuji search-log 2", "algorithm ucb1", "results -10 10", `exploration ${C}`].join("\n"));
for (let t = 1; t <= 20; t++) {
  console.log("iteration", t);
  if (t === 1) console.log("  expand", ...arms.map(a => a.name));
  let chosen = arms[0];
  for (const a of arms) if (a.index(all.visits) > chosen.index(all.visits)) chosen = a;
  console.log("  enter", chosen.name);
  const r = chosen.sample();
  console.log("  playout", r);
  for (const box of [chosen, all]) {
    box.add(r);
    console.log("  update", box.visits, box.mean.toFixed(3));
  }
}
