/** The search panel without suggestions, and empty pages: their text and their links. */
import { openTestShop, wireItem, wirePage, wireStore, type TestShop } from '@shop/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';

import { ProductPage } from './lib/product-page';
import { CategoryPage, ResultsPage } from './lib/results-page';
import { resultsMessages, discoveryMessages, searchMessages, storeListMessages } from './messages';
import SearchBox from './lib/search-box/search-box';
import { StorePage } from './lib/store-page';
import { resultsRoute } from './routes';

const SUGGESTIONS = '/api/v1/items/item-or-store-search';
const LONG = 'oat'.repeat(110);
const CUT = LONG.slice(0, 200);
const messages = [discoveryMessages, resultsMessages, searchMessages, storeListMessages];
const wireModule = (id: number, type: string, name: string, over: object = {}) => ({
  id,
  module_type: type,
  module_name: name,
  status: '1',
  all_zone_service: 1,
  ...over,
});
let testShop: TestShop;
beforeEach(() => {
  testShop = openTestShop();
  testShop.answers['/api/v1/module'] = [
    wireModule(1, 'goods', 'Goods'),
    wireModule(2, 'shelf', 'Shelves'),
    wireModule(3, 'of another shop', 'Unknown'),
  ];
  testShop.answers[SUGGESTIONS] = (asked: URL) =>
    asked.searchParams.get('name') === 'fig'
      ? { items: [{ id: 1, name: 'Figs', image: '' }], stores: [] }
      : { items: [], stores: [] };
});
const links = () =>
  Object.fromEntries(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]));

/** After it, typed text is asked for, if at all. */
const typingPause = () => act(() => new Promise((done) => setTimeout(done, 700)));

describe('the search panel', () => {
  const show = () => testShop.renderWithProviders(<SearchBox />, { messages, path: '/home' });
  const field = () => screen.getByRole('combobox');

  it('[SRCH-05] [SRCH-13] without suggestions the list closes, and an answer replaces it', async () => {
    const { address } = await show();
    await userEvent.type(field(), 'milk{Enter}');
    expect(address()).toBe('/home?search=milk');
    await userEvent.clear(field());
    await userEvent.type(field(), 'fig');
    expect(await screen.findByRole('option', { name: /Figs/ })).toBeVisible();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.clear(field());
    await userEvent.type(field(), 'xqzv');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('No results for “xqzv”'));
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('option')).toBeNull();
    expect(screen.queryByRole('listbox')).toBeNull();
    // Only another module of this shop with a catalogue.
    await screen.findByRole('link');
    expect(links()).toEqual({ 'Search in Shelves': '/home?search=xqzv&module_id=2' });
    await userEvent.click(within(screen.getByRole('region', { name: 'Recent searches' })).getByRole('button'));
    expect(address()).toBe('/home?search=milk');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('[SRCH-05] Enter searches for the text of the field, also when typed before hydration', async () => {
    const { address } = await show();
    // As after typing before hydration: the field has text, but no event was handled.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), 'milk');
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(address()).toBe('/home?search=milk');
  });

  it('[SRCH-05] Enter that confirms an input method searches nothing, and suggestions wait for what it composes', async () => {
    const { address } = await show();
    await userEvent.click(field());
    for (const text of ['f', 'fi', 'fig']) {
      if (text === 'f') fireEvent.compositionStart(field());
      fireEvent.change(field(), { target: { value: text } });
    }
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    await new Promise((done) => setTimeout(done, 700));
    expect(testShop.callOf(SUGGESTIONS)).toBeUndefined();
    fireEvent.compositionEnd(field());
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
    expect(await screen.findByRole('option', { name: /Figs/ })).toBeVisible();
    expect(address()).toBe('/home');
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(address()).toBe('/home?search=fig');
  });

  it('[SRCH-05] a pasted text of 330 letters is cut to what can be searched', async () => {
    const { address } = await show();
    await userEvent.click(field());
    await userEvent.paste(LONG);
    expect(field()).toHaveValue(CUT);
    await userEvent.keyboard('{Enter}');
    expect(address()).toBe(`/home?search=${CUT}`);
    await waitFor(() => expect(testShop.callOf(SUGGESTIONS)?.get('name')).toBe(CUT));
  });

  it('[SRCH-09] [SRCH-19] a text of marks or spaces alone is no search: nothing is asked, opened or remembered', async () => {
    const { address, store } = await show();
    await userEvent.click(field());
    await userEvent.paste('\u202a \u202c');
    await typingPause();
    expect(testShop.callOf(SUGGESTIONS)).toBeUndefined();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    for (const nothing of [' ', '\u00a0', '\u200b', '\u202a\u202c', '\ufeff', '\u200f \u2066\u2069']) {
      await userEvent.clear(field());
      await userEvent.paste(nothing);
      await userEvent.keyboard('{Enter}');
      expect(address()).toBe('/home');
      expect(field()).toHaveValue('');
      // As the replay of what was typed before hydration.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), nothing);
      fireEvent.keyDown(field(), { key: 'Enter' });
      expect(address()).toBe('/home');
    }
    expect(store.getState()).toMatchObject({ session: { searches: [] } });
  });

  it('[SRCH-05] [SRCH-16] a pasted search is suggested, opened and remembered without its marks', async () => {
    const { address, store } = await show();
    await userEvent.click(field());
    await userEvent.paste('\u202afig\u202c\u200b');
    expect(await screen.findByRole('option', { name: /Figs/ })).toBeVisible();
    expect(testShop.callOf(SUGGESTIONS)?.get('name')).toBe('fig');
    await userEvent.keyboard('{Enter}');
    expect(address()).toBe('/home?search=fig');
    expect(field()).toHaveValue('fig');
    expect(store.getState()).toMatchObject({ session: { searches: ['fig'] } });
    await userEvent.clear(field());
    await userEvent.paste('\u200exqzv');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^No results for “xqzv”$/));
    await screen.findByRole('link');
    expect(links()).toMatchObject({ 'Search in Shelves': '/home?search=xqzv&module_id=2' });
  });

  it('[SRCH-11] [SRCH-12] [SRCH-22] the answer closes with the panel, and is absent while loading', async () => {
    await show();
    const answer = () => screen.getByRole('status');
    await userEvent.type(field(), 'xqzv');
    expect(answer()).toBeEmptyDOMElement();
    await waitFor(() => expect(answer()).not.toBeEmptyDOMElement());
    // Tab moves into it, Escape back to the field.
    await screen.findByRole('link');
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Search in Shelves' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(field()).toHaveFocus();
    expect(answer()).toBeEmptyDOMElement();
    await userEvent.type(field(), 'q');
    await waitFor(() => expect(answer()).toHaveTextContent('No results for “xqzvq”'));
    await userEvent.click(document.body);
    expect(answer()).toBeEmptyDOMElement();
    delete testShop.answers[SUGGESTIONS];
    await userEvent.type(field(), 'w');
    await waitFor(() => expect(testShop.callOf(SUGGESTIONS)?.get('name')).toBe('xqzvqw'));
    expect(answer()).toBeEmptyDOMElement();
    expect(field()).toHaveValue('xqzvqw');
  });
});

