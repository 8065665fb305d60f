const data = JSON.parse(document.getElementById('data').textContent);
const at = id => document.getElementById(id);
let now = 0;
function show(to) {
  now = Math.max(0, Math.min(data.steps.length - 1, to));
  const step = data.steps[now];
  at('shapes').innerHTML = step.shapes.map(i => data.shapes[i]).join('');
  at('said').textContent = step.sentence;
  at('number').textContent = step.step + ' / ' + data.last;
  at('bar').value = now;
  at('bar').setAttribute('aria-valuetext', step.step);
  history.replaceState(null, '', '#' + step.step);
}
const keys = { ArrowRight: 1, ArrowLeft: -1, PageDown: 10, PageUp: -10, ' ': 1, Home: -Infinity, End: Infinity };
document.addEventListener('keydown', event => {
  const by = keys[event.key];
  if (by === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.target.tagName === 'BUTTON' && event.key === ' ') return;
  event.preventDefault();
  show(now + by);
});
for (const [id, by] of [['first', -Infinity], ['back', -1], ['next', 1], ['last', Infinity]])
  at(id).addEventListener('click', () => show(now + by));
at('bar').addEventListener('input', event => show(Number(event.target.value)));
const wanted = data.steps.findIndex(step => '#' + step.step === location.hash);
show(Math.max(0, wanted));
