/** Columns that many tables use: texts in both languages, times. Money is whole minor units. */
import { jsonb, timestamp } from 'drizzle-orm/pg-core';

/** A text in both languages of the marketplace. */
export interface Words {
  en: string;
  ar: string;
}

export const words = (name: string) => jsonb(name).$type<Words>().notNull();

export const moment = (name: string) => timestamp(name, { withTimezone: true });

export const created = () => moment('created_at').notNull().defaultNow();
