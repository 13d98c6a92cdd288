/** Whether the backend answers, as calls find it. */
import { renderHook } from '@testing-library/react';
import { act } from 'react';
import { useReach, whenBack } from './index';
import { noteCall } from './lib/base/reach';

const ITEMS = 'http://shop.test/api/v1/items/popular';
const CONFIG = '/api/v1/config';
const note = (url: string, ...statuses: (number | 'network')[]) =>
  act(() => statuses.forEach((status) => noteCall(url, status)));
let line: jest.SpyInstance;
let reach: { current: string };
beforeEach(() => {
  line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  reach = renderHook(() => useReach()).result;
  note(CONFIG, 200);
});
afterEach(() => line.mockRestore());

describe('[PLUS-37] whether the backend is there', () => {
  it('one lost call is a hiccup, two one after the other raise doubt', () => {
    note(ITEMS, 503);
    expect(reach.current).toBe('here');
    note(ITEMS, 200, 'network');
    expect(reach.current).toBe('here');
    note(ITEMS, 504);
    expect(reach.current).toBe('doubt');
    note(ITEMS, 200);
    expect(reach.current).toBe('here');
  });

  it('it is away when what every backend has is not there, and here with any answer of its own', () => {
    for (const status of ['network', 502, 503, 504] as const) {
      note(CONFIG, status);
      expect(reach.current).toBe('away');
      note(ITEMS, status, status);
      expect(reach.current).toBe('away');
      note(ITEMS, 404);
      expect(reach.current).toBe('here');
    }
    note(CONFIG, 500, 429);
    expect(reach.current).toBe('here');
  });

  it('without a line nothing is known of it', () => {
    line.mockReturnValue(false);
    note(CONFIG, 'network', 'network');
    expect(reach.current).toBe('here');
  });

  it('who waits for it is told when it comes back, and not after a doubt', () => {
    const back = jest.fn();
    const stop = whenBack(back);
    note(ITEMS, 503, 503);
    note(ITEMS, 200);
    expect(back).not.toHaveBeenCalled();
    note(CONFIG, 503);
    expect(back).not.toHaveBeenCalled();
    note(CONFIG, 200);
    expect(back).toHaveBeenCalledTimes(1);
    stop();
    note(CONFIG, 503, 200);
    expect(back).toHaveBeenCalledTimes(1);
  });
});
