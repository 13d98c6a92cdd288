/** What the customer buys again; nothing while signed out. */
import { usePageContext } from '@shop/page-engine';
import { skipToken } from '@reduxjs/toolkit/query';
import { useDeferredValue, useMemo } from 'react';
import { buyAgainApi } from './api';

export function useBuyAgain() {
  const { scope, session } = usePageContext();
  const query = useDeferredValue(buyAgainApi.useGetBuyAgainInfiniteQuery(session.token ? { scope } : skipToken));
  const data = session.token ? query.currentData : undefined;
  const entries = useMemo(() => data?.pages.flatMap((page) => page.entries), [data]);
  return { query, entries };
}

/** Whether the row of them is shown: it takes the place of the offers. */
export const useHasBuyAgain = (): boolean => (useBuyAgain().entries?.length ?? 0) > 0;
