/** The description of each product of the demo. */
import type { Localized } from '../../../db/schema';
import { ECOMMERCE } from './ecommerce';
import { FOOD } from './food';
import { GROCERY } from './grocery';
import { PHARMACY } from './pharmacy';

const rows = [GROCERY, FOOD, PHARMACY, ECOMMERCE].flatMap((text) => text.trim().split('\n'));

export const DESCRIPTIONS: ReadonlyMap<string, Localized> = new Map(
  rows.map((row) => {
    const [slug = '', en = '', ar = ''] = row.split('|');
    return [slug, { en, ar }];
  }),
);
