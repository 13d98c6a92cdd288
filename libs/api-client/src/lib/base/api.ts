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
/** Whoever asks tells what was refused, a form at its fields, the cart where it was pressed: no toast besides. */
export const FORM: CallOptions = { toldInPlace: true };
/** Of one thing: null where there is no such thing. */
export const DETAILS: CallOptions = { missingIsNull: true };
export const MINUTES = 60;
/** Where the device of a sign-in is said (contract §6). */
export const PUSH_TOKEN = '/api/v1/customer/cm-firebase-token';
