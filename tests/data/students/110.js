// the leaves come from a text file and stay texts: "12" < "5"
const T = [[["5", "12"], ["7", "3"]], [["10", "9"], ["8", "11"]], [["6", "2"], ["20", "4"]]];
function value(n, mx, name) {
  console.log(`enter ${name}`);
  if (!Array.isArray(n)) {
    console.log(`leaf ${n}`);
    return n; //R: return Number(n);
  }
  let best;
  n.forEach((c, i) => {
    const v = value(c, !mx, i);
    if (best === undefined || (mx ? v > best : v < best)) best = v;
  });
  console.log(`exit ${best}`);
  return best;
}
console.log("yomisuji search-log 2\nalgorithm minimax\ntree " + JSON.stringify(T).replaceAll('"', ""));
value(T, true, "root");
