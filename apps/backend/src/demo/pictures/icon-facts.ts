/** What is known of an icon without its pixels (`extract-icons.ts` writes it): where it is within its image, and its colour. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface IconFacts {
  /** Left, top, right and lower edge of what is seen, 0 to 1. */
  box: readonly [left: number, top: number, right: number, bottom: number];
  /** Its most vivid colour, '#rrggbb'. */
  colour: string;
}

const folders = [join(import.meta.dirname, '../assets/icons'), join(import.meta.dirname, '../../../assets/icons')];
export const iconsFolder = (): string => folders.find((folder) => existsSync(folder)) ?? (folders[0] as string);

const WHOLE: IconFacts = { box: [0.03, 0.03, 0.97, 0.97], colour: '#b08a5a' };
let facts: Record<string, IconFacts> | null = null;

const read = (): Record<string, IconFacts> =>
  (facts ??= JSON.parse(readFileSync(join(iconsFolder(), 'facts.json'), 'utf8')) as Record<string, IconFacts>);

/** Of an unknown icon: that it fills its image. */
export const factsOf = (name: string): IconFacts => read()[name] ?? WHOLE;
export const isIcon = (name: string): boolean => Object.hasOwn(read(), name);
