/** Popular here: what it shows, and when it is left out. */
import { sampleItem } from '@shop/domain/sample.spec-helper';
import { openTestShop } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import { foodModule } from '../../food-module';
import { dishMessages, foodModuleMessages } from '../../messages';
import PopularHere from './popular-here';

const dishes = ['Pizza', 'Pasta', 'Salad'].map((name, index) => sampleItem({ id: String(index + 1), name }));
const show = (items: typeof dishes | undefined, language: 'en' | 'ar' = 'en') =>
  openTestShop().renderWithProviders(<PopularHere items={items} />, {
    definition: foodModule,
    messages: [foodModuleMessages, dishMessages],
    language,
  });

it('[PLUS-65] shows what is ordered most, in its order', async () => {
  await show(dishes);
  const section = screen.getByRole('region', { name: 'Popular here' });
  const names = within(section).getAllByRole('heading', { level: 3 });
  expect(names.map(({ textContent }) => textContent)).toEqual(['Pizza', 'Pasta', 'Salad']);
});

it('[PLUS-65] has its title in Arabic, and its space while it loads', async () => {
  await show(undefined, 'ar');
  expect(screen.getByRole('region', { name: 'الأكثر طلبًا هنا' })).toBeVisible();
});

it('[PLUS-65] is left out where two dishes are no choice', async () => {
  const { container } = await show(dishes.slice(1));
  expect(container.querySelector('section')).toBeNull();
});
