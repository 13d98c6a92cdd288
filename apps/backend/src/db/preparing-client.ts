/**
 * A connection on which statements that come again are planned once (each gets a name after its words), and what is asked in one
 * turn of the event loop goes out in one write.
 */
import { createHash } from 'node:crypto';
import type { Socket } from 'node:net';
import pg from 'pg';

/** Per process. A statement beyond it is planned each time, so that lists of ever other lengths fill no memory. */
const MOST = 400;
const seen = new Map<string, string | null>();
let named = 0;

/** null for the first time that a text is seen: what never comes again is not worth a name. */
function nameOf(text: string): string | null {
  const known = seen.get(text);
  if (known) return known;
  if (known === undefined) {
    if (seen.size < MOST * 4) seen.set(text, null);
    return null;
  }
  if (named >= MOST) return null;
  named += 1;
  const name = createHash('sha1').update(text).digest('base64url');
  seen.set(text, name);
  return name;
}

type Query = { text?: string; name?: string; values?: unknown[] };
type Send = (query: unknown, ...rest: unknown[]) => unknown;
/** Looked up at each call: the test that counts statements stands in between. */
const send = () => pg.Client.prototype.query as unknown as Send;

type Wire = { connection: { stream: Socket }; pipeline: boolean };

export class PreparingClient extends pg.Client {
  #held = false;
  #last: Promise<unknown> = Promise.resolve();

  /** Behind a pooler nothing has a name: the session that heard it may be another's by then. */
  readonly #prepares: boolean;

  constructor(config?: string | (pg.ClientConfig & { prepares?: boolean })) {
    super(config);
    this.#prepares = typeof config !== 'object' || config.prepares !== false;
    // What is asked of a connection that breaks is refused, and the pool opens another: nobody else has to hear of it.
    this.on('error', () => undefined);
  }

  override query = ((query: unknown, ...rest: unknown[]): unknown => {
    const named = this.#named(query, rest[0]);
    if ((this as unknown as Wire).pipeline) {
      this.#hold();
      return send().call(this, named, ...rest);
    }
    if (typeof rest.at(-1) === 'function' || typeof (query as { submit?: unknown })?.submit === 'function')
      return send().call(this, named, ...rest);
    // Without a pipeline one waits for the other.
    const answer = this.#last.then(() => send().call(this, named, ...rest));
    this.#last = answer.catch(() => undefined);
    return answer;
  }) as unknown as pg.Client['query'];

  #named(query: unknown, given: unknown): unknown {
    const asked = query as Query;
    if (typeof query !== 'object' || query === null || typeof asked.text !== 'string') return query;
    if (!this.#prepares) return asked.name ? { ...asked, name: undefined } : query;
    const values = asked.values ?? given;
    const name = !asked.name && Array.isArray(values) && values.length > 0 ? nameOf(asked.text) : null;
    return name ? { ...asked, name } : query;
  }

  /** Keeps the socket from writing until all that came in this turn has been read, whoever asked. */
  #hold(): void {
    if (this.#held) return;
    const { stream } = (this as unknown as Wire).connection;
    this.#held = true;
    stream.cork();
    setImmediate(() => {
      this.#held = false;
      stream.uncork();
    });
  }
}
