/** Letters that a search takes for one another (decision 108). */
import { foldDigits } from '@shop/util';

/** Letters without a decomposition in Unicode, and the letters that people type for them. */
const LATIN: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  ŧ: 't',
  ς: 'σ',
};

/**
 * Arabic as it is typed in a hurry, and the forms of Persian, Urdu and Kurdish keyboards. Hamzas above and below a
 * letter are marks to Unicode, and go with them.
 */
const ARABIC: Record<string, string> = {
  '\u0621': '', // hamza on its own
  '\u0640': '', // tatweel
  '\u0629': 'ه', // ta marbuta
  '\u06c3': 'ه',
  '\u06c0': 'ه',
  '\u06c1': 'ه',
  '\u06be': 'ه',
  '\u06d5': 'ه',
  '\u0649': 'ي', // alef maksura
  '\u06cc': 'ي', // Persian ye
  '\u06d2': 'ي',
  '\u06d3': 'ي',
  '\u06ce': 'ي',
  '\u0671': 'ا', // alef wasla
  '\u0672': 'ا',
  '\u0673': 'ا',
  '\u06a9': 'ك', // Persian kaf
  '\u06aa': 'ك',
  '\u06af': 'ك', // gaf
  '\u067e': 'ب', // pe
  '\u0686': 'ج', // che
  '\u0698': 'ز', // zhe
  '\u06a4': 'ف', // ve
  '\u06ba': 'ن',
  '\u06bb': 'ن',
  '\u0679': 'ت',
  '\u067c': 'ت',
  '\u0688': 'د',
  '\u0689': 'د',
  '\u0691': 'ر',
  '\u0693': 'ر',
  '\u06c6': 'و',
  '\u06c7': 'و',
  '\u06cb': 'و',
};

const LETTERS: Record<string, string> = { ...LATIN, ...ARABIC };

/** Nobody sees or types them: marks of direction, joiners, soft hyphens. Signs of trade and apostrophes are typed by few. */
const DROPPED =
  /[\p{Cf}'\u2018-\u201b\u2032\u2035`\u00b4\u02b9-\u02bf\u05f3\uff07\ua78b\ua78c\u2122\u00ae\u00a9\u2120]/u;
const MARKS = /\p{M}/gu;
/** Ranges of marks that are on letters of any script. */
const ON_LETTERS: [first: number, last: number][] = [
  [0x1ab0, 0x1aff],
  [0x1dc0, 0x1dff],
  [0x20d0, 0x20ff],
  [0xfe00, 0xfe2f],
];
/** From here on marks are vowels that their readers need: Indic scripts and others. */
const FIRST_NEEDED = 0x0900;

/** Without vowel marks and accents. */
const withoutMarks = (text: string): string =>
  text.replace(MARKS, (mark) => {
    const code = mark.codePointAt(0) as number;
    return code < FIRST_NEEDED || ON_LETTERS.some(([first, last]) => code >= first && code <= last) ? '' : mark;
  });
const HALVES: Record<string, string> = { '¼': '25', '½': '5', '¾': '75' };
const LETTER = /[\p{L}\p{M}\p{N}]/u;
const DIGIT = /\p{Nd}/u;

const foldSign = (sign: string): string => {
  if (DIGIT.test(sign)) return foldDigits(sign);
  const letter = LETTERS[sign];
  if (letter !== undefined) return letter;
  return LETTER.test(sign) ? sign : ' ';
};

const isDigit = (sign: string | undefined): boolean => sign !== undefined && DIGIT.test(sign);

/** `.` in `1.5` and `1,5`, nothing in `1,000`, else a space. @param at of the sign */
function foldSeparator(sign: string, signs: readonly string[], at: number): string | null {
  if (!/[.,\u066b\u066c\u060c\uff0e\uff0c]/.test(sign) || !isDigit(signs[at - 1]) || !isDigit(signs[at + 1]))
    return null;
  const isThousand = [2, 3].every((step) => isDigit(signs[at + step])) && !isDigit(signs[at + 4]);
  if (sign === '\u066c' || (isThousand && sign !== '.' && sign !== '\u066b')) return '';
  return '.';
}

/**
 * What one sign of a text is to a search: its letters in lower case without accents, a space for what separates words,
 * nothing for what nobody sees. @param signs of the whole text, by code points @param at the sign
 */
export function foldAt(signs: readonly string[], at: number): string {
  const sign = signs[at] as string;
  const separator = foldSeparator(sign, signs, at);
  if (separator !== null) return separator;
  const half = HALVES[sign];
  if (half) return isDigit(signs[at - 1]) ? `.${half}` : `0.${half}`;
  if (DROPPED.test(sign)) return '';
  const plain = withoutMarks(sign.normalize('NFKD').toLowerCase().normalize('NFKD'));
  // What nobody sees or types may only show in the plain form: the Greek numeral sign is a prime.
  return Array.from(plain.normalize('NFC'), (letter) => (DROPPED.test(letter) ? '' : foldSign(letter))).join('');
}
