/** Backend status, derived from the outcome of requests. */
import { renderHook } from '@testing-library/react';
import { act } from 'react';
import { useBackendStatus, useHasFailed, whenBack } from './index';
import { recordCall } from './lib/base/backend-status';

const ITEMS = 'http://shop.test/api/v1/items/popular';
const CONFIG = '/api/v1/config';
const note = (url: string, ...statuses: (number | 'network')[]) =>
  act(() => statuses.forEach((status) => recordCall(url, status)));
let line: jest.SpyInstance;
let known: { current: string };
beforeEach(() => {
  line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  known = renderHook(() => useBackendStatus()).result;
  note(CONFIG, 200);
});
afterEach(() => line.mockRestore());

describe('[PLUS-37] the backend status', () => {
  it('stays online after one failed request, and is degraded after two in a row', () => {
    note(ITEMS, 503);
    expect(known.current).toBe('online');
    note(ITEMS, 200, 'network');
    expect(known.current).toBe('online');
    note(ITEMS, 504);
    expect(known.current).toBe('degraded');
    note(ITEMS, 200);
    expect(known.current).toBe('online');
  });

  it('is offline when the config request fails, and online after any response', () => {
    for (const status of ['network', 502, 503, 504] as const) {
      note(CONFIG, status);
      expect(known.current).toBe('offline');
      note(ITEMS, status, status);
      expect(known.current).toBe('offline');
      note(ITEMS, 404);
      expect(known.current).toBe('online');
    }
    note(CONFIG, 500, 429);
    expect(known.current).toBe('online');
  });

  it('[ERR-03] a list without an answer has failed once it is offline, though its retries go on', () => {
    const { result } = renderHook(() => useHasFailed(false));
    note(ITEMS, 503, 503);
    expect(result.current).toBe(false);
    note(CONFIG, 503);
    expect(result.current).toBe(true);
    note(ITEMS, 200);
    expect(result.current).toBe(false);
  });

  it('does not change while the browser is offline', () => {
    line.mockReturnValue(false);
    note(CONFIG, 'network', 'network');
    expect(known.current).toBe('online');
  });

  it('whenBack is called on a return from offline, but not from degraded', () => {
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
