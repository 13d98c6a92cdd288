/** A call of the backend. */
import type { Scope } from './scope';
import type { WireMoney } from './wire';

export interface Call {
  url: string;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  params?: Record<string, string | number | null | undefined>;
  body?: unknown;
  headers?: Record<string, string>;
  /** Defaults to the session's scope. */
  scope?: Scope;
}

/** A call whose body has amounts: it is made when the currency is known. */
export interface EncodedCall extends Call {
  /** Instead of `body`. */
  encode?: (money: WireMoney) => unknown;
}
