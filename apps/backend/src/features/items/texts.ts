/** Items as lists tell them: each is presented and written once, and told again as long as its version is the same (decision 069). */
import { WireItem } from '@shop/contract/item';
import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Executor } from '../../db/database';
import { ReadyEntry, writerOf } from '../../ready-answer';
import { presentItem } from './present';
import { findVersionedItems } from './queries';
import type { Entry } from './versions';

interface Kept {
  version: string;
  item: ReadyEntry;
}

/** Of all texts together: some 20,000 items, one byte a character in English and two in Arabic. */
const MOST_CHARACTERS = 32 * 1024 * 1024;
/** By database: another one counts its transactions for itself. */
const keptOf = new WeakMap<Executor, LRUCache<string, Kept>>();

function textsOf(db: Executor): LRUCache<string, Kept> {
  const known = keptOf.get(db);
  if (known) return known;
  const texts = new LRUCache<string, Kept>({
    maxSize: MOST_CHARACTERS,
    sizeCalculation: ({ version, item }) => version.length + item.text.length,
  });
  keptOf.set(db, texts);
  return texts;
}

/** A text that was put together holds its pieces, and is read from them each time. */
const inOnePiece = (text: string): string => Buffer.from(text).toString();

/** @param at the moment that the entries were found for @returns them in their order; whatever is gone meanwhile is left out */
export async function readyItems(
  db: Executor,
  at: Date,
  reply: FastifyReply,
  entries: readonly Entry[],
): Promise<ReadyEntry[]> {
  const texts = textsOf(db);
  const { place } = reply.request;
  const keyOf = (id: number) => `${id} ${place.language} ${place.origin}`;
  const known = entries.map(({ id, version }) => {
    const kept = texts.get(keyOf(id));
    return kept?.version === version ? kept.item : null;
  });
  if (known.every((item) => item !== null)) return known;
  const missing = entries.filter((_, index) => known[index] === null).map(({ id }) => id);
  const write = writerOf(reply, WireItem);
  const made = new Map<number, ReadyEntry>();
  for (const row of await findVersionedItems(db, at, missing)) {
    const item = new ReadyEntry(row.item.id, row.store.id, inOnePiece(write(presentItem(row, place))));
    // As it is in this row, which may be newer than the entry.
    texts.set(keyOf(item.id), { version: row.version, item });
    made.set(item.id, item);
  }
  return entries.flatMap(({ id }, index) => known[index] ?? made.get(id) ?? []);
}
