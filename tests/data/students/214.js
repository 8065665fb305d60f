// negamax without any pruning. Take-away: 7 matches, take 1, 2 or 4, whoever cannot move loses, sooner is worse.
const emit = o => process.stdout.write(JSON.stringify(o) + "\n");
emit({ version: 2, yomisuji: "search-log", view: "mover", algorithm: "minimax" });
function nm(matches, label, ply) {
  emit(label === null ? { kind: "enter" } : { node: label, kind: "enter" });
  if (matches === 0) {
    const v = -(12 - ply) / 2;
    emit({ kind: "leaf", value: v });
    return v;
  }
  let m = -Infinity;
  for (const t of [4, 2, 1]) {
    if (t > matches) continue;
    m = Math.max(m, -nm(matches - t, "take" + t, ply + 1));
  }
  emit({ value: m, kind: "exit" });
  return m;
}
nm(7, null, 0);
