/** Parts of the search that need no catalogue (decision 108). */
import fc from 'fast-check';
import { withMeasures } from './measures';
import { onOtherKeyboard, readingsOf } from './other-keyboard';
import { soundOf, soundsAlike } from './sound';
import { stemOf } from './stem';
import { errorsAllowed, errorsBetween, isLikelyError, spellings } from './typing-errors';

describe('singular and plural', () => {
  it.each([
    'tomato tomatoes tomatos',
    'berry berries',
    'cookie cookies',
    'knife knives',
    'olive olives',
    'glass glasses',
    'apple apples',
    'shoe shoes',
    'child children',
    'تفاح تفاحه التفاح',
    'بيض بيضه البيض',
    'مشروب مشروبات',
    'سماعه سماعات',
    'صيدليه صيدليات',
    'فاكهه فواكه',
    'سمك اسماك',
  ])('%s have one stem', (words) => {
    expect(new Set(words.split(' ').map(stemOf)).size).toBe(1);
  });

  it.each(['rice ice', 'bus bu', 'زيتون زيت', 'ليمون ليم', 'لبنه لبن', 'شاي شا', 'glass glas'])(
    '%s have not',
    (words) => {
      const [one = '', other = ''] = words.split(' ');
      expect(stemOf(one)).not.toBe(stemOf(other));
    },
  );
});

it('words that objects of the language know are words as any other', () => {
  for (const word of ['constructor', 'valueof', 'tostring', 'hasownproperty']) {
    expect(stemOf(word)).toBe(word);
    expect(withMeasures(['1', word])).toEqual(['1', word]);
  }
});

describe('amounts', () => {
  it.each([
    ['cola 1l', 'cola 1000ml'],
    ['cola 1 l', 'cola 1000ml'],
    ['1000 ml cola', '1000ml cola'],
    ['كولا 1 لتر', 'كولا 1000ml'],
    ['0.5 l', '500ml'],
    ['500 g', '500000mg'],
    ['0.5 كيلو', '500000mg'],
    ['paracetamol 500mg', 'paracetamol 500mg'],
    ['vitamin c 1000', 'vitamin c 1000'],
    ['omega 3', 'omega 3'],
  ])('%s is %s', (text, wanted) => {
    expect(withMeasures(text.split(' '))).toEqual(wanted.split(' '));
  });
});

describe('sounds', () => {
  const alike = (one: string, other: string) => {
    const [a, b] = [soundOf(one), soundOf(other)];
    return a && b && a.key === b.key ? soundsAlike(a, b) : 0;
  };
  it.each([
    ['كيبورد', 'keyboard'],
    ['هيدفون', 'headphone'],
    ['سمارتفون', 'smartphone'],
    ['لابتوب', 'laptop'],
    ['نوردن', 'norden'],
    ['فولتا', 'volta'],
    ['بوريطو', 'بوريتو'],
    ['برجر', 'برغر'],
    ['بيظ', 'بيض'],
  ])('%s sounds like %s', (one, other) => {
    expect(alike(one, other)).toBeGreaterThanOrEqual(0.7);
  });
  it.each([
    ['كولا', 'kale'],
    ['كرسي', 'اقراص'],
    ['سياره', 'عصير'],
    ['غساله', 'غسيل'],
  ])('%s does not sound like %s', (one, other) => {
    expect(alike(one, other)).toBeLessThan(0.7);
  });
});

describe('typing errors', () => {
  it.each([
    ['tomatos', 'tomatoes', 1],
    ['choclate', 'chocolate', 1],
    ['mlik', 'milk', 1],
    ['margarita', 'margherita', 2],
    ['شورما', 'شاورما', 1],
    ['milk', 'milk', 0],
  ])('%s and %s: %i', (one, other, wanted) => {
    expect(errorsBetween(one, other, 2)).toBe(wanted);
    expect(errorsBetween(other, one, 2)).toBe(wanted);
  });

  it('words within the allowed errors always have a spelling in common, so the index finds them', () => {
    const word = fc.string({ unit: fc.constantFrom(...Array.from('abcأبت')), minLength: 4, maxLength: 11 });
    fc.assert(
      fc.property(word, word, (one, other) => {
        const most = Math.min(errorsAllowed(one), errorsAllowed(other));
        const errors = errorsBetween(one, other, most);
        const shared = spellings(one, most).some((left) => spellings(other, most).includes(left));
        expect(errors > most || shared).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['jacket', 'racket', false],
    ['phamacy', 'pharmacy', true],
    ['vatery', 'battery', true],
    ['bilow', 'pilow', true],
    ['capbage', 'cabbage', true],
  ])('%s for %s by mistake: %s', (one, other, wanted) => {
    expect(isLikelyError(one, other)).toBe(wanted);
  });

  it('short words and numbers have none', () => {
    for (const word of ['oil', 'خبز', '1000', 'd3']) expect(errorsAllowed(word)).toBe(0);
  });
});

describe('the other keyboard', () => {
  it.each([
    ['pgdf', 'حليب'],
    ['ri,m', 'قهوة'],
    ['fdq', 'بيض'],
    ['ةهمن', 'milk'],
    ['lhgj', 'مالت'],
  ])('%s is %s', (typed, meant) => {
    expect(onOtherKeyboard(typed)).toBe(meant);
  });
  it('is not what letters on the keys of signs were meant for', () => {
    expect(readingsOf('صدور')).toEqual([{ text: 'صدور', isGuess: false }]);
    expect(readingsOf('ةهمن').map(({ text }) => text)).toEqual(['ةهمن', 'milk']);
    expect(readingsOf('ri,m').map(({ text }) => text)).toEqual(['قهوة', 'ri,m']);
  });
  it('says nothing of both scripts, or of none', () => {
    for (const text of ['milk حليب', '123', '', '!?']) expect(onOtherKeyboard(text)).toBeNull();
  });
});
