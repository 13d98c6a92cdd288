import { allAnswered, openTestShop, wireItem, wirePage, type TestShop } from '@shop/testing';
import { cardMessages } from '@shop/catalog-cards';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { BrandPage } from './brand-page';
import { brands } from './brands.section';
import { brandMessages } from '../../messages';

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

describe('the page of a brand', () => {
  const show = (path: string) =>
    shop.renderWithProviders(
      <Routes>
        <Route path="/brands/:id" element={<BrandPage />} />
      </Routes>,
      { messages: [brandMessages, cardMessages], path },
    );

  it('[PLUS-67] shows its name, its logo and its items, found by slug or id', async () => {
    shop.answers['/api/v1/brand'] = [wireBrand(1), wireBrand(2)];
    for (const key of ['brand-2', '2']) {
      shop.answers[`/api/v1/brand/items/${key}`] = wirePage('products', [wireItem(7), wireItem(8)]);
      const { unmount } = await show(`/brands/${key}?module_id=1`);
      expect(await screen.findByRole('heading', { level: 1, name: 'Brand 2' })).toBeVisible();
      expect(screen.getByText('2 items')).toBeVisible();
      const list = await screen.findByRole('list', { name: 'Items of the brand' });
      expect(within(list).getAllByRole('article')).toHaveLength(2);
      unmount();
    }
    expect(shop.callOf('/api/v1/brand/items/2')?.get('offset')).toBe('1');
  });

  it('says so when there is no such brand, and when it has nothing here', async () => {
    shop.answers['/api/v1/brand'] = [];
    shop.answers['/api/v1/brand/items/empty'] = wirePage('products', []);
    for (const key of ['gone', 'empty']) {
      const { unmount } = await show(`/brands/${key}`);
      expect(await screen.findByText('This brand has no items here.')).toBeVisible();
      expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/home');
      unmount();
    }
  });

  it('offers a retry after a failure', async () => {
    shop.answers['/api/v1/brand'] = [wireBrand(1)];
    shop.answers['/api/v1/brand/items/1'] = () => new Response('', { status: 400 });
    await show('/brands/1');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    shop.answers['/api/v1/brand/items/1'] = wirePage('products', [wireItem(7)]);
    await userEvent.click(retry);
    expect(await screen.findByRole('article')).toBeVisible();
  });
});
