/** Sections below the fold: how near the screen they render, and what a carousel renders at first. */
import { act, render, screen } from '@testing-library/react';
import { LazyWhenVisible } from './lib/lazy-when-visible';
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

it('[HOME-04] a section below the fold renders when the screen comes near', () => {
  render(<LazyWhenVisible name="coupons">Coupons</LazyWhenVisible>);
  expect(screen.queryByText('Coupons')).not.toBeInTheDocument();
  expect(margins()).toEqual(['1400px 0px 600px']);
  act(() => watched[0]?.comeNear());
  expect(screen.getByText('Coupons')).toBeInTheDocument();
  expect(watched).toEqual([]);
});

it('[HOME-04] an unmounted section stops observing', () => {
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

it.each([360, 1280, 2560])(
  '[PLUS-35] a carousel starts with what the widest page shows, on the server and in the browser (%d px)',
  (width) => {
    window.innerWidth = width;
    render(row);
    expect(shown()).toBe(7);
  },
);
