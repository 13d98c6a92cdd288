/** Sections below the fold: how near the screen they render. */
import { act, render, screen } from '@testing-library/react';
import { fakeIntersectionObserver } from './fake-intersection-observer.spec-helper';
import { LazyWhenVisible } from './lib/lazy-when-visible';
import { SectionPlaceholder } from './lib/section-placeholder';

const observed = fakeIntersectionObserver();

it('[HOME-04] a section below the fold renders when the screen comes near', () => {
  render(<LazyWhenVisible name="coupons">Coupons</LazyWhenVisible>);
  expect(screen.queryByText('Coupons')).not.toBeInTheDocument();
  expect(observed().map(({ options }) => options.rootMargin)).toEqual(['1400px 0px 600px']);
  act(() => observed()[0]?.report(true));
  expect(screen.getByText('Coupons')).toBeInTheDocument();
  expect(observed()).toEqual([]);
});

it('[HOME-04] an unmounted section stops observing', () => {
  const { unmount } = render(<LazyWhenVisible name="special">Special</LazyWhenVisible>);
  expect(observed()).toHaveLength(1);
  unmount();
  expect(observed()).toEqual([]);
});

it('[HOME-04] a section that loads out of sight draws no skeleton until its place is seen', () => {
  render(<SectionPlaceholder name="coupons" label="Loading" />);
  expect(screen.queryAllByRole('status')).toEqual([]);
  act(() => observed()[0]?.report(true));
  expect(screen.getAllByRole('status')).toHaveLength(1);
});
