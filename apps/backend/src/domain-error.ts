/** An expected error: a service throws it, its transaction rolls back, and the error handler answers a 4xx with `errors`. */
import type { MessageKey, MessageValues } from './messages';

export class DomainError extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 406 | 407 | 408 | 409 | 413 | 415 | 421 | 422 | 429,
    /** Field name or topic, as the contract names it. */
    readonly code: string,
    readonly messageKey: MessageKey,
    readonly values: MessageValues = {},
    /** Seconds until a retry is allowed. */
    readonly retryAfter: number | null = null,
    /** Further fields of the response's body, as the route's schema has them. */
    readonly fields: Record<string, unknown> = {},
  ) {
    super(messageKey);
  }
}
