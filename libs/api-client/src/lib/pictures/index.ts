/** Pictures in the catalogue's answers, for the server's policy of pictures (decision 080). Plain requests: it has no store. */
import type { WireModule, WireZone } from '@shop/contract/store';
import { isWire, list, page, picture, text } from '../base/wire';

/** Of these nobody but the shop and its stores writes the answers; others repeat what customers typed. */
const CATALOGUE =
  /^\/api\/v1\/(?:banners|brand|campaigns|categories|common-condition|flash-sales|items|module|other-banners|parcel-category|stores)(?:\/|$)/;
const REVIEWS = /\/reviews(?:\/|$)/;
/** Neither dots nor encoded signs, which a server in between might resolve to another path. */
const PLAIN = /^(?:[\w/~-]|%[89a-f][\da-f])*$/i;

/** Whether everybody gets the same answer, in which the pictures are the backend's own. @param address path and query */
export function isCatalogue(address: string): boolean {
  const [path = ''] = address.split('?');
  return CATALOGUE.test(path) && PLAIN.test(path) && !REVIEWS.test(path);
}

/** Fields of pictures and of their folders. Links of banners and stores have other names. */
const PICTURE = /(?:image|logo|photo|icon|banner|img)s?(?:_full_url|_url)?$|^why_choose_url$/;
const DEEPEST = 12;

/** @returns whole URLs of pictures in an answer, as pages show them, each once */
export function picturesIn(answer: unknown): string[] {
  const found = new Set<string>();
  const add = (value: unknown) => {
    const url = /^https?:\/\//i.test(text(value)) ? picture(value, null, null)?.url : undefined;
    if (url && /^https?:/i.test(url)) found.add(url);
  };
  const search = (value: unknown, name: string, depth: number): void => {
    if (depth > DEEPEST) return;
    if (Array.isArray(value)) return value.forEach((entry) => search(entry, name, depth + 1));
    if (isWire(value)) return Object.entries(value).forEach(([key, entry]) => search(entry, key, depth + 1));
    if (!PICTURE.test(name)) return;
    const several = list(value);
    for (const entry of several.length > 0 ? several : [value]) add(entry);
  };
  search(answer, '', 0);
  return [...found];
}

export interface CatalogueBackend {
  origin: string;
  /** Of the server, not of a caller: what is answered must not depend on anybody. */
  headers: Record<string, string>;
  /** Ends what is asked. */
  signal?: AbortSignal;
}

/**
 * Asks the catalogue as nobody in particular. @param address path and query @returns null when nothing can be read from the answer
 */
export async function askCatalogue({ origin, headers, signal }: CatalogueBackend, address: string): Promise<unknown> {
  const answer = await fetch(origin + address, {
    headers: { ...headers, accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.any([AbortSignal.timeout(10_000), ...(signal ? [signal] : [])]),
  }).catch(() => null);
  return answer?.ok ? answer.json().catch(() => null) : null;
}

/** One list of each kind of picture; a module that lacks one answers nothing. */
const LISTS = [
  'banners',
  'other-banners',
  'other-banners/why-choose',
  'other-banners/video-content',
  'categories',
  'items/popular?type=all&limit=50&offset=1',
  'stores/get-stores/all?limit=50&offset=1',
  'campaigns/basic',
  'campaigns/item',
  'parcel-category',
];

/** Asks for what the pages of all modules show, one after the other. @returns the URLs of its pictures; null when the backend does not answer */
export async function sampleOfPictures(backend: CatalogueBackend): Promise<string[] | null> {
  const ask = (address: string, headers: Record<string, string> = {}) =>
    askCatalogue({ ...backend, headers: { ...backend.headers, ...headers } }, `/api/v1/${address}`);
  const idsOf = (answer: unknown) =>
    page<{ data: (WireModule | WireZone)[] }>(answer, 'data').wires.flatMap(({ id }) =>
      /^\d+$/.test(text(id)) ? [text(id)] : [],
    );
  const [modules, zones] = [await ask('module'), await ask('zone/list')];
  if (modules === null) return null;
  const zoneid = `[${idsOf(zones).slice(0, 50).join(',')}]`;
  const answers: unknown[] = [modules];
  for (const moduleid of idsOf(modules).slice(0, 10))
    for (const name of backend.signal?.aborted ? [] : LISTS) answers.push(await ask(name, { zoneid, moduleid }));
  return [...new Set(answers.flatMap(picturesIn))];
}
