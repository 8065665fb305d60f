// A search that steps, in a cell of a notebook (as the view of an anywidget) and on a page by itself.
// Everything lies in a shadow tree: the letters of two cells have the same names.
const STYLE = `
:host { display: block; }
main { font: 16px/1.5 system-ui, sans-serif; color: #1f2328; background: #fff; padding: 10px; border-radius: 6px; }
main:focus-visible { outline: 2px solid #0969da; outline-offset: -2px; }
h1 { font-size: 16px; margin: 0 0 6px; }
#picture { display: block; width: 100%; height: auto; max-height: var(--most, 62vh); }
#said { min-height: 3em; font-weight: bold; margin: 6px 0; white-space: pre-line; }
#wrong { color: #b42318; margin: 6px 0; font-weight: bold; white-space: pre-line; }
#wrong:empty, #part:empty { display: none; }
#part { font-size: 14px; margin: 6px 0 0; }
nav { display: flex; gap: 8px; align-items: center; flex-wrap: wrap; }
button { font: inherit; color: inherit; background: #f6f8fa; border: 1px solid #8c959f; border-radius: 4px; padding: 2px 12px; min-height: 32px; }
input { flex: 1; min-width: 160px; }
`;
const KEYS = { ArrowRight: 1, ArrowLeft: -1, PageDown: 10, PageUp: -10, ' ': 1, Home: -Infinity, End: Infinity };
const BUTTONS = { first: -Infinity, back: -1, next: 1, last: Infinity };

export default {
  render({ model, el }) {
    const host = document.createElement('div');
    // JupyterLab takes keys before the cell has them; here they are ours.
    host.setAttribute('data-lm-suppress-shortcuts', 'true');
    el.append(host);
    const root = host.attachShadow({ mode: 'open' });
    root.innerHTML = `<style>${STYLE}</style><main tabindex="0" role="group"><h1></h1><div id="letters"></div>
      <svg id="picture" role="img" aria-labelledby="said" fill="#1f2328"><g id="shapes"></g></svg>
      <p id="said" aria-live="polite"></p><p id="wrong" role="alert"></p>
      <nav><button id="first" title="Home">|◀</button><button id="back" title="←"></button>
      <button id="next" title="→"></button><button id="last" title="End">▶|</button>
      <span id="number"></span><input id="bar" type="range" min="0"></nav><p id="part"></p></main>`;
    const at = id => root.getElementById(id);
    const main = root.querySelector('main');
    const texts = model.get('texts');
    at('back').textContent = `◀ ${texts.back}`;
    at('next').textContent = `${texts.next} ▶`;
    at('bar').setAttribute('aria-label', texts.scrub);
    at('part').textContent = texts.part;

    function load() {
      const chunk = model.get('chunk');
      at('letters').innerHTML = chunk.letters;
      at('picture').setAttribute('viewBox', chunk.box);
      root.querySelector('h1').textContent = chunk.title;
      main.setAttribute('aria-label', chunk.title);
      at('bar').max = chunk.last;
      draw();
    }
    function draw() {
      const chunk = model.get('chunk');
      const now = model.get('step');
      const step = chunk.steps[now - chunk.first];
      at('number').textContent = `${now} / ${chunk.last}`;
      at('bar').value = now;
      at('said').textContent = step ? step.sentence : texts.loading;
      at('wrong').textContent = [step?.fault, model.get('wrong')].filter(Boolean).join('\n');
      if (step) at('shapes').innerHTML = step.shapes.map(shape => chunk.shapes[shape]).join('');
    }
    function show(to) {
      const { least, most } = model.get('chunk');
      const step = Math.max(least, Math.min(most, to));
      if (step === model.get('step')) return;
      model.set('step', step);
      model.save_changes();
      model.send({ step });
    }
    main.addEventListener('keydown', event => {
      const by = KEYS[event.key];
      if (by === undefined || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      const on = event.composedPath()[0].tagName;
      if (on === 'BUTTON' && event.key === ' ') return;
      event.preventDefault();
      event.stopPropagation();
      show(model.get('step') + by);
    });
    for (const [id, by] of Object.entries(BUTTONS))
      at(id).addEventListener('click', () => show(model.get('step') + by));
    at('bar').addEventListener('input', event => show(Number(event.target.value)));
    at('picture').addEventListener('click', () => main.focus());
    model.on('change:chunk', load);
    model.on('change:step', draw);
    model.on('change:wrong', draw);
    load();
    return () => {
      model.off('change:chunk', load);
      model.off('change:step', draw);
      model.off('change:wrong', draw);
    };
  },
};
