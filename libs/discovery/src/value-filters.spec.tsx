/** Filters by brand, colour and size, and the page of a brand (PLUS-67, decision 100). */
import { dietMessages } from '@shop/catalog-cards';
import { goodsModule, openTestShop, wireItem, wirePage, type TestShop, type TestShopOptions } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { BrandPage } from './lib/brand-page';
import { ResultsPage } from './lib/results-page';
import { discoveryMessages, resultsMessages } from './messages';

const ITEMS = '/api/v1/items/search';
const goods = goodsModule({ filters: ['brand', 'colour', 'size'] });
const VALUES = {
  brand: [
    { value: '7', name: 'Volt', count: 3 },
    { value: '2', name: 'Atelier', count: 1 },
  ],
  colour: [
    { value: 'blue', count: 4 },
    { value: 'black', count: 2 },
    { value: 'red', count: 0 },
  ],
  size: [
    { value: '38', count: 1 },
    { value: 'M', count: 2 },
    { value: 'S', count: 5 },
  ],
};
const answer = (values: object | undefined) =>
  wirePage('products', [wireItem(1), wireItem(2)], {
    filtered: true,
    facets: { total: 2, filters: {}, ratings: {}, categories: {}, price: null, ...(values ? { values } : {}) },
  });

let shop: TestShop;
beforeEach(() => {
  shop = openTestShop();
  window.matchMedia = (() => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as never;
  shop.answers['/api/v1/categories'] = [];
  shop.answers[ITEMS] = answer(VALUES);
});
const show = (path = '/home?search=shirt', options: TestShopOptions = {}) =>
  shop.renderWithProviders(
    <Routes>
      <Route path="/home" element={<ResultsPage />} />
      <Route path="/brands/:id" element={<BrandPage />} />
    </Routes>,
    { messages: [discoveryMessages, resultsMessages, dietMessages], definition: goods, path, ...options },
  );
const openFilters = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^Filter/ }));
  return screen.findByRole('dialog', { name: 'Filters' });
};
const group = (name: string) => within(screen.getByRole('dialog')).getByRole('group', { name });
const namesIn = (name: string) =>
  within(group(name))
    .getAllByRole('checkbox')
    .map((box) => (box as HTMLInputElement).labels?.[0]?.textContent);
const asked = (path = ITEMS) => Object.fromEntries(shop.callOf(path) ?? []);

describe('filters with values', () => {
  it('[PLUS-67] are offered with their numbers: colours drawn, sizes from small to large, none left last', async () => {
    await show();
    await screen.findByText('2 items');
    expect(asked()).toMatchObject({ facets: '1', values: '1' });
    await openFilters();
    expect(namesIn('Brand')).toEqual(['Volt3', 'Atelier1']);
    expect(namesIn('Colour')).toEqual(['Black2', 'Blue4', 'Red0']);
    expect(namesIn('Size')).toEqual(['S 5', 'M 2', '38 1']);
    expect(within(group('Brand')).queryByRole('searchbox')).toBeNull();
  });

  it('[PLUS-67] several of one filter and of others hold at once, by keyboard; in the address, on chips, cleared at once', async () => {
    const { address } = await show();
    await screen.findByText('2 items');
    await openFilters();
    const press = async (name: string, value: RegExp) => {
      within(group(name)).getByRole('checkbox', { name: value }).focus();
      await userEvent.keyboard(' ');
    };
    await press('Colour', /Blue/);
    await press('Colour', /Black/);
    await press('Size', /^38/);
    await press('Brand', /Volt/);
    await waitFor(() => expect(address()).toBe('/home?search=shirt&colour=blue%2Cblack&size=38&brand=7'));
    await waitFor(() =>
      expect(asked()).toMatchObject({ brand_ids: '["7"]', colours: '["blue","black"]', sizes: '["38"]', values: '1' }),
    );
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'Filter (4)' })).toBeVisible();
    const chips = screen.getByRole('list', { name: 'Applied filters' });
    for (const name of ['Volt', 'Blue', 'Black', 'Size 38']) expect(within(chips).getByText(name)).toBeVisible();
    await userEvent.click(within(chips).getByRole('button', { name: 'Remove Blue' }));
    await waitFor(() => expect(address()).toBe('/home?search=shirt&colour=black&size=38&brand=7'));
    await userEvent.click(within(chips).getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(address()).toBe('/home?search=shirt'));
    expect(screen.queryByRole('list', { name: 'Applied filters' })).toBeNull();
  });

  it('[PLUS-67] many brands have a field that searches them', async () => {
    const brand = Array.from({ length: 12 }, (_, index) => ({
      value: `${index + 1}`,
      name: `Maker ${index + 1}`,
      count: 1,
    }));
    shop.answers[ITEMS] = answer({ ...VALUES, brand });
    await show();
    await screen.findByText('2 items');
    await openFilters();
    const search = within(group('Brand')).getByRole('searchbox', { name: 'Search brands' });
    await userEvent.type(search, 'MAKER 1');
    expect(namesIn('Brand')).toEqual(['Maker 11', 'Maker 101', 'Maker 111', 'Maker 121']);
    await userEvent.clear(search);
    await userEvent.type(search, 'makr');
    expect(namesIn('Brand')).toHaveLength(12);
    await userEvent.clear(search);
    await userEvent.type(search, 'zzz');
    expect(within(group('Brand')).getByRole('status')).toHaveTextContent('No brand matches “zzz”.');
  });

  it.each([
    ['tells no values', undefined, { definition: goods }],
    ['tells empty ones', { brand: [], colour: [], size: [] }, { definition: goods }],
    ['tells them to a module that does not offer them', VALUES, { definition: goodsModule({}) }],
  ])('[PLUS-67] are not offered where the backend %s', async (_, values, options) => {
    shop.answers[ITEMS] = answer(values);
    await show('/home?search=shirt', options);
    await screen.findByText('2 items');
    const dialog = await openFilters();
    for (const name of ['Brand', 'Colour', 'Size']) expect(within(dialog).queryByRole('group', { name })).toBeNull();
  });

  it('[PLUS-67] of a link to a backend that does not know them leave nothing, and can be taken back', async () => {
    shop.answers[ITEMS] = answer(undefined);
    const { address } = await show('/home?search=shirt&colour=red');
    expect(await screen.findByText('Items not found!')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Red' }));
    await waitFor(() => expect(address()).toBe('/home?search=shirt'));
    expect(await screen.findByText('2 items')).toBeVisible();
  });
});

