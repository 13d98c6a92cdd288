/** The time that list queries compare with. */
import { sql, type Placeholder } from 'drizzle-orm';

/** A time, or its placeholder `AT` in a compiled statement; bind it with {@link timeValues}. */
export type At = Date | Placeholder;
export const AT: At = sql.placeholder('at');
const ABOUT = sql.placeholder('about');

const SECONDS = 10;

const rounded = (at: Date): Date => new Date(Math.floor(at.getTime() / (SECONDS * 1000)) * SECONDS * 1000);

/** Rounds down to ten seconds, the maximum age of a total (decision 019), so that totals share a cache key. */
export const roundedTime = (at: At): At => (at instanceof Date ? rounded(at) : ABOUT);

/** Values for `AT` and `roundedTime(AT)`. */
export const timeValues = (at: Date) => ({ at: at.toISOString(), about: rounded(at).toISOString() });
