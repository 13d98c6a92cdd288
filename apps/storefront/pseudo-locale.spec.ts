import { pseudo, pseudoMessages } from './pseudo-locale';

it('lengthens every text by two fifths with accents, and keeps placeholders', () => {
  const text = pseudo('Add {{count}} to the <b>cart</b>');
  expect(text).toContain('{{count}}');
  expect(text).toContain('<b>çáŕţ</b>');
  expect(text).not.toContain('Add');
  expect(text.length).toBeGreaterThanOrEqual(
    'Add {{count}} to the <b>cart</b>'.length + 'Add  to the cart'.length * 0.4,
  );
});

it('converts a whole file', () => {
  expect(pseudoMessages({ list: { none: 'No' }, steps: ['Go'] })).toEqual({
    list: { none: '[Ñö·]' },
    steps: ['[Ğö·]'],
  });
});
