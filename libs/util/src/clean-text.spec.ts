import fc from 'fast-check';
import { cleanText, foldDigits, readAmount, readNumber, toMinor, type TextKind } from './index';

const KINDS: TextKind[] = ['text', 'numbered', 'phone', 'email', 'login', 'code'];
/** What people paste and mistype, in every order. */
const odd = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '\u200c',
        '\u200d',
        '\u200e',
        '\u202a',
        '\u2069',
        '\ufeff',
        '\u00ad',
        ' ',
        '\u00a0',
        '+',
        '(',
        ')',
      ),
      fc.constantFrom(
        '#',
        'tel:',
        'mailto:',
        '٣',
        '۳',
        '３',
        'a',
        'ی',
        'e\u0301',
        '👩',
        '\u2212',
        '/',
        '.',
        ',',
        '@',
        '0',
      ),
      fc.string({ unit: 'binary', maxLength: 3 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

describe('foldDigits', () => {
  it('[PLUS-62] reads the digits of every script that formats numbers', () => {
    const systems = Intl.supportedValuesOf('numberingSystem');
    const decimal = systems.filter((system) => {
      const text = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false }).format(9_876_543_210);
      return /^\p{Nd}{10}$/u.test(text);
    });
    expect(decimal.length).toBeGreaterThan(50);
    for (const system of decimal) {
      const text = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false }).format(9_876_543_210);
      expect([system, foldDigits(text)]).toEqual([system, '9876543210']);
    }
  });

  it('changes nothing else', () => expect(foldDigits('½ Ⅻ ② a٣b')).toBe('½ Ⅻ ② a3b'));
});

describe('cleanText', () => {
  it('is idempotent, whatever is typed', () =>
    fc.assert(
      fc.property(odd, fc.constantFrom(...KINDS), (text, kind) => {
        const once = cleanText(kind, text);
        expect(cleanText(kind, once)).toBe(once);
      }),
      { numRuns: 2000 },
    ));

  it('keeps one joiner between letters that it shapes', () => {
    expect(cleanText('text', 'می\u200c\u200c\u200fخواهم')).toBe('می\u200cخواهم');
    expect(cleanText('text', '\u200dع\u200c')).toBe('ع');
    expect(cleanText('code', 'می\u200cخواهم')).toBe('میخواهم');
  });

  it('leaves the digits of a free text as they were typed, but not of a house number', () => {
    expect(cleanText('text', 'شقة ٣')).toBe('شقة ٣');
    expect(cleanText('numbered', 'شقة ٣')).toBe('شقة 3');
  });

  it('reads a login as an e-mail address if it has an at sign, else as a phone', () => {
    expect(cleanText('login', ' mina＠example.com\u200f')).toBe('mina@example.com');
    expect(cleanText('login', '(+356) 7990 2852')).toBe('+356 7990 2852');
  });
});

describe('readNumber', () => {
  it('needs the decimals of the currency for one comma and three digits', () => {
    expect(readNumber('2,500')).toBe(2500);
    expect(readNumber('2,500', 3)).toBe(2.5);
    expect(readNumber('2.500', 3)).toBe(2.5);
    expect(readNumber('2500,125')).toBe(2500.125);
  });

  it('reads back every number that JavaScript writes', () =>
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
        expect(readNumber(String(number))).toBeCloseTo(number, 10);
        expect(readNumber(number)).toBe(number + 0);
      }),
    ));

  it('is total: whatever it is given is a finite number or null', () =>
    fc.assert(
      fc.property(fc.oneof(odd, fc.anything()), (value) => {
        const number = readNumber(value);
        expect(number === null || Number.isFinite(number)).toBe(true);
        const amount = readAmount(value, 2);
        expect(amount === null || Number.isSafeInteger(amount)).toBe(true);
      }),
      { numRuns: 2000 },
    ));
});

describe('toMinor', () => {
  it('is a safe integer for every number, and never falls as the amount rises', () => {
    const edges = [0, -0, 1e-7, 5e-324, 1e-6, 1e12, 1e21, 1e308, -1e308, NaN, Infinity, -Infinity, 0.005, 2.675];
    fc.assert(
      fc.property(
        fc.oneof(fc.double(), fc.constantFrom(...edges)),
        fc.oneof(fc.double({ noNaN: true }), fc.constantFrom(...edges.filter((edge) => !Number.isNaN(edge)))),
        fc.constantFrom(0, 2, 3),
        (one, other, digits) => {
          expect([one, Number.isSafeInteger(toMinor(one, digits))]).toEqual([one, true]);
          if (one <= other) expect(toMinor(one, digits)).toBeLessThanOrEqual(toMinor(other, digits));
        },
      ),
      { numRuns: 3000 },
    );
  });
});
