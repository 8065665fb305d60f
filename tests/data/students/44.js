class Searcher {
  constructor(tree) {
    this.tree = tree;
    this.out = ["yomisuji search-log 2", "algorithm alpha-beta", "root max", "cut >=",
      "return soft", "bounds deep", "tree " + JSON.stringify(tree)];
  }
  run() {
    this.visit(this.tree, { lo: -Infinity, hi: Infinity }, 1, []);
    return this.out.join("\n");
  }
  visit(node, window, sign, path) {
    const { lo, hi } = window;
    this.out.push("  ".repeat(path.length) + `enter ${path.join(".") || "root"} ${lo} ${hi}`);
    if (!Array.isArray(node)) {
      this.out.push("  ".repeat(path.length) + `leaf ${node}`);
      return node;
    }
    const w = { lo, hi };
    let best = -sign * Infinity;
    for (const [i, child] of node.entries()) {
      const v = this.visit(child, w, -sign, [...path, i + 1]);
      if (sign * v > sign * best) best = v;
      if (sign > 0) w.lo = Math.max(w.lo, v); else w.hi = Math.min(w.hi, v);
      if (w.lo >= w.hi) {
        this.out.push("  ".repeat(path.length) + "cut");
        break;
      }
    }
    this.out.push("  ".repeat(path.length) + `exit ${best}`);
    return best;
  }
}
console.log(new Searcher([[[5, 6], [7, 4, 5]], [[3]], [[6], [6, 9], [7]], [[5], [9, 8], [6]]]).run());
