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
