/**
 * How a word sounds, the same for Latin and Arabic letters (decision 108): `كيبورد` is `keyboard`, `بوريطو` is `بوريتو`.
 * Vowels are weak in Arabic, so they are compared apart.
 */

const LATIN_PAIRS: [pair: RegExp, sound: string][] = [
  [/tch|ch|sh/g, 'X'],
  [/ph/g, 'F'],
  [/gh|ck|kh|qu/g, 'K'],
  [/th/g, 'T'],
  [/x/g, 'KS'],
  [/c(?=[eiy])/g, 'S'],
];
const LATIN: Record<string, string> = {
  ...{ b: 'B', p: 'B', t: 'T', d: 'D', j: 'K', g: 'K', k: 'K', c: 'K', q: 'K', r: 'R', z: 'S', s: 'S', f: 'F', v: 'F' },
  ...{ l: 'L', m: 'M', n: 'N', h: 'H', a: 'a', e: 'i', i: 'i', y: 'i', o: 'u', u: 'u', w: 'u' },
};
const ARABIC: Record<string, string> = {
  ...{ ا: 'a', ع: 'a', و: 'u', ي: 'i', ب: 'B', ت: 'T', ط: 'T', ث: 'S', ج: 'K', غ: 'K', ك: 'K', ق: 'K', خ: 'K' },
  ...{ ح: 'H', ه: 'H', د: 'D', ض: 'D', ظ: 'D', ذ: 'S', ر: 'R', ز: 'S', س: 'S', ص: 'S', ش: 'X', ف: 'F' },
  ...{ ل: 'L', م: 'M', ن: 'N' },
};
/** Before the letters are told: `تش` is one sound, and a last `ه` is a vowel. */
const ARABIC_PAIRS: [pair: RegExp, sound: string][] = [
  [/تش/g, 'ش'],
  [/ه$/, 'ا'],
];

export interface Sound {
  /** Consonants alone: words that may sound alike share it. */
  key: string;
  /** The vowels before, between and after the consonants. */
  vowels: string[];
}

/** @param word folded @returns null when it has fewer than two consonants, or letters of other scripts or digits */
export function soundOf(word: string): Sound | null {
  const pairs = /[a-z]/.test(word) ? LATIN_PAIRS : ARABIC_PAIRS;
  const spelt = pairs.reduce((text, [pair, sound]) => text.replace(pair, sound), word);
  const sounds = Array.from(spelt, (letter) => (/[A-Z]/.test(letter) ? letter : (LATIN[letter] ?? ARABIC[letter])));
  if (sounds.includes(undefined)) return null;
  const vowels = [''];
  let key = '';
  for (const sound of sounds as string[]) {
    if (/[a-z]/.test(sound)) vowels[vowels.length - 1] += sound;
    else if (!key.endsWith(sound) || vowels.at(-1) !== '') {
      key += sound;
      vowels.push('');
    }
  }
  return key.length >= 2 ? { key, vowels } : null;
}

/** One is in the other, in order: Arabic leaves short vowels out. */
function isWithin(one: string, other: string): boolean {
  let at = 0;
  for (const vowel of other) if (vowel === one[at]) at += 1;
  return at === one.length;
}

/** How much two words with the same key sound alike: 1 when no vowel differs. */
export function soundsAlike(one: Sound, other: Sound): number {
  const gaps = one.vowels.map((vowels, at) => [vowels, other.vowels[at] ?? ''] as const);
  const heard = gaps.filter(([a, b]) => a !== '' || b !== '');
  if (heard.length === 0) return 1;
  const alike = heard.filter(([a, b]) => (a !== '' && b !== '' ? isWithin(a, b) || isWithin(b, a) : false)).length;
  // A vowel that only one of them writes says little.
  const unsaid = heard.filter(([a, b]) => a === '' || b === '').length;
  return (alike + unsaid / 2) / heard.length;
}