describe('empty pages link onwards', () => {
  const START = { 'Go to the home page': '/home' };
  const page = (element: React.ReactElement, route: string, path: string) =>
    testShop.renderWithProviders(
      <Routes>
        <Route path={route} element={element} />
      </Routes>,
      { messages, path },
    );

  it('[ITEM-58] [STORE-16] [CAT-07] an unknown item, store and category', async () => {
    const item = await page(<ProductPage />, '/product/:id', '/product/gone');
    expect(await screen.findByRole('heading', { name: 'Items not found!' })).toBeVisible();
    expect(links()).toEqual({ ...START, 'All categories': '/categories' });
    item.unmount();
    const store = await page(<StorePage />, '/store/:id', '/store/gone');
    expect(await screen.findByRole('heading', { name: 'Stores not found!' })).toBeVisible();
    expect(links()).toEqual({ ...START, 'All stores': '/store/popular' });
    store.unmount();
    await page(<CategoryPage />, '/category/:id', '/category/gone');
    expect(await screen.findByRole('heading', { name: 'Items not found!' })).toBeVisible();
    expect(links()).toMatchObject({ ...START, 'All categories': '/categories' });
  });

  it('[RES-50] [RES-51] empty results, of items and of stores', async () => {
    testShop.answers['/api/v1/items/search'] = wirePage('products', []);
    testShop.answers['/api/v1/stores/search'] = wirePage('stores', []);
    await page(<ResultsPage />, '/home', '/home?search=xqzv');
    expect(await screen.findByRole('heading', { name: 'Items not found!' })).toBeVisible();
    await waitFor(() =>
      expect(links()).toMatchObject({ ...START, 'Search in Shelves': '/home?search=xqzv&module_id=2' }),
    );
    await userEvent.click(screen.getByRole('tab', { name: 'Shops' }));
    expect(await screen.findByRole('heading', { name: 'Stores not found!' })).toBeVisible();
    await waitFor(() =>
      expect(links()).toMatchObject({ ...START, 'Search in Shelves': '/home?search=xqzv&module_id=2' }),
    );
  });

  it('[RES-50] [RES-51] [PLUS-41] empty results say what may have been meant, and how much other modules have of it', async () => {
    testShop.answers['/api/v1/items/search'] = wirePage('products', []);
    testShop.answers['/api/v1/search/help'] = {
      did_you_mean: 'Tomatoes',
      modules: [
        { id: 2, total: 12 },
        { id: 9, total: 3 },
      ],
    };
    const { unmount } = await page(<ResultsPage />, '/home', '/home?search=tommatoess');
    expect(await screen.findByText('Did you mean')).toBeVisible();
    await waitFor(() =>
      expect(links()).toMatchObject({
        ...START,
        Tomatoes: '/home?search=Tomatoes',
        '12 in Shelves': '/home?search=tommatoess&module_id=2',
      }),
    );
    expect(testShop.callOf('/api/v1/search/help')?.get('name')).toBe('tommatoess');
    unmount();
    // Nothing anywhere: no link leads to another empty page.
    testShop.answers['/api/v1/search/help'] = { did_you_mean: null, modules: [] };
    await page(<ResultsPage />, '/home', '/home?search=xqzvv');
    expect(await screen.findByRole('heading', { name: 'Items not found!' })).toBeVisible();
    await waitFor(() => expect(testShop.callOf('/api/v1/search/help')?.get('name')).toBe('xqzvv'));
    expect(screen.queryByText('Did you mean')).toBeNull();
    expect(links()).toMatchObject(START);
    await waitFor(() => expect(screen.queryByRole('link', { name: /Shelves/ })).toBeNull());
  });

  it('[ROUTE-03] [RES-50] a URL with a search of 330 letters shows the results of its first ones', async () => {
    testShop.answers['/api/v1/items/search'] = wirePage('products', []);
    const { unmount } = await page(<ResultsPage />, '/home', `/home?search=${LONG}`);
    expect(await screen.findByRole('heading', { name: 'Items not found!' })).toBeVisible();
    expect(testShop.callOf('/api/v1/items/search')?.get('name')).toBe(CUT);
    unmount();
    await openStore(`/store/9?q=${LONG}`);
    expect(await screen.findByRole('combobox', { name: /Search in/ })).toHaveValue(CUT);
    await waitFor(() => expect(testShop.callOf('/api/v1/items/search')?.get('store_id')).toBe('9'));
    expect(testShop.callOf('/api/v1/items/search')?.get('name')).toBe(CUT);
  });

  const openStore = async (path: string) => {
    testShop.answers['/api/v1/stores/details/9'] = wireStore(9, { category_details: [] });
    await page(<StorePage />, '/store/:id', path);
    await screen.findByRole('heading', { level: 1 });
  };

  it('[STORE-11] a search in a store of marks or spaces alone shows everything, from the URL and from the field', async () => {
    testShop.answers['/api/v1/items/latest'] = wirePage('products', [wireItem(1)]);
    await openStore('/store/9?q=%E2%80%8B%20');
    expect(await screen.findByRole('heading', { name: 'Item 1' })).toBeVisible();
    const search = screen.getByRole('combobox', { name: /Search in/ });
    expect(search).toHaveValue('');
    await userEvent.click(search);
    await userEvent.paste('\u202a\u202c ');
    await userEvent.keyboard('{Enter}');
    await typingPause();
    expect(testShop.callOf('/api/v1/items/search')).toBeUndefined();
  });

  it('[ROUTE-03] a URL whose search is marks or spaces alone is the home page', () => {
    for (const text of [' ', '\u200b', '\u202a \u202c', '\u00a0'])
      expect(resultsRoute.when?.(new URLSearchParams({ search: text }))).toBe(false);
    expect(resultsRoute.when?.(new URLSearchParams({ search: '\u200emilk' }))).toBe(true);
  });

  it('[STORE-17] an empty search in a store can be reset', async () => {
    testShop.answers['/api/v1/items/search'] = wirePage('products', []);
    testShop.answers['/api/v1/items/latest'] = wirePage('products', [wireItem(1)]);
    await openStore('/store/9?q=xqzv');
    expect(await screen.findByRole('heading', { name: 'Items not found!' })).toBeVisible();
    const search = () => screen.getByRole('combobox', { name: /Search in/ });
    expect(search()).toHaveValue('xqzv');
    await userEvent.click(screen.getByRole('button', { name: 'Show everything here' }));
    expect(await screen.findByRole('heading', { name: 'Item 1' })).toBeVisible();
    expect(search()).toHaveValue('');
  });

  it('[STORE-07] when the backend does not sort: available items first, each group by price', async () => {
    testShop.answers['/api/v1/items/latest'] = wirePage('products', [
      wireItem(1, { price: 9, stock: 0 }),
      wireItem(2, { price: 3, stock: 4 }),
      wireItem(3, { price: 5, stock: 4 }),
    ]);
    await openStore('/store/9');
    await screen.findByRole('heading', { name: 'Item 1' });
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Item 3',
      'Item 2',
      'Item 1',
    ]);
  });
});
