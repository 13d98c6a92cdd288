/**
 * A client that prepares repeated statements and sends all statements of one event loop turn in one write. The least recently
 * used ones are deallocated, so that neither the number of different statements nor their length fills memory (decision 079).
 */
import type { Socket } from 'node:net';
import { LRUCache } from 'lru-cache';
import pg from 'pg';

/** Characters of the statements that a connection keeps prepared; PostgreSQL needs some 130 bytes for each. */
const MAX_PREPARED = 128 * 1024;
/** A longer statement is planned each time. */
const MAX_LENGTH = 16 * 1024;
/** Texts that this process has run. */
const known = new LRUCache<string, true>({ maxSize: 1024 * 1024, sizeCalculation: (_, text) => text.length });

/** Only repeated statements are prepared: preparing costs more than it saves once. */
function isRepeated(text: string): boolean {
  if (known.get(text)) return true;
  known.set(text, true);
  return false;
}

type Query = { text?: string; name?: string; values?: unknown[] };
type Send = (query: unknown, ...rest: unknown[]) => unknown;
/** Read at each call, because a test that counts statements replaces it. */
const send = () => pg.Client.prototype.query as unknown as Send;

type Connection = {
  stream: Socket;
  /** Texts of the statements that were prepared, or are being prepared, by name. */
  parsedStatements: Record<string, string>;
  submittedNamedStatements: Record<string, string>;
  close: (statement: { type: 'S'; name: string }) => void;
};
type Wire = { connection: Connection; pipeline: boolean };

export class PreparingClient extends pg.Client {
  #isCorked = false;
  #last: Promise<unknown> = Promise.resolve();
  #namesGiven = 0;
  /** Names of the statements that are prepared on this connection, by their text. */
  readonly #names = new LRUCache<string, string>({
    maxSize: MAX_PREPARED,
    sizeCalculation: (_, text) => text.length,
    dispose: (name) => this.#deallocate(name),
  });

  /** Behind a pooler nothing is prepared: the session may serve another client next. */
  readonly #prepares: boolean;

  constructor(config?: string | (pg.ClientConfig & { prepares?: boolean })) {
    super(config);
    this.#prepares = typeof config !== 'object' || config.prepares !== false;
    // A broken connection rejects its own statements, and the pool replaces it: no other handler is needed.
    this.on('error', () => undefined);
  }

  override query = ((query: unknown, ...rest: unknown[]): unknown => {
    const sendNow = () => send().call(this, this.#named(query, rest[0]), ...rest);
    if ((this as unknown as Wire).pipeline) {
      this.#cork();
      return sendNow();
    }
    if (typeof rest.at(-1) === 'function' || typeof (query as { submit?: unknown })?.submit === 'function')
      return sendNow();
    // Without pipelining each statement waits for the previous one.
    const answer = this.#last.then(sendNow);
    this.#last = answer.catch(() => undefined);
    return answer;
  }) as unknown as pg.Client['query'];

  #named(query: unknown, given: unknown): unknown {
    const queryConfig = query as Query;
    if (typeof query !== 'object' || query === null || typeof queryConfig.text !== 'string') return query;
    if (!this.#prepares) return queryConfig.name ? { ...queryConfig, name: undefined } : query;
    const values = queryConfig.values ?? given;
    const hasValues = Array.isArray(values) && values.length > 0;
    return { ...queryConfig, name: this.#nameOf(queryConfig.text, Boolean(queryConfig.name), hasValues) };
  }

  /** @param isCompiled its author expects it to be repeated @returns undefined: it is not worth preparing */
  #nameOf(text: string, isCompiled: boolean, hasValues: boolean): string | undefined {
    const name = this.#names.get(text);
    if (name) return name;
    if (text.length > MAX_LENGTH || !(isCompiled || (hasValues && isRepeated(text)))) return undefined;
    // A name is never used again: a late confirmation must not make a deallocated statement look prepared.
    const next = `statement_${(this.#namesGiven += 1)}`;
    this.#names.set(text, next);
    return next;
  }

  /**
   * Sent before the statement that displaces it, and after all that use it. Unlike DEALLOCATE, this message is also accepted in a
   * failed transaction.
   */
  #deallocate(name: string): void {
    const { connection } = this as unknown as Wire;
    delete connection.parsedStatements[name];
    delete connection.submittedNamedStatements[name];
    connection.close({ type: 'S', name });
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
