import { BASE_COLOURS } from './goods-colours';
import { baseColourOf, coloursOf, sizeOfName, sizesOf } from './option-words';

describe('the colour that a shade is filtered as', () => {
  it.each([
    ['Navy', 'blue'],
    ['كحلي', 'blue'],
    ['Burgundy', 'red'],
    ['عنابي', 'red'],
    ['Olive', 'green'],
    ['زيتي', 'green'],
    ['Sand', 'beige'],
    ['رملي', 'beige'],
    ['Sky blue', 'blue'],
    ['Rose gold', 'gold'],
    ['Dark-GREEN', 'green'],
    ['off white', 'white'],
    ['gray', 'grey'],
    ['الأسود', 'black'],
    ['سوداء', 'black'],
    ['أزرق سماوي', 'blue'],
    ['أَحْمَر', 'red'],
  ])('[PLUS-67] %s is %s', (name, colour) => {
    expect(baseColourOf([name])).toBe(colour);
  });

  it.each([
    ['#000000', 'black'],
    ['#2a2a2e', 'black'],
    ['#ffffff', 'white'],
    ['#808080', 'grey'],
    ['#2b3a67', 'blue'],
    ['#d8c29a', 'beige'],
    ['#6b4423', 'brown'],
    ['#ff0000', 'red'],
    ['#ff8800', 'orange'],
    ['#ffd800', 'yellow'],
    ['#2e8b57', 'green'],
    ['#7b2fbf', 'purple'],
    ['#ff69b4', 'pink'],
    ['#ffc0cb', 'pink'],
  ])('[PLUS-67] a shade of no known name is the nearest to its colour: %s is %s', (hex, colour) => {
    expect(baseColourOf(['Dream'], hex)).toBe(colour);
  });

  it('the name decides over the colour, and what is neither is no colour', () => {
    expect(baseColourOf(['حلم', 'Navy'], '#ff0000')).toBe('blue');
    expect(baseColourOf(['Dream'])).toBeNull();
    expect(baseColourOf(['Dream'], 'red')).toBeNull();
    expect(baseColourOf([''], '#12345')).toBeNull();
  });

  it('each base colour is the colour of its own name', () => {
    expect(BASE_COLOURS.map((colour) => baseColourOf([colour]))).toEqual([...BASE_COLOURS]);
  });

  it('are those with a swatch, or of a choice of colours: an orange taste is no colour', () => {
    const options = (...names: string[]) => names.map((name) => ({ names: [name] }));
    expect(coloursOf([{ titles: ['Colour', 'اللون'], options: options('Sky', 'Navy', 'Black') }])).toEqual([
      'black',
      'blue',
    ]);
    expect(coloursOf([{ titles: ['اللون'], options: options('عنابي') }])).toEqual(['red']);
    expect(coloursOf([{ titles: ['Finish'], options: [{ names: ['Dream'], colour: '#2b3a67' }] }])).toEqual(['blue']);
    expect(coloursOf([{ titles: ['Taste'], options: options('Orange') }])).toEqual([]);
    expect(coloursOf([])).toEqual([]);
  });
});

describe('the size that goods are filtered by', () => {
  it.each([
    ['S', 'S'],
    ['صغير', 'S'],
    [' xl ', 'XL'],
    ['X-Large', 'XL'],
    ['كبير جدًا', 'XL'],
    ['كبير', 'L'],
    ['2XL', 'XXL'],
    ['xxl', 'XXL'],
    ['XXXL', '3XL'],
    ['38', '38'],
    ['٣٨', '38'],
    ['EU 38', '38'],
    ['مقاس 42', '42'],
    ['38½', '38.5'],
    ['38 1/2', '38.5'],
    ['38,5', '38.5'],
  ])('[PLUS-67] %s is %s', (name, size) => {
    expect(sizeOfName(name)).toBe(size);
  });

  it.each(['1 L', '500 g', '3-6 kg', '', '7', '100', 'XM', '__proto__', 'constructor'])('%s is none', (name) => {
    expect(sizeOfName(name)).toBeNull();
  });

  it('are those of a choice of sizes, from small to large', () => {
    const options = ['42', 'XL', 'S', '38.5', '38', 'كبير', 'L'].map((name) => ({ names: [name] }));
    expect(sizesOf([{ titles: ['المقاس'], options }])).toEqual(['S', 'L', 'XL', '38', '38.5', '42']);
    expect(sizesOf([{ titles: ['Pieces'], options }])).toEqual([]);
  });
});
