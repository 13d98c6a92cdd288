/** Rows below the screen stay the server's HTML until they come near, are pressed, or a kept press needs them (decision 147). */
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { fakeIntersectionObserver } from './fake-intersection-observer.spec-helper';
import { WakesNear } from './index';

const observed = fakeIntersectionObserver();
const rendered = jest.fn();
function Row({ title = 'Bread' }: { title?: string }) {
  const [presses, setPresses] = useState(0);
  rendered();
  return (
    <button type="button" onClick={() => setPresses(presses + 1)}>
      {title} {presses}
    </button>
  );
}
const page = (title?: string) => (
  <WakesNear>
    <div>
      <Row {...(title ? { title } : {})} />
    </div>
  </WakesNear>
);

let root: Root;
afterEach(() => act(() => root?.unmount()));
/** A page of the server whose row is below the screen. */
async function openPage() {
  const box = document.createElement('div');
  box.innerHTML = renderToString(page());
  document.body.replaceChildren(box);
  const errors = jest.fn();
  rendered.mockClear();
  await act(async () => void (root = hydrateRoot(box, page(), { onRecoverableError: errors })));
  const button = box.querySelector('button') as HTMLButtonElement;
  const part = box.querySelector('[data-hydrated]') as HTMLElement;
  /** It is the server's button that wakes: nothing was drawn anew. */
  const expectSame = () => {
    expect(box.querySelector('button')).toBe(button);
    expect(errors).not.toHaveBeenCalled();
  };
  return { button, part, expectSame };
}

it('a row below the screen sleeps until it comes near', async () => {
  const { button, part, expectSame } = await openPage();
  expect(rendered).not.toHaveBeenCalled();
  expect(part).toHaveAttribute('data-hydrated', 'no');
  expect(button).toHaveTextContent('Bread 0');
  expect(observed().map(({ options }) => options.rootMargin)).toEqual(['200px 0px']);
  await act(async () => observed()[0]?.report(true));
  expect(part).toHaveAttribute('data-hydrated', 'yes');
  act(() => button.click());
  expect(button).toHaveTextContent('Bread 1');
  expectSame();
});

it('a press on a sleeping row is answered at once', async () => {
  const { button, expectSame } = await openPage();
  await act(async () => button.click());
  expect(button).toHaveTextContent('Bread 1');
  expectSame();
});

it.each(['pointerdown', 'focusin'])('a touch wakes the row: %s', async (touch) => {
  const { button, part, expectSame } = await openPage();
  await act(async () => void button.dispatchEvent(new Event(touch, { bubbles: true })));
  expect(part).toHaveAttribute('data-hydrated', 'yes');
  expectSame();
});

it('a row that changes while it sleeps wakes and shows the change', async () => {
  const { button, expectSame } = await openPage();
  await act(async () => root.render(page('Rolls')));
  expect(button).toHaveTextContent('Rolls 0');
  expectSame();
});

it('a row that the browser draws never sleeps', () => {
  rendered.mockClear();
  render(page());
  expect(screen.getByRole('button')).toHaveTextContent('Bread 0');
  expect(rendered).toHaveBeenCalledTimes(1);
});
