/** What the checks share: the backend, what was found out on the way, and the list of verdicts. */
import { Value } from 'typebox/value';
import type { TSchema } from 'typebox';
import type { Answer, CallOptions, Client, Json, Method } from './client';
import { shortfalls, type Shape } from './needs';

export type Level = 'must' | 'should';
export interface Verdict {
  /** Method and path as `endpoints.ts` writes them. */
  endpoint: string;
  level: Level;
  title: string;
  /** null: it holds. */
  fault: string | null;
}

/** Found out on the way; later checks are left out where something is missing. */
export interface Found {
  place: { lat: number; lng: number };
  zoneIds: number[];
  modules: { id: number; type: string }[];
  item: Json | null;
  store: Json | null;
  category: Json | null;
}

export class Walk {
  readonly verdicts: Verdict[] = [];
  readonly timings = new Map<string, number[]>();
  found: Found = { place: { lat: 0, lng: 0 }, zoneIds: [], modules: [], item: null, store: null, category: null };

  constructor(readonly client: Client) {}

  say(endpoint: string, level: Level, title: string, fault: string | null): boolean {
    this.verdicts.push({ endpoint, level, title, fault });
    return fault === null;
  }

  /** One call; a backend that does not answer is a fault of its own. @param endpoint as in `endpoints.ts` */
  async ask(endpoint: string, path?: string, options: CallOptions = {}): Promise<Answer> {
    const [method, template] = endpoint.split(' ') as [Method, string];
    const answer = await this.client
      .call(method, path ?? template, options)
      .catch((error: unknown) => ({ status: 0, body: String(error), isJson: false, ms: 0 }));
    this.timings.set(endpoint, [...(this.timings.get(endpoint) ?? []), answer.ms]);
    return answer;
  }

  /** The answer is a success and JSON. */
  works(endpoint: string, answer: Answer, title = 'answers'): boolean {
    const errors = (answer.body as Json | null)?.errors;
    const fault =
      answer.status !== 200
        ? `status ${answer.status}: ${JSON.stringify(answer.body)?.slice(0, 160)}`
        : !answer.isJson
          ? 'the body is no JSON'
          : Array.isArray(errors)
            ? `200 with errors: ${JSON.stringify(errors).slice(0, 160)}`
            : null;
    return this.say(endpoint, 'must', title, fault);
  }

  /** The first three entries have what a storefront needs; all of them are exact. */
  entries(endpoint: string, entries: unknown[], shape: Shape, exact?: TSchema): boolean {
    const short = entries.slice(0, 3).flatMap((entry, index) => shortfalls(entry, shape, `[${index}]`));
    const fine = this.say(endpoint, 'must', 'entries have what is needed', short[0] ?? null);
    if (exact) {
      const wrong = entries.map((entry) => this.faultOf(exact, entry)).find((fault) => fault !== null);
      this.say(endpoint, 'should', 'entries are exact', wrong ?? null);
    }
    return fine;
  }

  faultOf(schema: TSchema, value: unknown): string | null {
    if (Value.Check(schema, value)) return null;
    const [first] = Value.Errors(schema, value);
    return first ? `${first.instancePath || 'the answer'}: ${first.message}` : 'the shape is another';
  }

  exact(endpoint: string, schema: TSchema, value: unknown): void {
    this.say(endpoint, 'should', 'the shape is exact', this.faultOf(schema, value));
  }

  /** A refusal: one of these statuses, with messages to show (contract §1.3). */
  refuses(endpoint: string, answer: Answer, title: string, ...statuses: number[]): void {
    const body = answer.body as Json | null;
    // Old deployments answer 200 with `errors` on top.
    const refused = statuses.includes(answer.status) || (answer.status === 200 && Array.isArray(body?.errors));
    this.say(endpoint, 'must', title, refused ? null : `status ${answer.status}, not ${statuses.join(' or ')}`);
    const entries = Array.isArray(body?.errors) ? (body.errors as Json[]) : [];
    const tells =
      entries.some(({ message }) => typeof message === 'string' && message !== '') ||
      (typeof body?.message === 'string' && body.message !== '') ||
      (typeof body?.errors === 'object' && body.errors !== null && !Array.isArray(body.errors));
    this.say(
      endpoint,
      'must',
      `${title}: a message says why`,
      tells ? null : JSON.stringify(answer.body)?.slice(0, 120),
    );
    const coded =
      entries.length > 0 &&
      entries.every(({ code, message }) => typeof code === 'string' && typeof message === 'string');
    this.say(endpoint, 'should', `${title}: errors have code and message`, coded ? null : 'no errors[{code, message}]');
  }

  /** Pages by page number: two pages of two share nothing, and agree on how many there are (contract §1.4). */
  async pages(endpoint: string, path: string, key: string): Promise<unknown[]> {
    const query = path.includes('?') ? '&' : '?';
    const [first, second] = [
      await this.ask(endpoint, `${path}${query}limit=2&offset=1`),
      await this.ask(endpoint, `${path}${query}limit=2&offset=2`),
    ];
    if (!this.works(endpoint, first)) return [];
    const read = (answer: Answer) => {
      const body = answer.body as Json;
      return { entries: Array.isArray(body?.[key]) ? (body[key] as Json[]) : null, total: Number(body?.total_size) };
    };
    const [one, two] = [read(first), read(second)];
    if (!this.say(endpoint, 'must', `the list stands under ${key}`, one.entries ? null : `no list under ${key}`))
      return [];
    this.say(
      endpoint,
      'must',
      'total_size is a number',
      Number.isFinite(one.total) ? null : 'total_size is missing or no number',
    );
    const ids = (entries: Json[] | null) => (entries ?? []).map(({ id }) => String(id));
    const shared = ids(one.entries).filter((id) => ids(two.entries).includes(id));
    this.say(
      endpoint,
      'must',
      'limit is the size of a page',
      (one.entries?.length ?? 0) <= 2 ? null : `${one.entries?.length} entries for limit=2`,
    );
    this.say(
      endpoint,
      'must',
      'offset is a page number',
      shared.length === 0 ? null : `page 2 repeats ${shared.join(', ')}`,
    );
    const full = one.total < 3 || (two.entries?.length ?? 0) > 0;
    this.say(endpoint, 'must', 'the second page follows', full ? null : `total_size ${one.total}, but page 2 is empty`);
    this.say(
      endpoint,
      'should',
      'both pages tell the same total',
      one.total === two.total ? null : `${one.total} and ${two.total}`,
    );
    return one.entries ?? [];
  }
}
