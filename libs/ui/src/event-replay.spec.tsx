/** Presses and typed text from before hydration are replayed, whenever they happen. */
import { act, useState, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { EVENT_REPLAY_SCRIPT } from './event-replay';
import { LazyBoundary, lazyPart } from './index';

const pause = () => act(() => new Promise((done) => setTimeout(done, 100)));
const events: string[] = [];

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

/** A server-rendered page whose lazy part has not loaded in the browser. */
function openPage() {
  let loadPart = () => undefined as void;
  const LazyPart = lazyPart(
    () => new Promise<{ default: ComponentType }>((done) => (loadPart = () => done({ default: Part }))),
  );
  const box = document.createElement('div');
  box.innerHTML = renderToString(
    <LazyBoundary>
      <Part />
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

it('Enter between the hydration of a field and the replay of its text is replayed after the text', async () => {
  let poll = () => undefined as void;
  const interval = jest.spyOn(window, 'setInterval').mockImplementation(((work: () => void) => {
    poll = work;
    return 0;
  }) as never);
  const { field, start, loadPart } = openPage();
  type(field, 'milk');
  interval.mockRestore();
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
