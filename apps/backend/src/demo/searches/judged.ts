/**
 * What searches of the demo should find, judged by hand before the search was tuned, and how good lists are by it (decision
 * 108). `judged-queries.txt` explains its lines.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface JudgedQuery {
  module: string;
  /** What is listed. */
  lists: 'items' | 'stores';
  text: string;
  isArabic: boolean;
  hasErrors: boolean;
  /** How much each product or store is wanted, by slug: 3 best, 1 acceptable. Empty: nothing should be found. */
  wanted: ReadonlyMap<string, number>;
  /** Kept for the test: the search was not tuned with it. */
  isKept: boolean;
}

const BEST = 3;

/** The same half for everybody: by a hash of the text (FNV-1a). */
function isKept(text: string): boolean {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return (hash >>> 8) % 2 === 1;
}

function readLine(line: string): JudgedQuery {
  const [place = '', marks = '', text = '', wanted = ''] = line.split('|');
  const [module = '', lists] = place.split('.');
  const grades = wanted.split(' ').filter(Boolean).map((each) => each.split(':')); // prettier-ignore
  return {
    module,
    lists: lists === 'stores' ? 'stores' : 'items',
    text,
    isArabic: /[\u0600-\u06ff]/.test(text),
    hasErrors: marks.includes('e'),
    wanted: new Map(grades.map(([slug = '', grade]) => [slug, Number(grade ?? BEST)])),
    isKept: isKept(line),
  };
}

export const readJudged = (): JudgedQuery[] =>
  readFileSync(join(import.meta.dirname, 'judged-queries.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(readLine);

const LENGTH = 10;
const gainAt = (grade: number, place: number): number => (2 ** grade - 1) / Math.log2(place + 2);

export interface Quality {
  /** nDCG@10: 1 when the wanted come first, in the order of how much they are wanted. */
  ndcg: number;
  /** Something wanted is among the first three. */
  isInTop: boolean;
}

/** @param found slugs in order, each once */
export function qualityOf({ wanted }: JudgedQuery, found: readonly string[]): Quality {
  if (wanted.size === 0) return { ndcg: found.length === 0 ? 1 : 0, isInTop: found.length === 0 };
  const sum = (grades: number[]) =>
    grades.slice(0, LENGTH).reduce((total, grade, place) => total + gainAt(grade, place), 0);
  const best = sum([...wanted.values()].sort((one, other) => other - one));
  return {
    ndcg: sum(found.map((slug) => wanted.get(slug) ?? 0)) / best,
    isInTop: found.slice(0, 3).some((slug) => wanted.has(slug)),
  };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / (values.length || 1);

export interface Figures {
  queries: number;
  ndcg: number;
  /** Part of the searches with something wanted among the first three. */
  inTop: number;
}

/** @param qualities of searches */
export const figuresOf = (qualities: readonly Quality[]): Figures => ({
  queries: qualities.length,
  ndcg: mean(qualities.map(({ ndcg }) => ndcg)),
  inTop: mean(qualities.map(({ isInTop }) => Number(isInTop))),
});
