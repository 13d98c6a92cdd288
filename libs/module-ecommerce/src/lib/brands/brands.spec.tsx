import { allAnswered, openTestShop, type TestShop } from '@shop/testing';
import { screen } from '@testing-library/react';
import { brands } from './brands.section';

const wireBrand = (id: number, over: object = {}) => ({
  id,
  name: `Brand ${id}`,
  slug: `brand-${id}`,
  image: '',
  items_count: id,
  ...over,
});

let shop: TestShop;
beforeEach(() => {
  shop = openTestShop();
});

describe('the wall of brands', () => {
  const show = (answer: unknown) => {
    shop.answers['/api/v1/brand'] = answer;
    return shop.renderSection(brands);
  };

  it('[PLUS-67] each brand with items leads to its page, with their number', async () => {
    await show([wireBrand(1), wireBrand(2), wireBrand(3, { items_count: 0 })]);
    const links = await screen.findAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Brand 11 item', 'Brand 22 items']);
    expect(links[0]).toHaveAttribute('href', '/brands/brand-1?module_id=1');
    expect(screen.getByRole('region', { name: 'Brands' })).toBeVisible();
  });

  it.each([
    ['knows none', []],
    ['has no such call', () => new Response('', { status: 404 })],
  ])('is left out where the backend %s', async (_, answer) => {
    const { container, store } = await show(answer);
    await allAnswered(store);
    expect(container.querySelector('section')).toBeNull();
  });
});
