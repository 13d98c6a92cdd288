/** The only RTK Query API; every resource injects its endpoints. */
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import { untilLoaded } from '@shop/util';
import { USUAL_MONEY, baseQuery, type CallMeta, type CallOptions } from './base-query';
import type { WireMoney } from './wire';

export const shopApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['Cart', 'Order', 'Customer', 'Address', 'Wish', 'Chat', 'Notice'],
  keepUnusedDataFor: 120,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});

/** Dispatches actions, and what endpoints begin, in any store that has this API. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- as the library's own thunks: which store it is does not matter
export type ApiDispatch = ThunkDispatch<any, any, UnknownAction>;

/** Type of the endpoint builder, for endpoints in separate files. */
export type EndpointBuild = Parameters<Parameters<typeof shopApi.injectEndpoints>[0]['endpoints']>[0];

/** Tags of personal data: refetched when a customer signs in or out. */
export const PERSONAL = ['Cart', 'Order', 'Customer', 'Address', 'Wish', 'Chat', 'Notice'] as const;

/** List queries are retried three times (PERF-06). */
export const LIST: CallOptions = { retries: 3 };
/** The caller shows the failure itself (a form, a cart line): no toast. */
export const FORM: CallOptions = { showsOwnError: true };
/** Options of a details query: null when it does not exist. */
export const DETAILS: CallOptions = { missingIsNull: true };
type AnswerMeta = Pick<CallMeta, 'money'> | undefined;
/** How the amounts of an answer are read. */
export const moneyOf = (meta: AnswerMeta): WireMoney => meta?.money ?? USUAL_MONEY;
/** A decoder of whole answers, as `transformResponse` takes it. */
export const decoded =
  <Answer, Result>(decode: (wire: Answer, money: WireMoney) => Result) =>
  (wire: Answer, meta: AnswerMeta): Result =>
    decode(wire, moneyOf(meta));
/**
 * The same, for a decoder in a file of its own: it loads with the first answer that needs it, since the first view comes with its answers
 * decoded. A lost file is waited for (decision 036).
 */
export const decodedLater =
  <Answer, Result>(load: () => Promise<(wire: Answer, money: WireMoney) => Result>) =>
  async (wire: Answer, meta: AnswerMeta): Promise<Result> =>
    (await untilLoaded(load))(wire, moneyOf(meta));
export const MINUTES = 60;
/** Registers the device for push messages of this sign-in (contract §6). */
export const PUSH_TOKEN = '/api/v1/customer/cm-firebase-token';
