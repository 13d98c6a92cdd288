/** Shopping lists as people write them (PLUS-39). */
import fc from 'fast-check';
import { foldText } from '../search/fold-text';
import { LIST_LENGTH, LIST_LINE_LENGTH, listLines, listText, MOST_LIST_LINES, readListLine } from './read-list';

const linesOf = (text: string) => listLines(text).lines;
/** 'name | count kind | amount' */
const read = (text: string) => {
  const { name, count, counts, amount } = readListLine(text);
  return [name, `${count} ${counts}`, amount ? `${amount.value}${amount.unit}` : ''].join(' | ').replace(/ \| $/, '');
};

describe('lines of a shopping list', () => {
  it.each([
    ['2 milk, 6 eggs, bread 500g', ['2 milk', '6 eggs', 'bread 500g']],
    ['٢ حليب، ٦ بيض، خبز', ['٢ حليب', '٦ بيض', 'خبز']],
    [
      '- milk\n* eggs\n• bread\n– tea\n[ ] rice\n[x] salt\n☐ oil\n✓ figs',
      ['milk', 'eggs', 'bread', 'tea', 'rice', 'salt', 'oil', 'figs'],
    ],
    ['1. milk\n2) eggs\n(3) bread\n٤. شاي\n٥- رز\n6: salt', ['milk', 'eggs', 'bread', 'شاي', 'رز', 'salt']],
    // A number with what it is of is no number of a line.
    ['1.5 l milk\n2-ply paper\n1. 2 eggs', ['1.5 l milk', '2-ply paper', '2 eggs']],
    ['milk 1,5 l, eggs', ['milk 1,5 l', 'eggs']],
    ['حليب ١،٥ لتر، بيض', ['حليب ١،٥ لتر', 'بيض']],
    ['milk 2,eggs 6', ['milk 2', 'eggs 6']],
    ['• milk • eggs; bread؛ tea', ['milk', 'eggs', 'bread', 'tea']],
    ['\u200f• \u202bحليب\u202c\u200f\r\n\u2066milk\u2069', ['حليب', 'milk']],
    ['milk\t2\u00a0l', ['milk 2 l']],
    ['🍌, milk', ['🍌', 'milk']],
    ['\n , - \n • \n \u200f \n...', []],
    // Copied from chats.
    ['[27/11/2026, 18:20:59] Mum: 2 milk\n[27/11/2026, 18:21:03] Mum: 6 eggs, bread', ['2 milk', '6 eggs', 'bread']],
    ['\u200e11/27/26, 6:20\u202fPM - Dad: milk\nbread\n11/27/26, 6:21 PM - Dad: tea', ['milk', 'bread', 'tea']],
    ['27.11.26, 18:20 - +356 2100 0000: ½ kg tomatoes', ['½ kg tomatoes']],
    ['٢٧/١١/٢٠٢٦، ٦:٢٠ م - أمي: ٢ حليب\n‏٢٧/١١/٢٠٢٦، ٦:٢١ م - أمي: خبز', ['٢ حليب', 'خبز']],
    // Neither are other numbers and colons.
    ['milk: 2\n1/2 kg rice\n12:30 tea', ['milk: 2', '1/2 kg rice', '12:30 tea']],
    ['-5 milk', ['5 milk']],
  ])('of %j', (text, wanted) => expect(linesOf(text)).toEqual(wanted));

  it('[PLUS-39] are at most sixty; how many more there were is told', () => {
    const of = (count: number) => Array.from({ length: count }, (_, at) => `egg ${at}`).join('\n');
    expect(listLines(of(MOST_LIST_LINES))).toMatchObject({ left: 0 });
    expect(listLines(of(MOST_LIST_LINES + 1))).toMatchObject({ left: 1 });
    expect(linesOf(of(300))).toHaveLength(MOST_LIST_LINES);
  });

  it('[PLUS-39] are bounded, clean, and lines again, whatever is pasted', () => {
    const odd = fc
      .array(
        fc.oneof(
          fc.constantFrom(
            '-',
            '•',
            '1.',
            '٢)',
            ',',
            '،',
            '\n',
            ' ',
            '\u200f',
            '½',
            '٫',
            '2',
            '٣',
            'x',
            'kg',
            'حليب',
            'milk',
            '[ ]',
            '\ud83e',
          ),
          fc.string({ unit: 'binary', maxLength: 4 }),
        ),
        { maxLength: 60 },
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(odd, (text) => {
        for (const line of linesOf(text)) {
          expect(line.length).toBeLessThanOrEqual(LIST_LINE_LENGTH);
          expect(line).toMatch(/[\p{L}\p{N}\p{Extended_Pictographic}]/u);
          const { name, count, amount } = readListLine(line);
          expect(foldText(name) === '' ? name : '').toBe(foldText(line) === '' ? line : '');
          expect(Number.isInteger(count) && count >= 1 && count <= 99).toBe(true);
          expect(amount === null || (amount.value > 0 && amount.value <= 100_000)).toBe(true);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('a long text is cut, and no letter in half', () => {
    expect(listText('a'.repeat(LIST_LENGTH + 5))).toHaveLength(LIST_LENGTH);
    expect(listText(`${'a'.repeat(LIST_LENGTH - 1)}😀`)).toHaveLength(LIST_LENGTH - 1);
    expect(linesOf('a'.repeat(500))[0]).toHaveLength(LIST_LINE_LENGTH);
    expect(listText(null)).toBe('');
  });
});

describe('the amount of a line', () => {
  it.each([
    ['milk', 'milk | 1 things'],
    ['2 milk', 'milk | 2 things'],
    ['milk 2', 'milk | 2 things'],
    ['milk x2', 'milk | 2 packs'],
    ['milk 2x', 'milk | 2 packs'],
    ['2 × milk', 'milk | 2 packs'],
    ['bread 500g', 'bread | 1 things | 500g'],
    ['500 g of bread', 'bread | 1 things | 500g'],
    ['½ kg tomatoes', 'tomatoes | 1 things | 500g'],
    ['1½kg tomatoes', 'tomatoes | 1 things | 1500g'],
    ['1/2 kg tomatoes', 'tomatoes | 1 things | 500g'],
    ['1 1/2 kg tomatoes', 'tomatoes | 1 things | 1500g'],
    ['1,5 l milk', 'milk | 1 things | 1500ml'],
    ['1.5L milk', 'milk | 1 things | 1500ml'],
    ['1,500 g rice', 'rice | 1 things | 1500g'],
    ['33 cl cola', 'cola | 1 things | 330ml'],
    ['6x330ml cola', 'cola | 6 packs | 330ml'],
    ['2 x 500 g pasta', 'pasta | 2 packs | 500g'],
    ['2 packs of biscuits 200 g', 'biscuits | 2 packs | 200g'],
    ['3 bottles water', 'water | 3 packs'],
    ['6 eggs', 'eggs | 6 things'],
    ['12pcs eggs', 'eggs | 12 pieces'],
    ['a dozen eggs', 'eggs | 12 pieces'],
    ['2 dozen eggs', 'eggs | 24 pieces'],
    ['half a dozen eggs', 'eggs | 6 pieces'],
    ['half a kilo of tomatoes', 'tomatoes | 1 things | 500g'],
    ['two lemons', 'lemons | 2 things'],
    ['tomatoes kilo', 'tomatoes | 1 things | 1000g'],
    ['حليب ٢ لتر', 'حليب | 1 things | 2000ml'],
    ['حليب ۲ لتر', 'حليب | 1 things | 2000ml'],
    ['٢ لتر حليب', 'حليب | 1 things | 2000ml'],
    ['نصف كيلو طماطم', 'طماطم | 1 things | 500g'],
    ['نص كيلو من الجبن', 'الجبن | 1 things | 500g'],
    ['ربع كيلو لوز', 'لوز | 1 things | 250g'],
    ['½ كيلو طماطم', 'طماطم | 1 things | 500g'],
    ['كيلو ونص بطاطا', 'بطاطا | 1 things | 1500g'],
    ['كيلوين ونصف طماطم', 'طماطم | 1 things | 2500g'],
    ['٢ كيلو وربع لحم', 'لحم | 1 things | 2250g'],
    ['a kilo and a half of potatoes', 'potatoes | 1 things | 1500g'],
    ['half and half', 'half and half | 1 things'],
    ['٥٠٠غ أرز', 'أرز | 1 things | 500g'],
    ['٠٫٥ كغ عنب', 'عنب | 1 things | 500g'],
    ['كيلو طماطم', 'طماطم | 1 things | 1000g'],
    ['لترين حليب', 'حليب | 1 things | 2000ml'],
    ['درزن بيض', 'بيض | 12 pieces'],
    ['علبتين تونة', 'تونة | 2 packs'],
    ['٦ حبات بيض', 'بيض | 6 pieces'],
    ['ثلاث علب حمص', 'حمص | 3 packs'],
    ['علبة حليب', 'حليب | 1 packs'],
    ['2 حليب 1l', 'حليب | 2 things | 1000ml'],
    // What is no amount stays in the name.
    ['7up', '7up | 1 things'],
    ['paracetamol 500 mg', 'paracetamol 500 mg | 1 things'],
    ['paracetamol 500mg 2 packs', 'paracetamol 500mg | 2 packs'],
    ['باراسيتامول ٥٠٠ ملغ', 'باراسيتامول 500 ملغ | 1 things'],
    ['milk 2 %', 'milk 2 % | 1 things'],
    ['vitamin b12', 'vitamin b12 | 1 things'],
    ['constructor 1 valueOf', 'constructor 1 valueOf | 1 things'],
    // Nothing but an amount is looked for as it is.
    ['500 g', '500 g | 1 things | 500g'],
    // Bounds.
    ['0 milk', 'milk | 1 things'],
    ['1000000 milk', 'milk | 99 things'],
    ['0.4 watermelon', 'watermelon | 1 things'],
    ['100 kg rice', 'rice | 1 things | 100000g'],
    ['101 kg rice', 'rice | 1 things | 100000g'],
    ['0 kg rice', 'rice | 1 things'],
    ['1000000000 kg rice', 'rice | 1 things | 100000g'],
    ['milk -5', 'milk -5 | 1 things'],
    ['🥛 2 milk', 'milk | 2 things'],
    ['🍌', '🍌 | 1 things'],
    ['2 lb potatoes', 'potatoes | 1 things | 907.18g'],
    ['8oz cheese', 'cheese | 1 things | 226.8g'],
  ])('%s', (text, wanted) => expect(read(text)).toBe(wanted));

  it('a number at the end may belong to the name', () => {
    expect(readListLine('omega 3')).toMatchObject({ name: 'omega', count: 3, lastNumber: '3' });
    expect(readListLine('3 milk').lastNumber).toBeNull();
  });
});
