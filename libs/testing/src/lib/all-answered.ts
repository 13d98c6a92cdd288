import type { EnhancedStore } from '@reduxjs/toolkit';
import { shopApi } from '@shop/api-client';
import { act } from '@testing-library/react';

interface Running extends Promise<unknown> {
  queryCacheKey: string;
}

/**
 * Waits until all requests of the rendered element were answered and rendered. Use it to assert absence; otherwise
 * `findBy…` is enough.
 * @param but endpoints whose response the test delays
 */
export async function allAnswered(store: EnhancedStore, but: readonly string[] = []): Promise<void> {
  const dispatch = store.dispatch as (thunk: unknown) => Running[];
  await act(async () => {
    const running = dispatch(shopApi.util.getRunningQueriesThunk());
    await Promise.all(running.filter(({ queryCacheKey }) => !but.some((name) => queryCacheKey.startsWith(`${name}(`))));
    // The store notifies subscribers in the next frame.
    await new Promise((drawn) => requestAnimationFrame(drawn));
  });
}
