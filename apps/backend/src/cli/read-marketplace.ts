/** Reads a marketplace file in batches and validates every line. JSON holds all parts, a CSV the one it is named after. */
import { createReadStream, type ReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { pipeline, type Readable } from 'node:stream';
import { contradictionOf } from '@shop/domain/diet';
import { readAmount } from '@shop/domain/measure-price';
import { CsvError, parse } from 'csv-parse';
import { Compile } from 'typebox/compile';
import { Value } from 'typebox/value';
import { CliError } from './command';
import { InvalidJson, readLists } from './json-lists';
import { PARTS, type Line, type LineOf, type Part } from './marketplace-file';

const NAMES = Object.keys(PARTS) as Part[];
/** Compiled once: interpreting the schema would take longer than the rest of the import. */
const CHECKS: Record<Part, { Check: (value: unknown) => boolean }> = {
  zones: Compile(PARTS.zones),
  categories: Compile(PARTS.categories),
  stores: Compile(PARTS.stores),
  items: Compile(PARTS.items),
};
const isPart = (name: string): name is Part => name in PARTS;
/** Bytes of one CSV line; lines of a batch. */
const MAX_LINE_BYTES = 1_000_000;
const AT_ONCE = 1000;

interface UncheckedLine {
  part: Part;
  number: number;
  value: unknown;
}

/** Cells of words, separated by spaces. */
const LISTS = new Set(['images', 'diets', 'allergens']);

/** Joins `name_en` and `name_ar` to one text; parses booleans, numbers and empty cells. */
function fromCells(cells: Record<string, string>): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (const [column, cell] of Object.entries(cells)) {
    const text = cell.trim();
    if (text === '') continue;
    const language = /^(.+)_(en|ar)$/.exec(column);
    if (language)
      row[language[1] as string] = {
        ...(row[language[1] as string] as object | undefined),
        [language[2] as string]: text,
      };
    else if (column === 'amount') row[column] = readAmount(text) ?? text;
    else if (LISTS.has(column)) row[column] = text === 'none' ? [] : text.split(' ').filter(Boolean);
    else if (text === 'true' || text === 'false') row[column] = text === 'true';
    else row[column] = /^-?\d+(\.\d+)?$/.test(text) && !['phone', 'slug'].includes(column) ? Number(text) : text;
  }
  return row;
}

function partOfCsv(path: string): Part {
  const part = basename(path, '.csv').split('.')[0] ?? '';
  if (isPart(part) && part !== 'zones') return part;
  throw new CliError(
    `A CSV is named after what it holds: categories.csv, stores.csv or items.csv, not ${basename(path)}.`,
  );
}

type Cells = { info: { lines: number }; record: Record<string, string> };

async function* csvLines(part: Part, file: Readable): AsyncGenerator<UncheckedLine[]> {
  const rows = parse({
    columns: true,
    bom: true,
    skip_empty_lines: true,
    info: true,
    relax_column_count: false,
    max_record_size: MAX_LINE_BYTES,
  });
  // A read error ends the rows with that error, and an abandoned reader closes the file.
  pipeline(file, rows, () => undefined);
  let batch: UncheckedLine[] = [];
  for await (const { info, record } of rows as AsyncIterable<Cells>) {
    batch.push({ part, number: info.lines, value: fromCells(record) });
    if (batch.length < AT_ONCE) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

async function* jsonLines(file: Readable): AsyncGenerator<UncheckedLine[]> {
  for await (const entries of readLists(file, NAMES))
    // One chunk may hold very many short entries.
    for (let from = 0; from < entries.length; from += AT_ONCE)
      yield entries
        .slice(from, from + AT_ONCE)
        .map(({ list, index, value }) => ({ part: list as Part, number: index, value }));
}

/** Diets that an item claims against its own facts; the database would refuse it without naming the line. */
function contradictionsOf({ veg = true, diets = [], allergens = [] }: LineOf['items']): string[] {
  if (!veg && diets.includes('vegan')) return ['it is vegan, but not vegetarian'];
  const wrong = contradictionOf(diets, allergens);
  return wrong ? [`it is ${wrong.diet.replace('_', '-')}, but contains ${wrong.allergen}`] : [];
}

/** @returns at most five errors of a line; none when it is valid */
function validationErrorsOf({ part, value }: UncheckedLine): string[] {
  if (CHECKS[part].Check(value)) return part === 'items' ? contradictionsOf(value as LineOf['items']) : [];
  // The compiled check returns only true or false.
  const errors = [...Value.Errors(PARTS[part], value)].slice(0, 5);
  return errors.map(({ instancePath, message }) => `${instancePath.slice(1).replaceAll('/', '.') || 'it'} ${message}`);
}

export interface MarketplaceReader {
  /** File size in bytes, and the bytes read so far. */
  size: number;
  bytesRead: () => number;
  /** The name of a line in messages: `line 7`, `items[5]`. */
  nameOf: (line: Pick<Line, 'part' | 'number'>) => string;
  /** Valid lines in file order, one batch at a time, with the errors of the invalid ones. @throws CliError */
  batches: () => AsyncGenerator<{ lines: Line[]; errors: string[] }>;
}

/** Streams the file: it may be larger than memory. @throws CliError when it cannot be read */
export async function openMarketplaceFile(path: string): Promise<MarketplaceReader> {
  const isCsv = path.endsWith('.csv');
  const part = isCsv ? partOfCsv(path) : null;
  const size = await stat(path).then(
    (found) => (found.isFile() ? found.size : null),
    () => null,
  );
  if (size === null) throw new CliError(`${path} cannot be read.`);
  const nameOf: MarketplaceReader['nameOf'] = (line) =>
    isCsv ? `line ${line.number}` : `${line.part}[${line.number}]`;
  let file: ReadStream | null = null;
  async function* batches(): ReturnType<MarketplaceReader['batches']> {
    file = createReadStream(path, { highWaterMark: 1 << 18 });
    try {
      for await (const batch of part ? csvLines(part, file) : jsonLines(file)) {
        const lines: Line[] = [];
        const errors: string[] = [];
        for (const line of batch) {
          const wrong = validationErrorsOf(line);
          if (wrong.length === 0) lines.push(line as Line);
          errors.push(...wrong.map((error) => `${nameOf(line)}: ${error}`));
        }
        yield { lines, errors };
      }
    } catch (error) {
      const isInvalidFile =
        error instanceof InvalidJson || error instanceof CsvError || (error as { syscall?: string }).syscall;
      throw isInvalidFile ? new CliError(`${path}: ${(error as Error).message}`) : error;
    }
  }
  return { size, bytesRead: () => file?.bytesRead ?? 0, nameOf, batches };
}