describe('the page of a brand', () => {
  const wireBrand = (id: number) => ({ id, name: `Brand ${id}`, slug: `brand-${id}`, image: '', items_count: id });
  beforeEach(() => {
    shop.answers['/api/v1/brand'] = [wireBrand(1), wireBrand(2)];
  });

  it('[PLUS-67] shows its name and its items, found by slug or id, without a tab of stores', async () => {
    for (const key of ['brand-2', '2']) {
      shop.answers[`/api/v1/brand/items/${key}`] = answer(VALUES);
      const { unmount } = await show(`/brands/${key}?module_id=1`);
      expect(await screen.findByRole('heading', { level: 1, name: 'Brand 2' })).toBeVisible();
      expect(await screen.findByText('2 items')).toBeVisible();
      expect(await screen.findAllByRole('article')).toHaveLength(2);
      expect(screen.queryByRole('tab')).toBeNull();
      unmount();
    }
    expect(asked('/api/v1/brand/items/2')).toMatchObject({ offset: '1', facets: '1', values: '1' });
  });

  it('[PLUS-67] is filtered by colour and size, but not by brand', async () => {
    shop.answers['/api/v1/brand/items/brand-2'] = answer(VALUES);
    const { address } = await show('/brands/brand-2');
    await screen.findByText('2 items');
    const dialog = await openFilters();
    expect(within(dialog).queryByRole('group', { name: 'Brand' })).toBeNull();
    await userEvent.click(within(group('Size')).getByRole('checkbox', { name: /^M/ }));
    await waitFor(() => expect(address()).toBe('/brands/brand-2?size=M'));
    await waitFor(() => expect(asked('/api/v1/brand/items/brand-2')).toMatchObject({ sizes: '["M"]' }));
  });

  it('says so when there is no such brand, and when it has nothing here', async () => {
    shop.answers['/api/v1/brand/items/empty'] = wirePage('products', []);
    shop.answers['/api/v1/brand/items/gone'] = () => new Response('', { status: 404 });
    for (const key of ['gone', 'empty']) {
      const { unmount } = await show(`/brands/${key}`);
      expect(await screen.findByText('Items not found!')).toBeVisible();
      expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/home');
      unmount();
    }
  });

  it('offers a retry after a failure', async () => {
    shop.answers['/api/v1/brand/items/1'] = () => new Response('', { status: 400 });
    await show('/brands/1');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    shop.answers['/api/v1/brand/items/1'] = answer(VALUES);
    await userEvent.click(retry);
    expect(await screen.findAllByRole('article')).toHaveLength(2);
  });
});
