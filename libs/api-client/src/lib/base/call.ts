/** A call of the backend. */
import type { Scope } from './scope';

export interface Call {
  url: string;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  params?: Record<string, string | number | null | undefined>;
  body?: unknown;
  headers?: Record<string, string>;
  /** Defaults to the session's scope. */
  scope?: Scope;
}
