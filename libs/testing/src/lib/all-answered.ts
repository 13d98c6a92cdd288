import type { EnhancedStore } from '@reduxjs/toolkit';
import { shopApi } from '@shop/api-client';
import { act } from '@testing-library/react';

interface Running extends Promise<unknown> {
  queryCacheKey: string;
}

/**
 * What the shown element asked for is answered, and drawn. For what is to stay away: `findBy…` waits for the rest.
 * @param but endpoints whose answer the test holds back
 */
export async function allAnswered(store: EnhancedStore, but: readonly string[] = []): Promise<void> {
  const dispatch = store.dispatch as (thunk: unknown) => Running[];
  await act(async () => {
    const running = dispatch(shopApi.util.getRunningQueriesThunk());
    await Promise.all(running.filter(({ queryCacheKey }) => !but.some((name) => queryCacheKey.startsWith(`${name}(`))));
    // The store tells its readers in the next frame.
    await new Promise((drawn) => requestAnimationFrame(drawn));
  });
}
