/** The one RTK Query API; every resource injects its endpoints. */
import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery, type CallOptions } from './base-query';

export const shopApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['Cart', 'Order', 'Customer', 'Address', 'Wish', 'Chat'],
  keepUnusedDataFor: 120,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});

/** Everything that belongs to a person: asked anew when somebody signs in or out. */
export const PERSONAL = ['Cart', 'Order', 'Customer', 'Address', 'Wish', 'Chat'] as const;

/** List queries are tried again three times (PERF-06). */
export const LIST: CallOptions = { retries: 3 };
export const MINUTES = 60;

/** Next page = pages loaded + 1; no more after an empty page or when all are there (RES-45). */
const nextPage = <P extends { entries: readonly unknown[]; total: number; received?: number }>(last: P, pages: P[]) => {
  const sizeOf = ({ received, entries }: P) => received ?? entries.length;
  const loaded = pages.reduce((sum, page) => sum + sizeOf(page), 0);
  return sizeOf(last) === 0 || loaded >= last.total ? undefined : pages.length + 1;
};
/** Of every list that grows. A page that drops entries says how many it `received`. */
export const PAGING = { initialPageParam: 1, getNextPageParam: nextPage as never };
