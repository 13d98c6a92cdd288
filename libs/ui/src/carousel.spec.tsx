/** Carousels: what they render at first, and what they add when scrolled. */
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { fakeIntersectionObserver } from './fake-intersection-observer.spec-helper';
import { Carousel } from './lib/carousel';

const labels = { back: 'Back', forward: 'Forward' };
const entries = (count: number) => Array.from({ length: count }, (_, index) => <p key={index}>Entry {index + 1}</p>);
const shown = () => screen.getAllByText(/^Entry/).length;

const observed = fakeIntersectionObserver();

it('[PLUS-35] renders the first screens of a long carousel, announces its length, and renders more near its end', () => {
  render(
    <Carousel label="Medicines" labels={labels} width="200px">
      {entries(35)}
    </Carousel>,
  );
  const list = screen.getByRole('list', { name: 'Medicines' });
  expect(shown()).toBe(7);
  expect(screen.getAllByRole('listitem')).toHaveLength(7);
  expect(screen.getAllByRole('listitem')[6]).toHaveAttribute('aria-posinset', '7');
  expect(screen.getAllByRole('listitem')[6]).toHaveAttribute('aria-setsize', '35');
  // The carousel scrolls, not the page: content below the screen does not make it grow.
  expect(observed().map(({ options }) => options.root)).toEqual([list]);
  act(() => observed()[0]?.report(false));
  expect(shown()).toBe(7);
  act(() => observed()[0]?.report(true));
  expect(shown()).toBe(27);
  act(() => observed()[0]?.report(true));
  expect(shown()).toBe(35);
  expect(screen.getAllByRole('listitem')[0]).not.toHaveAttribute('aria-setsize');
  expect(observed()).toEqual([]);
});

it.each([
  ['104px', 13],
  ['min(44vw, 200px)', 7],
  ['min(82vw, 330px)', 5],
  ['var(--banner)', 7],
])('[PLUS-35] entries of %s: renders at first as many as the widest page shows', (width, count) => {
  render(
    <Carousel label="Medicines" labels={labels} width={width}>
      {entries(35)}
    </Carousel>,
  );
  expect(shown()).toBe(count);
});

it.each([
  [360, 1, 4],
  [360, 2, 8],
  [412, 1, 4],
  [800, 1, 7],
  [1280, 1, 7],
  [2560, 1, 7],
])(
  '[PLUS-35] on a screen of %d px in rows of %d renders as many as it shows, and all that its height is of',
  (...given) => {
    const [screenWidth, rows, count] = given;
    const before = window.innerWidth;
    window.innerWidth = screenWidth;
    render(
      <Carousel label="Medicines" labels={labels} width="min(44vw, 200px)" rows={rows as 1 | 2}>
        {entries(35)}
      </Carousel>,
    );
    expect(shown()).toBe(count);
    window.innerWidth = before;
  },
);

it('[PLUS-35] keeps as many as the server drew, on every screen', async () => {
  const row = (
    <Carousel label="Medicines" labels={labels} width="min(44vw, 200px)">
      {entries(35)}
    </Carousel>
  );
  const box = document.createElement('div');
  box.innerHTML = renderToString(row);
  document.body.append(box);
  const before = window.innerWidth;
  window.innerWidth = 360;
  const onRecoverableError = jest.fn();
  await act(async () => render(row, { container: box, hydrate: true, onRecoverableError }));
  expect(shown()).toBe(7);
  expect(onRecoverableError).not.toHaveBeenCalled();
  window.innerWidth = before;
});

it('[HOME-15] renders two rows at first, and all entries where they share the width', () => {
  const { rerender } = render(
    <Carousel label="Loved" labels={labels} width="200px" rows={2}>
      {entries(35)}
    </Carousel>,
  );
  expect(shown()).toBe(14);
  rerender(
    <Carousel key="categories" label="Categories" labels={labels} width="104px" rows={2} fills>
      {entries(35)}
    </Carousel>,
  );
  expect(shown()).toBe(35);
});
