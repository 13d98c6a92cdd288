/** The common format of all request failures (contract §1.3). */
import type { Failure } from '@shop/contract/common';
import type { EntryOf, Fields, Tolerant } from './tolerant';

export interface ApiFailure {
  status: number | 'network';
  /** All messages of the response, in order; may be empty. */
  messages: string[];
  /** Code of the first entry: a field name or a topic. */
  code: string | null;
}

export function isFailure(error: unknown): error is ApiFailure {
  return typeof error === 'object' && error !== null && 'messages' in error && 'status' in error;
}

/** The failure of a rejected request; any other error counts as a network failure. */
export function failureOf(error: unknown): ApiFailure {
  return isFailure(error) ? error : { status: 'network', messages: [], code: null };
}

type Body = Tolerant<Failure>;
type Entry = Fields<EntryOf<Failure['errors']>> | null | undefined;

const texts = (values: unknown[]): string[] =>
  values.filter((value): value is string => typeof value === 'string' && value !== '');

/** Messages of an error body: an array of `{code, message}`, a map of arrays, or a bare `message`. */
export function readFailure(status: number | 'network', data: unknown): ApiFailure {
  const body = (typeof data === 'object' && data !== null ? data : {}) as Body;
  const { errors } = body;
  if (Array.isArray(errors) && errors.length > 0) {
    const messages = texts(errors.map((entry: Entry) => entry?.message));
    const code = (errors[0] as Entry)?.code;
    return { status, messages, code: typeof code === 'string' ? code : null };
  }
  if (typeof errors === 'object' && errors !== null) {
    const entries = Object.entries(errors);
    const messages = texts(entries.flatMap(([, value]) => (Array.isArray(value) ? value : [value])));
    if (messages.length > 0) return { status, messages, code: entries[0]?.[0] ?? null };
  }
  return { status, messages: texts([body.message]), code: null };
}

/** Some deployments send failures with status 200 and a top-level `errors` array. */
export function isHiddenFailure(data: unknown): boolean {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return false;
  const { errors } = data as Body;
  return Array.isArray(errors) && errors.length > 0;
}

/** No response: offline, or a proxy reports that the backend is down. */
export function isUnanswered({ status }: Pick<ApiFailure, 'status'>): boolean {
  return status === 'network' || status === 502 || status === 503 || status === 504;
}

/** The shop says of a place that it lies outside of all zones; any other failure of the lookup says nothing about the place. */
export function isOutsideFailure({ status }: Pick<ApiFailure, 'status'>): boolean {
  return status === 403 || status === 404 || status === 406;
}

/** Worth a retry: the connection or the server failed, not the request. */
export function isTemporary({ status }: ApiFailure): boolean {
  return status === 'network' || status >= 500 || status === 429;
}
