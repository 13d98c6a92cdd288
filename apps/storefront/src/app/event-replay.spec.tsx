/** Replay of text and presses from before the hydration of a field, at any moment. */
import { LazyBoundary, lazyPart } from '@shop/ui';
import { act, useState, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { EARLY_PRESSES } from '../server/event-replay';

const pause = () => act(() => new Promise((done) => setTimeout(done, 100)));
const heard: string[] = [];

function Part() {
  const [text, setText] = useState('');
  return (
    <>
      {/* A pressed button is paler until it is heard. */}
      <button suppressHydrationWarning onClick={() => heard.push('pressed')}>
        Buy
      </button>
      <input
        type="search"
        value={text}
        onFocus={() => heard.push('entered')}
        onChange={({ target }) => {
          setText(target.value);
          heard.push(`typed ${target.value}`);
        }}
        onKeyDown={({ key }) => heard.push(`${key} with ${text}`)}
      />
    </>
  );
}

/** A page whose server has rendered all; the code of its part is on its way to the browser. */
function openPage() {
  let come = () => undefined as void;
  const Late = lazyPart(
    () => new Promise<{ default: ComponentType }>((done) => (come = () => done({ default: Part }))),
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
        <Late />
      </LazyBoundary>,
    );
  return {
    button: box.querySelector('button') as HTMLButtonElement,
    field: box.querySelector('input') as HTMLInputElement,
    /** React is there, and knows who is here; the code of the part is not. */
    start: async () => {
      await act(root);
      document.documentElement.dataset.ready = 'true';
    },
    come: () => act(() => come()),
  };
}
const type = (field: HTMLInputElement, text: string) => {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
};
const pressEnter = (field: HTMLInputElement) =>
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));

beforeAll(() => {
  // The script as the head of a page has it.
  const script = document.createElement('script');
  script.textContent = EARLY_PRESSES;
  document.head.append(script);
});
beforeEach(() => {
  heard.length = 0;
  delete document.documentElement.dataset.ready;
});

it('a press on a part that is not hydrated waits for its code, and is heard once', async () => {
  const { button, start, come } = openPage();
  button.click();
  await start();
  button.click();
  await pause();
  expect(heard).toEqual([]);
  expect(button.style.opacity).toBe('0.6');
  await come();
  await pause();
  expect(heard).toEqual(['pressed']);
  expect(button.style.opacity).toBe('');
  act(() => button.click());
  expect(heard).toEqual(['pressed', 'pressed']);
});

it('a field that is entered, typed into and sent before it is hydrated hears it in this order', async () => {
  const { field, start, come } = openPage();
  field.focus();
  type(field, 'milk');
  pressEnter(field);
  await start();
  await pause();
  expect(heard).toEqual([]);
  await come();
  await pause();
  expect(heard).toEqual(['entered', 'typed milk', 'Enter with milk']);
});

it('Enter in the moment between the hydration of a field and the replay of its text is kept for after the text', async () => {
  const { field, start, come } = openPage();
  type(field, 'milk');
  await start();
  await come();
  // React is there, and knows nothing of the text.
  field.value = '';
  pressEnter(field);
  expect(heard).toEqual([]);
  await pause();
  expect(heard).toEqual(['typed milk', 'Enter with milk']);
});

it('a press outside of all boundaries waits until it is known who is here', async () => {
  document.body.innerHTML = '<button>Menu</button>';
  const menu = document.querySelector('button') as HTMLButtonElement;
  menu.addEventListener('click', () => heard.push('pressed'));
  menu.click();
  await pause();
  expect(heard).toEqual([]);
  document.documentElement.dataset.ready = 'true';
  await pause();
  expect(heard).toEqual(['pressed']);
});

it('what others put into a hydrated page, a map for one, hears at once', async () => {
  const { start } = openPage();
  await start();
  const zoom = document.createElement('button');
  zoom.addEventListener('click', () => heard.push('zoomed'));
  document.body.append(zoom);
  zoom.click();
  expect(heard).toEqual(['zoomed']);
});
