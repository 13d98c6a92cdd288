import { ALLERGENS, contradictionOf, DIETS } from './diet';

it('a dish suits no diet that one of its allergens rules out', () => {
  expect(contradictionOf(['vegan'], ['nuts', 'milk'])).toEqual({ diet: 'vegan', allergen: 'milk' });
  expect(contradictionOf(['halal', 'gluten_free'], ['milk', 'gluten'])).toEqual({
    diet: 'gluten_free',
    allergen: 'gluten',
  });
  expect(contradictionOf(['vegan', 'gluten_free'], ['nuts', 'sesame', 'soybeans'])).toBeNull();
  expect(contradictionOf(DIETS, [])).toBeNull();
  expect(contradictionOf([], ALLERGENS)).toBeNull();
});
