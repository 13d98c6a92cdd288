/** The only access to the backend: headers, timeout, failures, expired tokens, retries. */
import { retry, type BaseQueryApi, type BaseQueryFn } from '@reduxjs/toolkit/query';
import { sessionSlice, type SessionState } from '@shop/session';
import { moneyUnits, timeRequest } from '@shop/util';
import { isHiddenFailure, isTemporary, readFailure, type ApiFailure } from './failure';
import { recordCall } from './backend-status';
import type { Call, EncodedCall } from './call';
import { scopeOf, type Scope } from './scope';
import { wireMoney, type WireMoney } from './wire';

/** Passed to the store as `thunk.extraArgument`. */
export interface ApiContext {
  /** Origin of the backend: empty in the browser (same origin). */
  origin: string;
  /** Headers of the customer's request that the server forwards. */
  forwarded: Record<string, string>;
  isServer: boolean;
  softwareId: string;
}

export function createApiContext(over: Partial<ApiContext> = {}): ApiContext {
  return { origin: '', forwarded: {}, isServer: false, softwareId: 'shop-web', ...over };
}

export interface CallMeta {
  /** How the amounts of the answer are read. */
  money: WireMoney;
  /** The caller shows the failure itself, for example at a form field. */
  showsOwnError?: boolean;
  /** Body of a failure, for endpoints that read more of it than messages. */
  refusal?: unknown;
}

export interface CallOptions {
  /** Number of retries of a temporary failure; lists: 3. */
  retries?: number;
  /** The caller shows the failure itself: no toast. */
  showsOwnError?: boolean;
  /** A 404 becomes `null` data: unlike a failure it is not retried. */
  missingIsNull?: boolean;
}

const TIME_OUT = 30_000;
/** For uploads of several megabytes on a slow mobile connection. */
const TIME_OUT_OF_FILES = 240_000;

/** Headers of a request (SESS-07 to SESS-16); unknown values are left out. */
export function headersOf(session: SessionState, scope: Scope, context: ApiContext): Record<string, string> {
  const headers: Record<string, string> = {
    Accept: 'application/json',
    'X-localization': scope.language || 'en',
    'X-software-id': context.softwareId,
    ...context.forwarded,
  };
  if (scope.point) Object.assign(headers, { latitude: String(scope.point.lat), longitude: String(scope.point.lng) });
  if (scope.zoneIds.length > 0) headers.zoneid = `[${scope.zoneIds.join(',')}]`;
  if (scope.moduleId) headers.moduleId = scope.moduleId;
  if (session.token) headers.Authorization = `Bearer ${session.token}`;
  return headers;
}

export function urlOf(origin: string, { url, params = {} }: Call): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(params))
    if (value !== null && value !== undefined && value !== '') query.set(key, String(value));
  const text = query.toString();
  return `${origin}${url}${text ? `?${text}` : ''}`;
}

type State = { session: SessionState };
type Outcome = { data: unknown; meta: CallMeta } | { error: ApiFailure; meta: CallMeta };

/** Returns how amounts are read and written; set by the config endpoint. */
export type MoneyReader = (api: BaseQueryApi) => Promise<WireMoney>;
/** Two decimals: until the config is there, and for its own call. */
export const USUAL_MONEY = wireMoney(moneyUnits(2));
let readMoney: MoneyReader = async () => USUAL_MONEY;
export function setMoneyReader(reader: MoneyReader): void {
  readMoney = reader;
}

/** Plain ASCII needs no cleaning, but for links and brackets around phones. */
const IS_ODD = /[^ -~]|(?:tel|mailto):|[(#]/i;

/** The call with texts cleaned by their kinds (decision 083). The code is loaded for the first call that may need it. */
async function cleaned(call: Call): Promise<Call> {
  const { params, body } = call;
  const texts = JSON.stringify([params, body instanceof FormData ? [...body.values()] : body]);
  if (!IS_ODD.test(texts)) return call;
  // Without the code it is sent as it was typed: the backend cleans it too.
  return import('./clean-call').then(
    ({ cleanCall }) => cleanCall(call),
    () => call,
  );
}

async function send(
  sent: Call,
  api: BaseQueryApi,
  context: ApiContext,
): Promise<{ status: number | 'network'; data: unknown }> {
  const { session } = api.getState() as State;
  const call = await cleaned(sent);
  const headers = { ...headersOf(session, call.scope ?? scopeOf(session), context), ...call.headers };
  // The browser sets the content type of a form with files.
  const isForm = call.body instanceof FormData;
  const body = call.body === undefined ? null : isForm ? (call.body as FormData) : JSON.stringify(call.body);
  const origin = context.origin || globalThis.location.origin;
  // A proxy rejects requests with its own page, which is not JSON: keep its status.
  let errorStatus: number | null = null;
  const answered = timeRequest();
  try {
    const response = await fetch(urlOf(origin, call), {
      method: call.method ?? 'GET',
      headers: body && !isForm ? { ...headers, 'Content-Type': 'application/json' } : headers,
      body,
      signal: AbortSignal.any([api.signal, AbortSignal.timeout(isForm ? TIME_OUT_OF_FILES : TIME_OUT)]),
    });
    answered(response.headers);
    if (!response.ok) errorStatus = response.status;
    const text = await response.text();
    const data: unknown = text ? JSON.parse(text) : null;
    return { status: response.status, data };
  } catch (error) {
    if (api.signal.aborted) throw error;
    return { status: errorStatus ?? 'network', data: null };
  }
}

/** Only if the rejected token is still the current one. */
function expireToken(call: Call, sentBy: SessionState, api: BaseQueryApi): void {
  const { token } = (api.getState() as State).session;
  const { Authorization = `Bearer ${sentBy.token}` } = call.headers ?? {};
  if (token && Authorization === `Bearer ${token}`) api.dispatch(sessionSlice.actions.tokenExpired());
}

const isSuccess = (status: number | 'network', data: unknown): boolean =>
  typeof status === 'number' && status < 300 && !isHiddenFailure(data);

const once: BaseQueryFn<EncodedCall, unknown, ApiFailure, CallOptions, CallMeta> = async (
  { encode, ...plain },
  api,
  options,
): Promise<Outcome> => {
  const context = (api.extra as ApiContext | undefined) ?? createApiContext();
  const money = plain.url.endsWith('/api/v1/config') ? USUAL_MONEY : await readMoney(api);
  const meta: CallMeta = {
    money,
    ...(options?.showsOwnError ? { showsOwnError: true } : {}),
  };
  const { session } = api.getState() as State;
  const call: Call = encode ? { ...plain, body: encode(money) } : plain;
  const { status, data } = await send(call, api, context);
  if (!context.isServer) recordCall(call.url, status);
  if (isSuccess(status, data)) return { data, meta };
  if (status === 404 && options?.missingIsNull) return { data: null, meta };
  if (status === 401) expireToken(call, session, api);
  return { error: readFailure(status, data), meta: { ...meta, refusal: data } };
};

/** Retries as the endpoint configures (PERF-06, PERF-08): temporary failures only, and never on the server. */
export const baseQuery = retry(once, {
  retryCondition: (error, _call, { attempt, extraOptions, baseQueryApi }) => {
    const { isServer } = (baseQueryApi.extra as ApiContext | undefined) ?? createApiContext();
    const retries = (extraOptions as CallOptions | undefined)?.retries ?? 0;
    return !isServer && attempt <= retries && isTemporary(error as ApiFailure);
  },
});
