/** Parses the catalogue texts into products. */
import type { Amount } from '@shop/domain';
import { readAmount } from '@shop/domain/measure-price';
import { MEALS, type Meal } from '@shop/domain/meals';
import type { Localized } from '../../db/schema';
import { DESCRIPTIONS } from './descriptions';

export interface CatalogueText {
  module: string;
  units: Record<string, [string, string]>;
  categories: {
    slug: string;
    en: string;
    ar: string;
    icons: string;
    featured: boolean;
    children: { slug: string; en: string; ar: string; rows: string }[];
  }[];
}

export interface Product {
  slug: string;
  name: Localized;
  description: Localized;
  price: number;
  unit: Localized | null;
  /** What the unit says that one holds; null: pieces. */
  amount: Amount | null;
  icons: string[];
  category: string;
  organic: boolean;
  /** Ordered more often than others. */
  sellsWell: boolean;
  veg: boolean;
  /** Name of the option groups (food) or of the variations (other modules); null: none. */
  groupKind: string | null;
  variationKind: string | null;
  /** The meal that it is served at alone; null: all day. */
  meal: Meal | null;
}

function descriptionOf(slug: string): Localized {
  const description = DESCRIPTIONS.get(slug);
  if (!description) throw new Error(`${slug} has no description`);
  return description;
}

function readRow(row: string, text: CatalogueText, category: string): Product {
  const [slug = '', en = '', ar = '', price = '0', unit = '', icons = '', flags = ''] = row.split('|');
  const marks = flags.split(' ').filter(Boolean);
  const variation = /v([a-z]+)$/.exec(marks.find((mark) => /^[or]*v[a-z]+$/.test(mark)) ?? '');
  const letters = marks
    .filter((mark) => /^[orn]+(v[a-z]+)?$/.test(mark))
    .join('')
    .replace(/v[a-z]+$/, '');
  const words = text.units[unit];
  return {
    slug,
    name: { en, ar },
    description: descriptionOf(slug),
    price: Number(price),
    unit: words ? { en: words[0], ar: words[1] } : null,
    amount: readAmount(words?.[0] ?? ''),
    icons: icons.split(' '),
    category,
    organic: letters.includes('o'),
    sellsWell: letters.includes('r'),
    veg: !letters.includes('n'),
    groupKind: marks.find((mark) => /^k[a-z]+$/.test(mark))?.slice(1) ?? null,
    variationKind: variation?.[1] ?? null,
    meal: MEALS.find((meal) => marks.includes(`h${meal}`)) ?? null,
  };
}

/** All products of a catalogue text, in order. */
export function readProducts(text: CatalogueText): Product[] {
  return text.categories.flatMap((root) =>
    root.children.flatMap((child) =>
      child.rows
        .trim()
        .split('\n')
        .map((row) => readRow(row.trim(), text, child.slug)),
    ),
  );
}
