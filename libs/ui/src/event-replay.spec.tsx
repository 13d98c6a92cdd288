/** Presses, choices and typed text from before hydration are replayed, whenever they happen. */
import { act, useState, type ChangeEvent, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { EVENT_REPLAY_SCRIPT } from './event-replay';
import { LazyBoundary, lazyPart } from './index';

const pause = () => act(() => new Promise((done) => setTimeout(done, 100)));
const events: string[] = [];
/** Until handlers have heard of so many events. */
const heard = async (number: number) => {
  while (events.length < number) await pause();
};

function Part() {
  const [text, setText] = useState('');
  return (
    <>
      {/* A recorded press makes the button paler until it is replayed. */}
      <button suppressHydrationWarning onClick={() => events.push('pressed')}>
        Buy
      </button>
      <input
        type="search"
        value={text}
        onFocus={() => events.push('focused')}
        onChange={({ target }) => {
          setText(target.value);
          events.push(`typed ${target.value}`);
        }}
        onKeyDown={({ key }) => events.push(`${key} with ${text}`)}
      />
    </>
  );
}

/** Controlled choices, and a button that tells what is chosen. */
function Choices() {
  const [colour, setColour] = useState('red');
  const [extras, setExtras] = useState<readonly string[]>(['sauce']);
  const [size, setSize] = useState('S');
  const [note, setNote] = useState('');
  const toggle = (extra: string) => {
    events.push(extra);
    setExtras(extras.includes(extra) ? extras.filter((other) => other !== extra) : [...extras, extra]);
  };
  return (
    <form>
      {['red', 'blue', 'green'].map((name) => (
        <input
          key={name}
          type="radio"
          name="colour"
          aria-label={name}
          checked={colour === name}
          onChange={() => {
            events.push(name);
            setColour(name);
          }}
        />
      ))}
      {['sauce', 'cheese', 'bread'].map((extra) => (
        <input
          key={extra}
          type="checkbox"
          aria-label={extra}
          checked={extras.includes(extra)}
          onChange={() => toggle(extra)}
        />
      ))}
      <select
        aria-label="size"
        value={size}
        onChange={({ target }) => {
          events.push(target.value);
          setSize(target.value);
        }}
      >
        <option>S</option>
        <option>M</option>
        <option>L</option>
      </select>
      <textarea aria-label="note" value={note} onChange={({ target }) => setNote(target.value)} />
      <button
        type="button"
        suppressHydrationWarning
        onClick={() => events.push([colour, ...extras, size, note].join(' '))}
      >
        Add
      </button>
    </form>
  );
}

/** A server-rendered page whose lazy part has not loaded in the browser. */
function openPage(Content: ComponentType = Part) {
  let loadPart = () => undefined as void;
  const LazyPart = lazyPart(
    () => new Promise<{ default: ComponentType }>((done) => (loadPart = () => done({ default: Content }))),
  );
  const box = document.createElement('div');
  box.innerHTML = renderToString(
    <LazyBoundary>
      <Content />
    </LazyBoundary>,
  );
  document.body.replaceChildren(box);
  const root = () =>
    hydrateRoot(
      box,
      <LazyBoundary>
        <LazyPart />
      </LazyBoundary>,
    );
  return {
    named: (name: string) => box.querySelector(`[aria-label="${name}"]`) as HTMLInputElement,
    button: box.querySelector('button') as HTMLButtonElement,
    field: box.querySelector('input') as HTMLInputElement,
    /** Hydrates the root and restores the session. The lazy part has not loaded yet. */
    start: async () => {
      await act(root);
      document.documentElement.dataset.ready = 'true';
    },
    loadPart: () => act(() => loadPart()),
  };
}
const type = (field: HTMLInputElement, text: string) => {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
};
const pressEnter = (field: HTMLInputElement) =>
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));

beforeAll(() => {
  // The inline script of a page's head.
  const script = document.createElement('script');
  script.textContent = EVENT_REPLAY_SCRIPT;
  document.head.append(script);
});
beforeEach(() => {
  events.length = 0;
  delete document.documentElement.dataset.ready;
});

it('a press on a part that is not hydrated is replayed once, after its code has loaded', async () => {
  const { button, start, loadPart } = openPage();
  button.click();
  await start();
  button.click();
  await pause();
  expect(events).toEqual([]);
  expect(button.style.opacity).toBe('0.6');
  await loadPart();
  await pause();
  expect(events).toEqual(['pressed']);
  expect(button.style.opacity).toBe('');
  act(() => button.click());
  expect(events).toEqual(['pressed', 'pressed']);
});

it('focus, text and Enter from before hydration are replayed in this order', async () => {
  const { field, start, loadPart } = openPage();
  field.focus();
  type(field, 'milk');
  pressEnter(field);
  await start();
  await pause();
  expect(events).toEqual([]);
  await loadPart();
  await pause();
  expect(events).toEqual(['focused', 'typed milk', 'Enter with milk']);
});

