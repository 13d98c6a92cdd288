import { createTexts, loadTexts } from './texts';

const words = {
  title: 'Cart',
  deep: { greeting: 'Hello {{name}}, {{ name }}!' },
  lines_one: '{{count}} line',
  lines_other: '{{count}} lines',
  days_zero: 'لا أيام',
  days_one: 'يوم',
  days_two: 'يومان',
  days_few: '{{count}} أيام',
  days_many: '{{count}} يومًا',
  days_other: '{{count}} يوم',
  plain: '{{count}} ×',
};
const english = createTexts('en');
const arabic = createTexts('ar');
english.add('cart', words);
arabic.add('cart', words);

describe('texts', () => {
  it('finds keys at any depth and fills in values, also twice; a missing value is empty', () => {
    expect(english.say('cart', 'title')).toBe('Cart');
    expect(english.say('cart', 'deep.greeting', { name: 'Mina' })).toBe('Hello Mina, Mina!');
    expect(english.say('cart', 'deep.greeting')).toBe('Hello , !');
  });

  it('never reads a value as a pattern', () => {
    expect(english.say('cart', 'deep.greeting', { name: '$& {{name}}' })).toBe('Hello $& {{name}}, $& {{name}}!');
  });

  it.each([
    [0, '0 lines'],
    [1, '1 line'],
    [2, '2 lines'],
  ])('takes the English form of %i', (count, text) => expect(english.say('cart', 'lines', { count })).toBe(text));

  it.each([
    [0, 'لا أيام'],
    [1, 'يوم'],
    [2, 'يومان'],
    [3, '3 أيام'],
    [10, '10 أيام'],
    [11, '11 يومًا'],
    [99, '99 يومًا'],
    [100, '100 يوم'],
  ])('takes the Arabic form of %i', (count, text) => expect(arabic.say('cart', 'days', { count })).toBe(text));

  it('falls back to the other form, to the bare key, to the key itself', () => {
    expect(arabic.say('cart', 'lines', { count: 3 })).toBe('3 lines');
    expect(english.say('cart', 'plain', { count: 3 })).toBe('3 ×');
    expect(english.say('cart', 'nothing.here')).toBe('nothing.here');
    expect(english.say('unknown', 'title')).toBe('title');
    expect(english.say('cart', 'deep')).toBe('deep');
  });

  it('loads a lib’s words once, in its own language', async () => {
    const asked: string[] = [];
    const load = { en: async () => (asked.push('en'), { default: { a: 'A' } }), ar: async () => ({}) };
    const texts = createTexts('en');
    await loadTexts(texts, { namespace: 'lib', load });
    await loadTexts(texts, { namespace: 'lib', load });
    expect(asked).toEqual(['en']);
    expect(texts.say('lib', 'a')).toBe('A');
  });
});
