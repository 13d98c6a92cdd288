import { act, renderHook } from '@testing-library/react';
import { useIsOver } from './lib/countdown';

afterEach(() => jest.useRealTimers());

it('[ITEM-42] what stands around a countdown renders again at its end, not each second', () => {
  jest.useFakeTimers();
  const ends = Date.now() + 10_000;
  let renders = 0;
  const { result } = renderHook(() => {
    renders += 1;
    return useIsOver(ends);
  });
  const first = renders;
  act(() => jest.advanceTimersByTime(5_000));
  expect([result.current, renders]).toEqual([false, first]);
});

it('[ITEM-42] tells the end, and that a campaign without one does not end', () => {
  jest.useFakeTimers();
  const ends = Date.now() + 3_000;
  const { result } = renderHook(() => [useIsOver(ends), useIsOver(null)]);
  expect(result.current).toEqual([false, false]);
  act(() => jest.advanceTimersByTime(3_000));
  expect(result.current).toEqual([true, false]);
});
