/** Words of amounts in shopping lists: data, by what they say (decision 118). All are folded as a search folds them. */
import { foldedWords } from '../search/fold-text';

const folded = (words: string): string[] => words.split(' ').flatMap(foldedWords);
const numbered = (table: Record<number, string>): Map<string, number> =>
  new Map(
    Object.entries(table).flatMap(([value, words]) => folded(words).map((word) => [word, Number(value)] as const)),
  );

/** Numbers that are written out. */
export const NUMBER_WORDS = numbered({
  1: 'one واحد واحدة',
  2: 'two couple اثنان اثنين اثنتان تنين',
  3: 'three ثلاث ثلاثة تلات',
  4: 'four اربع اربعة',
  5: 'five خمس خمسة',
  6: 'six ست ستة',
  7: 'seven سبع سبعة',
  8: 'eight ثماني ثمانية ثمان',
  9: 'nine تسع تسعة',
  10: 'ten عشر عشرة',
  12: 'twelve اثنتا',
});

/** Parts of an amount: `half a kilo`, `نصف كيلو`. */
export const PART_WORDS = numbered({ 0.25: 'quarter ربع', 0.5: 'half نصف نص', 0.33: 'third ثلث' });

/** Arabic has a form of its own for two of a thing. */
export const TWO_UNITS = new Map([
  ...folded('لترين لتران').map((word) => [word, 'لتر'] as const),
  ...folded('كيلوين كيلوان').map((word) => [word, 'كيلو'] as const),
]);
export const TWO_PACKS = new Set(folded('علبتين علبتان عبوتين عبوتان كيسين زجاجتين قنينتين ربطتين كرتونتين باكيتين'));
export const TWO_PIECES = new Set(folded('حبتين حبتان قطعتين قطعتان'));

/** What is sold as one. */
export const PACK_WORDS = new Set(
  folded(
    'pack packs packet packets pkt pkts bottle bottles can cans tin tins box boxes bag bags jar jars carton cartons tub tubs tube tubes bunch bunches roll rolls loaf loaves tray trays sachet sachets ' +
      'عبوة عبوات علبة علب كيس اكياس زجاجة زجاجات قنينة قناني كرتون كرتونة كراتين ربطة ربطات حزمة حزم باكيت باكيتات صندوق مرطبان رول لفة لفات شريط شرائط',
  ),
);
/** What a pack may hold several of. */
export const PIECE_WORDS = new Set(folded('pcs pc piece pieces ea each حبة حبات حبوب قطعة قطع راس رؤوس'));
export const DOZEN_WORDS = new Set(folded('dozen dozens doz درزن دزينة دزينات دستة'));
export const TIMES_WORDS = new Set(['x', '×', '*', '✕']);
/** Between an amount and what it is of. */
export const JOINING_WORDS = new Set(folded('of a an من some'));
