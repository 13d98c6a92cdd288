/** Which new passwords are too easy to guess (AUTH-06, PROF-17). The server knows the common ones besides. */

export const SHORTEST_PASSWORD = 8;
/** 'abababab' has two, 'abcabcabc' three: whoever sees one of them knows all. */
const FEWEST_SIGNS = 4;
const DIGITS_OF_A_PHONE = 6;

export type PasswordError = 'short' | 'simple' | 'own';

/** 'abcdefgh', '87654321': each sign is the next one of the one before. */
function isRow(signs: readonly string[]): boolean {
  const codes = signs.map((sign) => sign.codePointAt(0) ?? 0);
  const step = (codes[1] ?? 0) - (codes[0] ?? 0);
  return Math.abs(step) === 1 && codes.every((code, index) => index === 0 || code - (codes[index - 1] ?? 0) === step);
}

/** @param own what everybody knows of the person: e-mail address, phone */
function isOwn(password: string, own: readonly string[]): boolean {
  const digits = password.replace(/\D/g, '');
  const isNumber = /^[\d\s+()./-]+$/.test(password);
  return own.some((text) => {
    const known = text.trim().toLowerCase();
    if (known === '') return false;
    if (known.includes('@')) return password === known || password === known.slice(0, known.lastIndexOf('@'));
    const number = known.replace(/\D/g, '');
    return isNumber && digits.length >= DIGITS_OF_A_PHONE && number.endsWith(digits.replace(/^00/, ''));
  });
}

/**
 * Why a new password is refused: fewer than eight characters, few different ones or a row, the person's own address or phone.
 * @returns null for a good one
 */
export function passwordError(password: string, own: readonly string[] = []): PasswordError | null {
  const signs = [...password.normalize('NFKC').toLowerCase()];
  if (signs.length < SHORTEST_PASSWORD) return 'short';
  const different = new Set(signs.filter((sign) => sign.trim() !== ''));
  if (different.size < FEWEST_SIGNS || isRow(signs)) return 'simple';
  return isOwn(signs.join('').trim(), own) ? 'own' : null;
}
