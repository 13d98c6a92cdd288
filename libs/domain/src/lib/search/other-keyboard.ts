/** What was meant by letters that were typed with the keyboard of the other language (decision 108). */

const LATIN_KEYS = "`qwertyuiop[]asdfghjkl;'zxcvbnm,./";
const ARABIC_KEYS = 'ذضصثقفغعهخحجدشسيبلاتنمكطئءؤرىةوزظ';
/** `b` types two letters. */
const TO_ARABIC: Record<string, string> = { b: 'لا', H: 'أ', Y: 'إ', N: 'آ', B: 'لآ', G: 'لأ', T: 'لإ' };
const TO_LATIN: Record<string, string> = { أ: 'h', إ: 'y', آ: 'n' };

// `b` has two letters, so the Arabic keys are one short at its place.
const latinKeys = Array.from(LATIN_KEYS.replace('b', ''));
Array.from(ARABIC_KEYS).forEach((arabic, at) => {
  const latin = latinKeys[at] as string;
  TO_ARABIC[latin] ??= arabic;
  TO_LATIN[arabic] ??= latin;
});

/** Signs that are letters on an Arabic keyboard, inside a word. */
const ODD_SIGN = /[a-z][[\];,./`][a-z]/i;

/** Signs that no word has: Arabic letters on whose keys they are were meant. */
const SIGN = /[[\];,./`]/;

/** What a text may be. `isGuess`: it was meant for the other keyboard; nothing else is guessed beside that. */
export interface Reading {
  text: string;
  isGuess: boolean;
}

/** The readings of a text, the likelier first. */
export function readingsOf(text: string): Reading[] {
  const typed = { text, isGuess: false };
  const other = onOtherKeyboard(text);
  if (other === null || (!/[a-z]/i.test(text) && SIGN.test(other))) return [typed];
  const meant = { text: other, isGuess: true };
  return ODD_SIGN.test(text) ? [meant, typed] : [typed, meant];
}

/**
 * The text as the other keyboard writes it: `pgdf` is `حليب`, `ةهمن` is `milk`. Null when the text is of both scripts, or
 * of neither. @param text as it was typed: signs are letters on the other keyboard
 */
export function onOtherKeyboard(text: string): string | null {
  const [hasLatin, hasArabic] = [/[a-z]/i.test(text), /[\u0621-\u064a]/.test(text)];
  if (hasLatin === hasArabic) return null;
  if (hasLatin) return Array.from(text, (key) => TO_ARABIC[key] ?? TO_ARABIC[key.toLowerCase()] ?? key).join('');
  return Array.from(text.replace(/لا/g, 'b'), (letter) => TO_LATIN[letter] ?? letter).join('');
}
