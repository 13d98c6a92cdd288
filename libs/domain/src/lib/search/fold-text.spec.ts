import fc from 'fast-check';
import { foldText, foldWithPlaces, foldedWords } from './fold-text';

const SAME: [what: string, ...texts: string[]][] = [
  ['case', 'MILK', 'milk', 'Milk'],
  ['accents', 'Crème brûlée', 'creme brulee', 'Cre\u0300me bru\u0302le\u0301e'],
  ['letters without a decomposition', 'Straße', 'strasse', 'STRASSE'],
  ['Maltese', 'Ħobż', 'hobz'],
  ['Turkish', 'İçecek', 'icecek', 'ıcecek'],
  ['alef and hamza', 'أرز', 'ارز', 'آرز', 'إرز', 'ٱرز'],
  ['hamza on its own', 'ماء', 'ما'],
  ['hamza on waw and ya', 'لؤلؤ', 'لولو'],
  ['ta marbuta', 'قهوة', 'قهوه'],
  ['alef maksura', 'حلوى', 'حلوي', 'حلوی'],
  ['tatweel', 'حـــليب', 'حليب'],
  ['vowel marks', 'حَلِيب', 'حليب', 'حَلِیبٌ'],
  ['Persian letters', 'حلیب', 'حليب'],
  ['Persian kaf', 'کعک', 'كعك'],
  ['Urdu letters', 'قہوہ', 'قهوه'],
  ['letters of loan words', 'پیتزا', 'بيتزا'],
  ['ligatures', 'ﬁsh', 'fish'],
  ['Arabic presentation forms', 'ﻻيم', 'لايم', '\ufefcيم'],
  ['digits', 'فيتامين ١٠٠٠', 'فيتامين 1000', 'فيتامين ۱۰۰۰'],
  ['marks of direction', '\u202bmilk\u202c', '\u200fmilk\u200e', 'milk'],
  ['characters without a width', 'mi\u200blk', 'mi\u200clk', 'mi\u00adlk', '\ufeffmilk', 'milk'],
  ['full-width forms', 'Ｍｉｌｋ　１', 'milk 1'],
  ['apostrophes', "Chef's", 'Chef’s', 'chefs', 'Chef´s', 'chefʼs'],
  ['hyphens', 'T-Shirt', 't shirt', 'T\u2011shirt', 't_shirt'],
  ['spaces and punctuation', ' oat \u00a0 milk! ', 'oat,milk', 'oat milk'],
  ['signs of trade', 'Nutella™', 'nutella', 'Nutella®'],
  ['decimals', '1,5 L', '1.5 l', '١٫٥ l', '1½ l'],
  ['thousands', '1,000 ml', '1000 ml', '١٬٠٠٠ ml'],
];

it.each(SAME)('folds %s', (_, ...texts) => {
  expect(new Set(texts.map(foldText)).size).toBe(1);
  expect(foldText(texts[0] as string)).not.toBe('');
});

it('keeps apart what are different words', () => {
  for (const [one, other] of [
    ['تفاح', 'تفاهم'],
    ['خس', 'خص'],
    ['pear', 'peer'],
    ['1.5', '15'],
    ['か', 'が'],
    ['काम', 'कम'],
  ] as const)
    expect(foldText(one)).not.toBe(foldText(other));
});

it('nothing is left of what nobody sees, and of signs alone', () => {
  for (const nothing of ['', ' ', '\u200b', '\u202a \u202c', '—', '...', "'", '😀', 'َ', 'ـ']) {
    expect(foldText(nothing)).toBe('');
    expect(foldedWords(nothing)).toEqual([]);
  }
});

const letters = fc.constantFrom(
  ...Array.from("aAéßŒ'-. ,1٢۳½ﬁﻻأإآءةىيیکگپ\u064e\u0640\u200d\u200e😀中が가क्ष™\u0301\u3000Ａ"),
);
const text = fc.oneof(
  fc.string({ unit: letters, maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

it('a sign whose plain form nobody types is left out at once', () => {
  expect(foldText('a\u0374 b')).toBe('a b');
});

it('folds any text to words with one space between them, and no further', () => {
  fc.assert(
    fc.property(text, (typed) => {
      const folded = foldText(typed);
      expect(folded).toBe(folded.trim());
      expect(folded).not.toMatch(/\s\s|[\p{Lu}\p{Cf}\u064b-\u0652\u0640]/u);
      expect(foldText(folded)).toBe(folded);
    }),
    { numRuns: 500 },
  );
});

it('the same text in any notation of Unicode, case or with marks around it folds alike', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...Array.from('aäñçéø قهوةأحلىفﻻ1٢b')), maxLength: 40 }), (typed) => {
      const folded = foldText(typed);
      for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD']) expect(foldText(typed.normalize(form))).toBe(folded);
      expect(foldText(typed.toUpperCase())).toBe(folded);
      expect(foldText(`\u202b ${typed}\u200f\u202c`)).toBe(folded);
      expect(foldText(Array.from(typed).join('\u200b'))).toBe(folded);
    }),
    { numRuns: 300 },
  );
});

it('knows where each folded letter stands in the original', () => {
  fc.assert(
    fc.property(text, (typed) => {
      const { text: folded, from, to } = foldWithPlaces(typed);
      expect([from.length, to.length]).toEqual([folded.length, folded.length]);
      from.forEach((start, at) => {
        expect(start).toBeLessThan(to[at] as number);
        expect(to[at]).toBeLessThanOrEqual(typed.length);
        if (at > 0) expect(start).toBeGreaterThanOrEqual(from[at - 1] as number);
      });
    }),
    { numRuns: 500 },
  );
});
