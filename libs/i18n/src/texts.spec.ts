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
  at: '{{name}} – {{place}}',
  amount: 'من \u2066{{amount}}\u2069',
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

  it.each([
    ['a name of the other direction', english, 'Hello \u2068نور\u2069, \u2068نور\u2069!', 'نور'],
    [
      'an address of the other direction',
      arabic,
      'Hello \u2068169 Saffron Avenue\u2069, \u2068169 Saffron Avenue\u2069!',
      '169 Saffron Avenue',
    ],
    ['Hebrew', english, 'Hello \u2068נועה\u2069, \u2068נועה\u2069!', 'נועה'],
    ['both directions in one', arabic, 'Hello \u2068مطعم Bistro\u2069, \u2068مطعم Bistro\u2069!', 'مطعم Bistro'],
    [
      'a phone number, which no letter holds',
      arabic,
      'Hello \u2068+356 2100 0000\u2069, \u2068+356 2100 0000\u2069!',
      '+356 2100 0000',
    ],
  ])('isolates %s', (_what, texts, said, name) => expect(texts.say('cart', 'deep.greeting', { name })).toBe(said));

  it.each([
    ['English in English', english, '169 Saffron Avenue, Port Almera'],
    ['a phone number in English', english, '+356 2100 0000'],
    ['Arabic in Arabic', arabic, 'شارع الزعفران 169'],
    ['one number in Arabic', arabic, '100003'],
    ['a clock in Arabic', arabic, '9:30'],
  ])('adds nothing to %s', (_what, texts, name) =>
    expect(texts.say('cart', 'deep.greeting', { name })).toBe(`Hello ${name}, ${name}!`),
  );

  it('adds nothing to numbers, to no value, and to what the words isolate themselves', () => {
    expect(arabic.say('cart', 'deep.greeting', { name: -5 })).toBe('Hello -5, -5!');
    expect(arabic.say('cart', 'at', { name: '' })).toBe(' – ');
    expect(arabic.say('cart', 'amount', { amount: 'AED 5.00' })).toBe('من \u2066AED 5.00\u2069');
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
