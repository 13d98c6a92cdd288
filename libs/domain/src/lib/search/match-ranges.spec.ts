import fc from 'fast-check';
import { foldText } from './fold-text';
import { hasEveryWord, matchRanges } from './match-ranges';

/** The name with its marked parts in brackets. */
function marked(name: string, query: string): string {
  let [text, end] = ['', 0];
  for (const [from, to] of matchRanges(name, query)) {
    text += `${name.slice(end, from)}[${name.slice(from, to)}]`;
    end = to;
  }
  return text + name.slice(end);
}

it.each([
  ['Whole Milk', 'milk', 'Whole [Milk]'],
  ['Whole Milk', 'mil who', '[Who]le [Mil]k'],
  ['Crème Brûlée', 'creme bru', '[Crème] [Brû]lée'],
  ['Straße', 'STRASSE', '[Straße]'],
  ['Chef’s Knife', 'chefs', '[Chef’s] Knife'],
  ['حَلِيبٌ كامل', 'حليب', '[حَلِيبٌ] كامل'],
  ['قهوة مطحونة', 'قهوه', '[قهوة] مطحونة'],
  ['أرز بسمتي', 'ارز', '[أرز] بسمتي'],
  ['الركن الأخضر', 'ركن', 'ال[ركن] الأخضر'],
  ['خليط البان كيك', 'بان', 'خليط ال[بان] كيك'],
  ['Vitamin C 1000', '١٠٠٠', 'Vitamin C [1000]'],
  ['Cola, Six Cans', 'c', '[C]ola, Six [C]ans'],
  ['Cupcakes', 'cake', 'Cup[cake]s'],
  ['Cheesecake & Cake', 'cake', 'Cheesecake & [Cake]'],
  ['Pad Thai', 'a', 'Pad Thai'],
  ['Whole Milk', 'bread', 'Whole Milk'],
  ['Whole Milk', ' \u200f ', 'Whole Milk'],
  ['Milk milk', 'milk mil', '[Milk] [milk]'],
  ['Whole Milk', 'milks', 'Whole [Milk]'],
  ['عصير برتقال', 'العصير', '[عصير] برتقال'],
])('of %s, %s marks %s', (name, query, wanted) => {
  expect(marked(name, query)).toBe(wanted);
});

it('marks parts in order, without overlaps, whose signs are in the query, and splits none', () => {
  const signs = fc.string({ unit: fc.constantFrom(...Array.from("aAbé ß😀ﻻأ\u064eقة'-1½")), maxLength: 30 });
  fc.assert(
    fc.property(signs, signs, (name, query) => {
      let end = 0;
      for (const [from, to] of matchRanges(name, query)) {
        expect(from).toBeGreaterThanOrEqual(end);
        expect(to).toBeGreaterThan(from);
        expect(() => encodeURIComponent(name.slice(from, to))).not.toThrow();
        for (const sign of name.slice(from, to)) {
          const letters = Array.from(foldText(sign));
          expect(letters.length === 0 || letters.some((letter) => foldText(query).includes(letter))).toBe(true);
        }
        end = to;
      }
      expect(end).toBeLessThanOrEqual(name.length);
    }),
    { numRuns: 500 },
  );
});

it.each([
  ['Côte d’Ivoire +225', 'cote', true],
  ['Malta +356', '+٣٥٦', true],
  ['Malta +356', '356 malta', true],
  ['Ireland +353', 'land', true],
  ['Russia +7', '+20', false],
  ['Czechia +420', '+20', false],
  ['Malta +356', 'malta 20', false],
  ['Malta +356', ' \u200f ', true],
])('a list with %s, narrowed by %s, keeps it: %s', (name, query, isKept) => {
  expect(hasEveryWord(name, query)).toBe(isKept);
});