it('what is chosen before hydration stays chosen, and handlers hear of it once and in order', async () => {
  const { named, button, start, loadPart } = openPage(Choices);
  named('green').click();
  named('blue').click();
  named('cheese').click();
  named('sauce').click();
  // Ticked and unticked again: nothing has changed.
  named('bread').click();
  named('bread').click();
  for (const size of ['M', 'L']) {
    named('size').value = size;
    named('size').dispatchEvent(new Event('change', { bubbles: true }));
  }
  type(named('note'), 'no onions');
  button.click();
  await start();
  await pause();
  expect(events).toEqual([]);
  await loadPart();
  await heard(5);
  expect(events).toEqual(['blue', 'cheese', 'sauce', 'L', 'blue cheese L no onions']);
  expect([named('green').checked, named('blue').checked]).toEqual([false, true]);
  expect([named('sauce').checked, named('cheese').checked, named('bread').checked]).toEqual([false, true, false]);
  expect([named('size').value, named('note').value]).toEqual(['L', 'no onions']);
  // From now on React hears of them by itself.
  act(() => named('red').click());
  act(() => named('bread').click());
  act(() => button.click());
  expect(events.slice(5)).toEqual(['red', 'bread', 'red cheese bread L no onions']);
});

it('a press on a hydrated button waits for what was chosen before it, but not for a field that is only focused', async () => {
  const { named, start, loadPart } = openPage(Choices);
  const order = document.createElement('button');
  order.addEventListener('click', () => events.push('ordered'));
  document.querySelector('form')?.parentElement?.parentElement?.append(order);
  await start();
  act(() => named('note').focus());
  order.click();
  expect(events).toEqual(['ordered']);
  act(() => named('blue').click());
  order.click();
  expect(events).toEqual(['ordered']);
  await loadPart();
  await heard(3);
  expect(events).toEqual(['ordered', 'blue', 'ordered']);
});

it('text that is cleared before hydration stays cleared, and the caret stays where it is', async () => {
  function Name() {
    const [name, setName] = useState('Mina');
    const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
      setName(target.value);
      events.push(`name ${target.value}`);
    };
    return <input aria-label="name" value={name} onChange={change} />;
  }
  for (const [text, caret] of [
    ['', 0],
    ['Mona', 2],
  ] as const) {
    delete document.documentElement.dataset.ready;
    const { named, start, loadPart } = openPage(Name);
    named('name').focus();
    type(named('name'), text);
    named('name').setSelectionRange(caret, caret);
    await start();
    await loadPart();
    await heard(text ? 2 : 1);
    expect(named('name')).toHaveValue(text);
    expect(named('name').selectionStart).toBe(caret);
  }
  expect(events).toEqual(['name ', 'name Mona']);
});

it('Enter between the hydration of a field and the replay of its text is replayed after the text', async () => {
  let poll = () => undefined as void;
  const timer = jest.spyOn(window, 'setTimeout').mockImplementation(((work: () => void) => {
    poll = work;
    return 0;
  }) as never);
  const { field, start, loadPart } = openPage();
  type(field, 'milk');
  timer.mockRestore();
  await start();
  await loadPart();
  // React has hydrated the field, but does not know its text.
  field.value = '';
  pressEnter(field);
  expect(events).toEqual([]);
  act(() => poll());
  await pause();
  expect(events).toEqual(['typed milk', 'Enter with milk']);
});

it('a choice waits for a part beside it that is updated with it', async () => {
  const { button, start, loadPart } = openPage();
  const whole = button.closest('div')?.parentElement as HTMLElement;
  whole.dataset.hydratesWhole = '';
  await start();
  const box = Object.assign(document.createElement('input'), { type: 'checkbox' });
  box.addEventListener('click', () => events.push('ticked'));
  whole.append(box);
  box.click();
  await pause();
  expect(events).toEqual([]);
  await loadPart();
  await heard(1);
  expect([events, box.checked]).toEqual([['ticked'], true]);
});

it('what was chosen in a part that React renders anew is chosen in its place', async () => {
  const html = `<main>
    <label>Red <input type="checkbox"></label><label>Blue <input type="checkbox"></label>
    <select aria-label="Order"><option>name</option><option>price</option></select><button>Show</button>
  </main>`;
  document.body.innerHTML = html;
  const shown = () => document.querySelector('main') as HTMLElement;
  shown().querySelectorAll('input')[1]?.click();
  const order = shown().querySelector('select') as HTMLSelectElement;
  order.value = 'price';
  order.dispatchEvent(new Event('change', { bubbles: true }));
  shown().querySelector('button')?.click();
  document.documentElement.dataset.ready = 'true';
  document.body.innerHTML = '';
  await pause();
  document.body.innerHTML = html;
  shown().addEventListener('change', ({ target }) => events.push((target as Element).tagName));
  shown().addEventListener('click', ({ target }) => events.push((target as Element).tagName));
  await heard(4);
  expect(events).toEqual(['INPUT', 'INPUT', 'SELECT', 'BUTTON']);
  expect([...shown().querySelectorAll('input')].map(({ checked }) => checked)).toEqual([false, true]);
  expect(shown().querySelector('select')).toHaveValue('price');
});

it('a press outside all boundaries waits until the session is restored', async () => {
  document.body.innerHTML = '<button>Menu</button>';
  const menu = document.querySelector('button') as HTMLButtonElement;
  menu.addEventListener('click', () => events.push('pressed'));
  menu.click();
  await pause();
  expect(events).toEqual([]);
  document.documentElement.dataset.ready = 'true';
  await pause();
  expect(events).toEqual(['pressed']);
});

it('a button added by other code, such as a map, responds at once', async () => {
  const { start } = openPage();
  await start();
  const zoom = document.createElement('button');
  zoom.addEventListener('click', () => events.push('zoomed'));
  document.body.append(zoom);
  zoom.click();
  expect(events).toEqual(['zoomed']);
});
