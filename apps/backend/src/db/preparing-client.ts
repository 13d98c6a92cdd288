/** A connection on which statements that come again are planned once: each gets a name after its words. */
import { createHash } from 'node:crypto';
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
const send = pg.Client.prototype.query as unknown as Send;

export class PreparingClient extends pg.Client {
  override query = ((query: unknown, ...rest: unknown[]): unknown => {
    const asked = query as Query;
    const isPlain = typeof query === 'object' && query !== null && typeof asked.text === 'string' && !asked.name;
    const values = asked?.values ?? rest[0];
    const name = isPlain && Array.isArray(values) && values.length > 0 ? nameOf(asked.text ?? '') : null;
    return send.call(this, name ? { ...asked, name } : query, ...rest);
  }) as unknown as pg.Client['query'];
}
