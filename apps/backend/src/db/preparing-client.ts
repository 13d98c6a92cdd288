/**
 * A client that prepares repeated statements (named by a hash of their SQL) and sends all statements of one event
 * loop turn in one write.
 */
import { createHash } from 'node:crypto';
import type { Socket } from 'node:net';
import pg from 'pg';

/** Prepared statements per process; further ones are planned each time, so that lists of varying length can not fill memory. */
const MAX_STATEMENTS = 400;
const names = new Map<string, string | null>();
let namedCount = 0;

/** null for a text seen for the first time: only repeated statements are named. */
function nameOf(text: string): string | null {
  const name = names.get(text);
  if (name) return name;
  if (name === undefined) {
    if (names.size < MAX_STATEMENTS * 4) names.set(text, null);
    return null;
  }
  if (namedCount >= MAX_STATEMENTS) return null;
  namedCount += 1;
  const hash = createHash('sha1').update(text).digest('base64url');
  names.set(text, hash);
  return hash;
}

type Query = { text?: string; name?: string; values?: unknown[] };
type Send = (query: unknown, ...rest: unknown[]) => unknown;
/** Read at each call, because a test that counts statements replaces it. */
const send = () => pg.Client.prototype.query as unknown as Send;

type Wire = { connection: { stream: Socket }; pipeline: boolean };

export class PreparingClient extends pg.Client {
  #isCorked = false;
  #last: Promise<unknown> = Promise.resolve();

  /** Behind a pooler nothing is prepared: the session may serve another client next. */
  readonly #prepares: boolean;

  constructor(config?: string | (pg.ClientConfig & { prepares?: boolean })) {
    super(config);
    this.#prepares = typeof config !== 'object' || config.prepares !== false;
    // A broken connection rejects its own statements, and the pool replaces it: no other handler is needed.
    this.on('error', () => undefined);
  }

  override query = ((query: unknown, ...rest: unknown[]): unknown => {
    const named = this.#named(query, rest[0]);
    if ((this as unknown as Wire).pipeline) {
      this.#cork();
      return send().call(this, named, ...rest);
    }
    if (typeof rest.at(-1) === 'function' || typeof (query as { submit?: unknown })?.submit === 'function')
      return send().call(this, named, ...rest);
    // Without pipelining each statement waits for the previous one.
    const answer = this.#last.then(() => send().call(this, named, ...rest));
    this.#last = answer.catch(() => undefined);
    return answer;
  }) as unknown as pg.Client['query'];

  #named(query: unknown, given: unknown): unknown {
    const queryConfig = query as Query;
    if (typeof query !== 'object' || query === null || typeof queryConfig.text !== 'string') return query;
    if (!this.#prepares) return queryConfig.name ? { ...queryConfig, name: undefined } : query;
    const values = queryConfig.values ?? given;
    const name = !queryConfig.name && Array.isArray(values) && values.length > 0 ? nameOf(queryConfig.text) : null;
    return name ? { ...queryConfig, name } : query;
  }

  /** Corks the socket until the end of the event loop turn. */
  #cork(): void {
    if (this.#isCorked) return;
    const { stream } = (this as unknown as Wire).connection;
    this.#isCorked = true;
    stream.cork();
    setImmediate(() => {
      this.#isCorked = false;
      stream.uncork();
    });
  }
}
