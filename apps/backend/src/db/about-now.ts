/** The moment that lists are chosen by. */
import { sql, type Placeholder } from 'drizzle-orm';

/** A moment, or its place in a statement that is put together once: `AT`, run with {@link momentsOf}. */
export type At = Date | Placeholder;
export const AT: At = sql.placeholder('at');
const ABOUT = sql.placeholder('about');

const SECONDS = 10;

const rounded = (at: Date): Date => new Date(Math.floor(at.getTime() / (SECONDS * 1000)) * SECONDS * 1000);

/** The ten seconds that a moment falls into: as old as a total may be (decision 019), so that what is counted once can be known again. */
export const aboutNow = (at: At): At => (at instanceof Date ? rounded(at) : ABOUT);

/** Values of what `AT` and `aboutNow(AT)` stand for. */
export const momentsOf = (at: Date) => ({ at: at.toISOString(), about: rounded(at).toISOString() });
