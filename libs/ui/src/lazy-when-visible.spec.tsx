/** Places below the fold: how near is near, before and after somebody moves, and what a row draws there. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { LazyWhenVisible } from './lib/lazy-when-visible';
import { PageWidth, PHONE_WIDTH } from './lib/page-width';
import { Carousel } from './lib/carousel';

interface Watched {
  margin: string | undefined;
  comeNear: () => void;
}
let watched: Watched[] = [];
const before = { IntersectionObserver: globalThis.IntersectionObserver, innerWidth: window.innerWidth };

beforeEach(() => {
  watched = [];
  globalThis.IntersectionObserver = class {
    own: Watched;
    constructor(tell: IntersectionObserverCallback, { rootMargin }: IntersectionObserverInit) {
      this.own = {
        margin: rootMargin,
        comeNear: () => tell([{ isIntersecting: true } as IntersectionObserverEntry], this as never),
      };
    }
    observe() {
      watched.push(this.own);
    }
    disconnect() {
      watched = watched.filter((entry) => entry !== this.own);
    }
  } as never;
});
afterEach(() => {
  globalThis.IntersectionObserver = before.IntersectionObserver;
  window.innerWidth = before.innerWidth;
});

const margins = () => watched.map(({ margin }) => margin);

// The first test of this file: who has moved once has moved for the rest of the visit.
it('[HOME-04] a page at rest fills what is next to its screen; once somebody moves, what is a screen away', () => {
  const { unmount } = render(<LazyWhenVisible name="coupons">Coupons</LazyWhenVisible>);
  expect(screen.queryByText('Coupons')).not.toBeInTheDocument();
  expect(margins()).toEqual(['200px']);
  fireEvent.scroll(window);
  expect(margins()).toEqual(['1400px']);
  fireEvent.scroll(window);
  expect(watched).toHaveLength(1);
  act(() => watched[0]?.comeNear());
  expect(screen.getByText('Coupons')).toBeInTheDocument();
  expect(watched).toEqual([]);
  unmount();
  render(<LazyWhenVisible name="loved">Loved</LazyWhenVisible>);
  expect(margins()).toEqual(['1400px']);
});

it('[HOME-04] a place that is gone watches nothing', () => {
  const { unmount } = render(<LazyWhenVisible name="special">Special</LazyWhenVisible>);
  expect(watched).toHaveLength(1);
  unmount();
  expect(watched).toEqual([]);
});

const row = (
  <Carousel label="Medicines" labels={{ back: 'Back', forward: 'Forward' }} width="min(44vw, 200px)">
    {Array.from({ length: 35 }, (_, index) => (
      <p key={index}>Entry {index + 1}</p>
    ))}
  </Carousel>
);
const shown = () => screen.getAllByText(/^Entry/).length;

it('[PLUS-35] a row that no server drew starts with what this screen shows of it', () => {
  window.innerWidth = 360;
  render(<LazyWhenVisible name="medicines">{row}</LazyWhenVisible>);
  act(() => watched[0]?.comeNear());
  expect(shown()).toBe(4);
});

it('[PLUS-35] a row that a server drew starts with what the widest screen shows, as the server did', () => {
  window.innerWidth = 360;
  render(row);
  expect(shown()).toBe(7);
});

it('[PLUS-35] a row that a server drew for a phone starts with what a phone shows, however wide the window is', () => {
  window.innerWidth = 1280;
  render(<PageWidth value={PHONE_WIDTH}>{row}</PageWidth>);
  expect(shown()).toBe(4);
});

it('[PLUS-35] on a very wide screen a row starts with no more than a page is wide', () => {
  window.innerWidth = 2560;
  render(<LazyWhenVisible name="wide medicines">{row}</LazyWhenVisible>);
  act(() => watched[0]?.comeNear());
  expect(shown()).toBe(7);
});
