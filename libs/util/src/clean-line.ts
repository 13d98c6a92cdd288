/**
 * Free text as it is meant: without what nobody sees. Apart from the other kinds (`clean-text.ts`), because every page
 * reads a search with it (decision 083).
 */

/** Marks of direction, word joiners, soft hyphens and the byte order mark: a screen shows none of them. */
export const MARKS = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;
/** Zero-width joiners and non-joiners. */
export const JOINERS = /[\u200c\u200d]+/g;
const JOINING = /[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]/u;
/** Before it: Latin, Greek and Cyrillic, in which joiners mean nothing. */
const FIRST_JOINING = '\u0590';

const isJoining = (sign = ''): boolean => sign >= FIRST_JOINING && JOINING.test(sign);

/** Joiners shape Arabic, Persian and Indic letters and emoji: between those one stays. */
const withoutStrayJoiners = (text: string): string =>
  text.replace(JOINERS, (run: string, at: number) => {
    const before = Array.from(text.slice(Math.max(0, at - 2), at)).at(-1);
    const [after] = text.slice(at + run.length);
    return isJoining(before) && isJoining(after) ? run.charAt(0) : '';
  });

/** Without marks and stray joiners, composed (NFC), without spaces around it. Idempotent, in linear time. */
export const cleanLine = (text: string): string => withoutStrayJoiners(text.replace(MARKS, '')).normalize('NFC').trim();

/** Nothing that anybody could see. */
export const isBlank = (text: string): boolean => cleanLine(text) === '';
