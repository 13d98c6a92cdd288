/** Context of the checks: the client, discovered data and the verdicts so far. */
import { Value } from 'typebox/value';
import type { TSchema } from 'typebox';
import type { Answer, CallOptions, Client, Json, Method } from './client';
import { errorList, failureOf, hasCodedErrors, hasMessage } from './errors';
import { shapeErrors, type Shape } from './tolerant-shapes';

export type Level = 'must' | 'should';
export interface Verdict {
  /** Method and path, as in `endpoints.ts`. */
  endpoint: string;
  level: Level;
  title: string;
  /** null: it holds. */
  failure: string | null;
}

/** Discovered by earlier checks; later ones are skipped when something is missing. */
export interface Found {
  place: { lat: number; lng: number };
  zoneIds: number[];
  modules: { id: number; type: string }[];
  item: Json | null;
  store: Json | null;
  category: Json | null;
}

/** What a call sends: the id of its path, a query string or a whole path, headers and body. */
export interface Call extends CallOptions {
  id?: unknown;
  query?: string;
  /** Instead of the path of the endpoint. */
  path?: string;
}

const idsOf = (entries: readonly Json[]) => entries.map(({ id }) => String(id));

function readPage({ body }: Answer, key: string): { entries: Json[] | null; total: number } {
  const page = body as Json | null;
  const list = page?.[key];
  return { entries: Array.isArray(list) ? (list as Json[]) : null, total: Number(page?.total_size) };
}

export class Walk {
  readonly verdicts: Verdict[] = [];
  readonly timings = new Map<string, number[]>();
  found: Found = { place: { lat: 0, lng: 0 }, zoneIds: [], modules: [], item: null, store: null, category: null };

  constructor(readonly client: Client) {}

  /** Adds a verdict. @returns whether it holds */
  record(endpoint: string, level: Level, title: string, failure: string | null): boolean {
    this.verdicts.push({ endpoint, level, title, failure });
    return failure === null;
  }

  /** @param failure what was found instead */
  must(endpoint: string, title: string, holds: unknown, failure: string | undefined): boolean {
    return this.record(endpoint, 'must', title, holds ? null : String(failure));
  }

  /** @param failure what was found instead */
  should(endpoint: string, title: string, holds: unknown, failure: string | undefined): boolean {
    return this.record(endpoint, 'should', title, holds ? null : String(failure));
  }

  /** The value must match the tolerant shape. */
  matches(endpoint: string, title: string, value: unknown, shape: Shape): boolean {
    return this.record(endpoint, 'must', title, shapeErrors(value, shape)[0] ?? null);
  }

  /** Makes one call; a network error becomes status 0. @param endpoint as in `endpoints.ts` */
  async call(endpoint: string, { id, query, path, ...options }: Call = {}): Promise<Answer> {
    const [method, template] = endpoint.split(' ') as [Method, string];
    const base = path ?? template.replace('{id}', encodeURIComponent(String(id)));
    const answer = await this.client
      .call(method, query ? `${base}?${query}` : base, options)
      .catch((error: unknown) => ({ status: 0, body: String(error), isJson: false, ms: 0 }));
    this.timings.set(endpoint, [...(this.timings.get(endpoint) ?? []), answer.ms]);
    return answer;
  }

  /** The answer must be a success in JSON. */
  isSuccess(endpoint: string, answer: Answer, title = 'answers'): boolean {
    return this.record(endpoint, 'must', title, failureOf(answer));
  }

  /** Makes a call that must succeed. @returns its answer; null when it failed */
  async succeeds(endpoint: string, call?: Call, title?: string): Promise<Answer | null> {
    const answer = await this.call(endpoint, call);
    return this.isSuccess(endpoint, answer, title) ? answer : null;
  }

  /** The first three entries must match the tolerant shape; all should match the exact schema. */
  entries(endpoint: string, entries: unknown[], shape: Shape, exact?: TSchema): boolean {
    const short = entries.slice(0, 3).flatMap((entry, index) => shapeErrors(entry, shape, `[${index}]`));
    const fine = this.record(endpoint, 'must', 'entries have what is needed', short[0] ?? null);
    if (exact) {
      const wrong = entries.map((entry) => this.schemaError(exact, entry)).find((failure) => failure !== null);
      this.record(endpoint, 'should', 'entries are exact', wrong ?? null);
    }
    return fine;
  }

  schemaError(schema: TSchema, value: unknown): string | null {
    if (Value.Check(schema, value)) return null;
    const [first] = Value.Errors(schema, value);
    return first ? `${first.instancePath || 'the answer'}: ${first.message}` : 'the shape is another';
  }

  exact(endpoint: string, schema: TSchema, value: unknown): void {
    this.record(endpoint, 'should', 'the shape is exact', this.schemaError(schema, value));
  }

  /** Makes a call that must be rejected. */
  async rejects(endpoint: string, title: string, statuses: number[], call?: Call): Promise<void> {
    this.isRejected(endpoint, await this.call(endpoint, call), title, statuses);
  }

  /** The call was rejected with one of these statuses, and with messages to show (contract §1.3). */
  isRejected(endpoint: string, answer: Answer, title: string, statuses: number[]): void {
    const { body } = answer;
    // Old deployments answer 200 with `errors`.
    const rejected = statuses.includes(answer.status) || (answer.status === 200 && errorList(body) !== null);
    this.must(endpoint, title, rejected, `status ${answer.status}, not ${statuses.join(' or ')}`);
    this.must(endpoint, `${title}: a message says why`, hasMessage(body), JSON.stringify(body)?.slice(0, 120));
    const hasCodes = hasCodedErrors(body);
    this.should(endpoint, `${title}: errors have code and message`, hasCodes, 'no errors[{code, message}]');
  }

  /** Pagination by page number: two pages do not overlap and agree on the total (contract §1.4). @returns the first page */
  async pages(endpoint: string, path: string, key: string): Promise<Json[]> {
    const query = path.includes('?') ? '&' : '?';
    const [first, second] = [
      await this.call(endpoint, { path: `${path}${query}limit=2&offset=1` }),
      await this.call(endpoint, { path: `${path}${query}limit=2&offset=2` }),
    ];
    if (!this.isSuccess(endpoint, first)) return [];
    const { entries, total } = readPage(first, key);
    const next = readPage(second, key);
    if (!this.must(endpoint, `the list stands under ${key}`, entries, `no list under ${key}`) || !entries) return [];
    this.must(endpoint, 'total_size is a number', Number.isFinite(total), 'total_size is missing or no number');
    this.must(endpoint, 'limit is the size of a page', entries.length <= 2, `${entries.length} entries for limit=2`);
    const following = next.entries ?? [];
    const repeated = idsOf(entries).filter((id) => idsOf(following).includes(id));
    this.must(endpoint, 'offset is a page number', repeated.length === 0, `page 2 repeats ${repeated.join(', ')}`);
    const continues = total < 3 || following.length > 0;
    this.must(endpoint, 'the second page follows', continues, `total_size ${total}, but page 2 is empty`);
    this.should(endpoint, 'both pages tell the same total', total === next.total, `${total} and ${next.total}`);
    return entries;
  }
}
