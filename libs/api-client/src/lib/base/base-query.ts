/** The one door to the network: headers, time-out, failures, the 401 rule, retries. */
import { retry, type BaseQueryApi, type BaseQueryFn } from '@reduxjs/toolkit/query';
import { sessionSlice, type SessionState } from '@shop/session';
import { isHiddenFailure, isTemporary, readFailure, type ApiFailure } from './failure';
import { noteCall } from './backend-status';
import { scopeOf, type Scope } from './scope';

/** What the app hands to the store as `thunk.extraArgument`. */
export interface ApiContext {
  /** Where the backend is reached: empty in the browser (same origin), an address on the server. */
  origin: string;
  /** Headers of the customer's request that the server passes on. */
  forwarded: Record<string, string>;
  isServer: boolean;
  softwareId: string;
}

export function createApiContext(over: Partial<ApiContext> = {}): ApiContext {
  return { origin: '', forwarded: {}, isServer: false, softwareId: 'shop-web', ...over };
}

export interface Call {
  url: string;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  params?: Record<string, string | number | null | undefined>;
  body?: unknown;
  headers?: Record<string, string>;
  /** Defaults to the session's. */
  scope?: Scope;
}

export interface CallMeta {
  /** Decimals of the currency, for the decoders. */
  digits: number;
  /** Whoever asks tells a refusal in its place: a form, at its field. */
  toldInPlace?: boolean;
}

export interface CallOptions {
  /** How often a temporary failure is tried again; lists: 3. */
  retries?: number;
  /** Whoever asks tells a refusal in its place: nobody else needs to. */
  toldInPlace?: boolean;
  /** What does not exist is `null` as data: it differs from a backend that does not answer, and nobody asks for it twice. */
  missingIsNull?: boolean;
}

const TIME_OUT = 30_000;
/** Pictures on a slow line: some megabytes at the pace of a phone out in the country. */
const TIME_OUT_OF_FILES = 240_000;

/** Headers of a call (SESS-07 to SESS-16): what is not known is left out. */
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

/** Tells the decoders how many decimals the currency has; the config call sets it. */
export type DigitsReader = (api: BaseQueryApi) => Promise<number>;
let readDigits: DigitsReader = async () => 2;
export function setDigitsReader(reader: DigitsReader): void {
  readDigits = reader;
}

async function send(
  call: Call,
  api: BaseQueryApi,
  context: ApiContext,
): Promise<{ status: number | 'network'; data: unknown }> {
  const { session } = api.getState() as State;
  const headers = { ...headersOf(session, call.scope ?? scopeOf(session), context), ...call.headers };
  // A form with files names its own type.
  const isForm = call.body instanceof FormData;
  const body = call.body === undefined ? null : isForm ? (call.body as FormData) : JSON.stringify(call.body);
  const origin = context.origin || globalThis.location.origin;
  // What stands in front of a backend refuses with a page of its own: its status says enough.
  let refused: number | null = null;
  try {
    const response = await fetch(urlOf(origin, call), {
      method: call.method ?? 'GET',
      headers: body && !isForm ? { ...headers, 'Content-Type': 'application/json' } : headers,
      body,
      signal: AbortSignal.any([api.signal, AbortSignal.timeout(isForm ? TIME_OUT_OF_FILES : TIME_OUT)]),
    });
    if (!response.ok) refused = response.status;
    const text = await response.text();
    const data: unknown = text ? JSON.parse(text) : null;
    return { status: response.status, data };
  } catch (error) {
    if (api.signal.aborted) throw error;
    return { status: refused ?? 'network', data: null };
  }
}

/** The token of a session that was left since says nothing of the one that is here now. */
function expireToken(call: Call, sentBy: SessionState, api: BaseQueryApi): void {
  const { token } = (api.getState() as State).session;
  const { Authorization = `Bearer ${sentBy.token}` } = call.headers ?? {};
  if (token && Authorization === `Bearer ${token}`) api.dispatch(sessionSlice.actions.tokenExpired());
}

const isSuccess = (status: number | 'network', data: unknown): boolean =>
  typeof status === 'number' && status < 300 && !isHiddenFailure(data);

const once: BaseQueryFn<Call, unknown, ApiFailure, CallOptions, CallMeta> = async (
  call,
  api,
  options,
): Promise<Outcome> => {
  const context = (api.extra as ApiContext | undefined) ?? createApiContext();
  const meta: CallMeta = {
    digits: call.url.endsWith('/api/v1/config') ? 2 : await readDigits(api),
    ...(options?.toldInPlace ? { toldInPlace: true } : {}),
  };
  const { session } = api.getState() as State;
  const { status, data } = await send(call, api, context);
  if (!context.isServer) noteCall(call.url, status);
  if (isSuccess(status, data)) return { data, meta };
  if (status === 404 && options?.missingIsNull) return { data: null, meta };
  if (status === 401) expireToken(call, session, api);
  return { error: readFailure(status, data), meta };
};

/** With retries where the endpoint asks for them (PERF-06, PERF-08): only for failures that may heal; never on the server. */
export const baseQuery = retry(once, {
  retryCondition: (error, _call, { attempt, extraOptions, baseQueryApi }) => {
    const { isServer } = (baseQueryApi.extra as ApiContext | undefined) ?? createApiContext();
    const retries = (extraOptions as CallOptions | undefined)?.retries ?? 0;
    return !isServer && attempt <= retries && isTemporary(error as ApiFailure);
  },
});
