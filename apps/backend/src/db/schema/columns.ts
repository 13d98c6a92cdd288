/** Columns that many tables use: texts in both languages, times. Money is whole minor units. */
import { bigint, integer, jsonb, timestamp, type AnyPgColumn } from 'drizzle-orm/pg-core';

/** A text in both languages of the marketplace. */
export interface Localized {
  en: string;
  ar: string;
}

export const localized = (name: string) => jsonb(name).$type<Localized>().notNull();

export const moment = (name: string) => timestamp(name, { withTimezone: true });

export const created = () => moment('created_at').notNull().defaultNow();

/** The id of a row that can not be deleted while this one refers to it. */
export const refersTo = (name: string, id: () => AnyPgColumn) => integer(name).notNull().references(id);

/** The id of a row that this one is part of, and is deleted with. */
export const partOf = (name: string, id: () => AnyPgColumn) =>
  integer(name).notNull().references(id, { onDelete: 'cascade' });

/** As {@link partOf}, of a guest or a customer: their ids are larger. */
export const partOfShopper = (name: string, id: () => AnyPgColumn) =>
  bigint(name, { mode: 'number' }).notNull().references(id, { onDelete: 'cascade' });
