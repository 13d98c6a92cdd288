/** Rows that a request names by id or slug. */
import { eq, type Column, type SQL } from 'drizzle-orm';
import Type from 'typebox';

export const KeyParameter = Type.Object({ key: Type.String({ minLength: 1, maxLength: 200 }) });

export const isId = (key: string): boolean => /^\d{1,9}$/.test(key);

/** Selects the row with this id or slug. */
export const hasKey = ({ id, slug }: { id: Column; slug: Column }, key: string): SQL =>
  isId(key) ? eq(id, Number(key)) : eq(slug, key);
