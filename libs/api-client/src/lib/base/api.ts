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

/** What endpoints are built with: for those of a resource that stand in several files. */
export type EndpointBuild = Parameters<Parameters<typeof shopApi.injectEndpoints>[0]['endpoints']>[0];

/** Tags of personal data: refetched when a customer signs in or out. */
export const PERSONAL = ['Cart', 'Order', 'Customer', 'Address', 'Wish', 'Chat'] as const;

/** List queries are retried three times (PERF-06). */
export const LIST: CallOptions = { retries: 3 };
/** The caller shows the failure itself (a form at its fields, the cart at its line): no toast. */
export const FORM: CallOptions = { toldInPlace: true };
/** Of one thing: null where there is no such thing. */
export const DETAILS: CallOptions = { missingIsNull: true };
export const MINUTES = 60;
/** Registers the device of a sign-in for push messages (contract §6). */
export const PUSH_TOKEN = '/api/v1/customer/cm-firebase-token';
