/** Diets and allergens in the form of a dish. */
import { dietMessages, ItemForm } from '@shop/catalog-cards';
import type { Item } from '@shop/domain';
import { ALLERGENS } from '@shop/domain/diet';
import { sampleItem } from '@shop/domain/sample.spec-helper';
import type { LanguageCode } from '@shop/i18n';
import { openTestShop } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import { foodModule } from '../../food-module';
import { dishMessages, foodModuleMessages } from '../../messages';

const dish = (over: Partial<Item>): Item =>
  sampleItem({ moduleType: 'food', stock: null, addOns: [], groups: [], ...over });
const show = (over: Partial<Item>, language: LanguageCode = 'en') =>
  openTestShop().renderWithProviders(<ItemForm item={dish(over)} storeIsClosed={false} onDone={() => undefined} />, {
    definition: foodModule,
    messages: [foodModuleMessages, dishMessages, dietMessages],
    language,
  });

it('[PLUS-65] says which diets a dish suits and what it contains', async () => {
  await show({ diets: ['vegan', 'gluten_free'], allergens: ['nuts', 'sesame'] });
  const diets = await screen.findByRole('list', { name: 'Suitable for' });
  expect(
    within(diets)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Vegan', 'Gluten-free']);
  expect(screen.getByText('Contains: nuts and sesame')).toBeVisible();
  expect(screen.queryByText(/extras/i)).toBeNull();
});

it('says so where a dish contains none of the fourteen, and that extras can contain more', async () => {
  await show({ allergens: [], addOns: [{ id: '1', name: 'Dip', price: 50 as never }] });
  expect(await screen.findByText(/Contains none of the 14 main allergens/)).toBeVisible();
  expect(screen.getByText(/Extras can contain others/)).toBeVisible();
});

it('names all fourteen, in Arabic too', async () => {
  await show({ allergens: ALLERGENS, diets: ['vegan'] }, 'ar');
  const text = await screen.findByText(/^يحتوي على: غلوتين/);
  expect(text).toHaveTextContent(/مكسرات.*ورخويات$/);
  expect(screen.getByText('نباتي صرف')).toBeVisible();
});

it('says nothing where nothing is known', async () => {
  await show({ description: 'A dish', diets: undefined, allergens: undefined } as never);
  // What loads late has loaded: another dish shows its facts by then.
  await show({ allergens: ['milk'] });
  await screen.findByText('Contains: milk');
  expect(screen.getAllByText(/contains/i)).toHaveLength(1);
  expect(screen.queryByRole('list', { name: 'Suitable for' })).toBeNull();
});
