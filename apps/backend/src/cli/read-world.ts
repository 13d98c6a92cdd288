/** Reads a world file and says of every line what is wrong with it. JSON holds all parts, a CSV the one it is named after. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'csv-parse/sync';
import { Value } from 'typebox/value';
import { CliError } from './command';
import { emptyWorld, PARTS, type Part, type WorldFile } from './world-file';

const isPart = (name: string): name is Part => name in PARTS;
type Line = { where: string; value: unknown };

/** `name_en` and `name_ar` are one text; 'true', '12' and '' are what they say. */
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
    else if (column === 'images') row[column] = text.split(' ').filter(Boolean);
    else if (text === 'true' || text === 'false') row[column] = text === 'true';
    else row[column] = /^-?\d+(\.\d+)?$/.test(text) && !['phone', 'slug'].includes(column) ? Number(text) : text;
  }
  return row;
}

function linesOfCsv(text: string): Line[] {
  const rows = parse(text, {
    columns: true,
    bom: true,
    skip_empty_lines: true,
    info: true,
    relax_column_count: false,
  }) as {
    info: { lines: number };
    record: Record<string, string>;
  }[];
  return rows.map(({ info, record }) => ({ where: `line ${info.lines}`, value: fromCells(record) }));
}

function linesOf(path: string): Record<Part, Line[]> {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new CliError(`${path} can not be read.`);
  }
  const none: Record<Part, Line[]> = { zones: [], categories: [], stores: [], items: [] };
  if (path.endsWith('.csv')) {
    const part = basename(path, '.csv').split('.')[0] ?? '';
    if (!isPart(part) || part === 'zones')
      throw new CliError(
        `A CSV is named after what it holds: categories.csv, stores.csv or items.csv, not ${basename(path)}.`,
      );
    try {
      return { ...none, [part]: linesOfCsv(text) };
    } catch (error) {
      throw new CliError(`${path}: ${(error as Error).message}`);
    }
  }
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch (error) {
    throw new CliError(`${path} is no JSON: ${(error as Error).message}`);
  }
  if (typeof said !== 'object' || said === null || Array.isArray(said))
    throw new CliError(`${path} has to hold an object with zones, categories, stores or items.`);
  const unknown = Object.keys(said).filter((key) => !isPart(key));
  if (unknown.length > 0)
    throw new CliError(`${path}: ${unknown.join(', ')} is none of zones, categories, stores, items.`);
  for (const part of Object.keys(PARTS) as Part[]) {
    const list = (said as Record<string, unknown>)[part] ?? [];
    if (!Array.isArray(list)) throw new CliError(`${path}: ${part} has to be a list.`);
    none[part] = list.map((value, index) => ({ where: `${part}[${index}]`, value: value as unknown }));
  }
  return none;
}

export interface ReadWorld {
  world: WorldFile;
  /** Where each entry stood, by part and slug (zones by name). */
  where: Map<string, string>;
  faults: string[];
}

/** Every fault at once: nobody wants to mend a file line by line. */
export function readWorld(path: string): ReadWorld {
  const lines = linesOf(path);
  const world = emptyWorld();
  const where = new Map<string, string>();
  const faults: string[] = [];
  for (const part of Object.keys(PARTS) as Part[]) {
    const seen = new Set<string>();
    for (const { where: at, value } of lines[part]) {
      const wrong = [...Value.Errors(PARTS[part], value)];
      if (wrong.length > 0) {
        faults.push(
          ...wrong
            .slice(0, 5)
            .map(
              ({ instancePath, message }) => `${at}: ${instancePath.slice(1).replaceAll('/', '.') || 'it'} ${message}`,
            ),
        );
        continue;
      }
      const entry = value as { slug?: string; name: { en: string } };
      const key = entry.slug ?? entry.name.en;
      if (seen.has(key)) faults.push(`${at}: ${key} was there before`);
      seen.add(key);
      where.set(`${part} ${key}`, at);
      (world[part] as unknown[]).push(value);
    }
  }
  return { world, where, faults };
}
