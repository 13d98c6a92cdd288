/** The results page: requests, results, and filtering by pointer, keyboard and URL. */
import {
  goodsModule,
  openTestShop,
  type TestShop,
  type TestShopOptions,
  watchSight,
  wireItem,
  wirePage,
  wireStore,
} from '@shop/testing';
import type { EnhancedStore } from '@reduxjs/toolkit';
import { sessionSlice, type SessionState } from '@shop/session';
import { dietMessages } from '@shop/catalog-cards';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { CategoryPage, ResultsPage } from './lib/results-page';
import { resultsMessages, discoveryMessages } from './messages';

const ITEMS = '/api/v1/items/search';
const STORES = '/api/v1/stores/search';
const messages = [discoveryMessages, resultsMessages, dietMessages];
let testShop: TestShop;
let isWide: boolean;
beforeEach(() => {
  testShop = openTestShop();
  isWide = true;
  // Wide screens show the popover and the tree, small ones the sheet.
  window.matchMedia = ((query: string) => ({
    matches: /min-width/.test(query) ? isWide : !isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as never;
  testShop.answers[ITEMS] = wirePage('products', [wireItem(1), wireItem(2)]);
  testShop.answers[STORES] = wirePage('stores', [wireStore(1)]);
  testShop.answers['/api/v1/categories'] = [
    {
      id: 1,
      name: 'Bakery',
      slug: 'bakery',
      childes: [
        { id: 11, name: 'Bread' },
        { id: 12, name: 'Buns' },
      ],
    },
    { id: 5, name: 'Fish', slug: 'fish', childes: [] },
  ];
});
const show = (path = '/home?search=milk', options: TestShopOptions = {}) =>
  testShop.renderWithProviders(
    <Routes>
      <Route path="/home" element={<ResultsPage />} />
      <Route path="/category/:id" element={<CategoryPage />} />
    </Routes>,
    { messages, path, ...options },
  );
const goods = goodsModule({ filters: ['vegan', 'gluten_free', 'allergens'] });
const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const shows = (...expected: string[]) => waitFor(() => expect(names()).toEqual(expected));
const openFilters = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^Filter/ }));
  return screen.findByRole('dialog', { name: 'Filters' });
};
const asked = (path = ITEMS) => Object.fromEntries(testShop.callOf(path) ?? []);

describe('tabs', () => {
  it('[RES-01] [RES-03] are named by the module, for a search, a category and offers alike', async () => {
    testShop.answers['/api/v1/items/discounted'] = wirePage('products', [wireItem(3, { discount: 0 })]);
    testShop.answers['/api/v1/categories/items/fish'] = wirePage('products', [wireItem(4)]);
    for (const path of ['/home?search=milk', '/home?search=special-offer', '/category/fish']) {
      const { unmount } = await show(path);
      await waitFor(() => expect(names().length).toBeGreaterThan(0));
      expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Goods', 'Shops']);
      expect(await screen.findByRole('button', { name: /^Filter/ })).toBeVisible();
      unmount();
    }
  });

  it('[RES-02] [RES-04] [RES-05] another tab starts at its first page, with its own filters', async () => {
    const pages = (asked: URL) =>
      wirePage('products', [wireItem(Number(asked.searchParams.get('offset')))], { total_size: 9, filtered: true });
    testShop.answers[ITEMS] = pages;
    const seen = watchSight();
    const { address } = await show('/home?search=milk&f=popular');
    await shows('Item 1');
    await act(async () => seen());
    await shows('Item 1', 'Item 2');
    await userEvent.click(screen.getByRole('tab', { name: 'Shops' }));
    await shows('Store 1');
    expect(asked(STORES)).toEqual({ name: 'milk', limit: '100', offset: '1', facets: '1' });
    const dialog = await openFilters();
    expect(within(dialog).queryByRole('checkbox', { name: 'Price' })).toBeNull();
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Nearby' }));
    expect(address()).toBe('/home?search=milk&f=popular&tab=stores&sf=nearby');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('tab', { name: 'Goods' }));
    await shows('Item 1');
    expect(screen.getByRole('button', { name: 'Filter (1)' })).toBeVisible();
  });
});

describe('the first page of a tab', () => {
  const paged = (asked: URL) =>
    wirePage('products', [wireItem(Number(asked.searchParams.get('offset')))], { total_size: 9, filtered: true });

  it('[RES-02] is all that it starts with again, also when another page was on its way', async () => {
    let arrive: () => void = () => undefined;
    testShop.answers[ITEMS] = async (asked: URL) => {
      if (asked.searchParams.get('offset') === '2') await new Promise<void>((done) => (arrive = done));
      return paged(asked);
    };
    const seen = watchSight();
    await show('/home?search=milk');
    await shows('Item 1');
    await act(async () => seen());
    await userEvent.click(screen.getByRole('tab', { name: 'Shops' }));
    await shows('Store 1');
    await act(async () => arrive());
    await userEvent.click(screen.getByRole('tab', { name: 'Goods' }));
    await shows('Item 1');
    expect(names()).toEqual(['Item 1']);
  });
});

describe('filters', () => {
  it('[RES-17] [RES-18] [RES-10] of items are checkboxes in a popover', async () => {
    await show();
    const dialog = await openFilters();
    expect(
      within(dialog)
        .getAllByRole('checkbox')
        .map((box) => (box as HTMLInputElement).labels?.[0]?.textContent),
    ).toEqual(['Top Rated', 'Discounted', 'From Campaign', 'Popular', 'Price', 'Ratings']);
    // The popover has no heading; the side sheet has one.
    expect(within(dialog).queryByRole('heading')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Filter' })).toHaveFocus());
  });

  it('[RES-10] [RES-19] of stores differ; on a small screen they open in a sheet with a heading', async () => {
    isWide = false;
    await show('/home?search=milk&tab=stores');
    const dialog = await openFilters();
    expect(within(dialog).getByRole('heading', { name: 'Filters' })).toBeVisible();
    expect(
      within(dialog)
        .getAllByRole('checkbox')
        .map((box) => (box as HTMLInputElement).labels?.[0]?.textContent),
    ).toEqual([
      'Nearby',
      'Currently Open',
      'Top Rated',
      'Discounted',
      'From Campaign',
      'Popular',
      'Best Seller',
      'Ratings',
    ]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Show 1 store' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('[PLUS-42] are sent to a backend that filters; its entries and counts are shown unchanged', async () => {
    testShop.answers[ITEMS] = (url: URL) =>
      wirePage('products', [wireItem(7, { discount: undefined, avg_rating: 1 })], {
        total_size: url.searchParams.has('filter') ? 42 : 99,
        filtered: url.searchParams.has('filter') || undefined,
        facets: {
          total: 42,
          filters: { discounted: 12, from_campaign: 0 },
          ratings: { 4: 3 },
          categories: { 1: 8 },
          price: { min: 1, max: 9 },
        },
      });
    const { address } = await show();
    await shows('Item 7');
    expect(screen.getByText('99 items')).toBeVisible();
    const dialog = await openFilters();
    expect(within(dialog).getByRole('checkbox', { name: /From Campaign\s*0/ })).toBeEnabled();
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /Discounted\s*12/ }));
    expect(within(dialog).getByRole('checkbox', { name: /Discounted/ })).toBeChecked();
    expect(await within(dialog).findByRole('button', { name: 'Show 42 items' })).toBeVisible();
    expect(screen.getByText('42 items')).toHaveAttribute('role', 'status');
    expect(asked()).toMatchObject({ filter: '["discounted"]', facets: '1', offset: '1' });
    expect(address()).toBe('/home?search=milk&f=discounted');
    await shows('Item 7');
  });

  it('[PLUS-65] [PLUS-72] of a module come after the common ones, with counts; allergens are avoided together', async () => {
    testShop.answers[ITEMS] = () =>
      wirePage('products', [wireItem(7)], {
        filtered: true,
        facets: { total: 42, filters: { vegan: 3 }, ratings: {}, categories: {}, price: null },
      });
    const { address } = await show('/home?search=milk', { definition: goods });
    await shows('Item 7');
    const dialog = await openFilters();
    expect(
      within(dialog)
        .getAllByRole('checkbox')
        .slice(0, 8)
        .map((box) => (box as HTMLInputElement).labels?.[0]?.textContent),
    ).toEqual(['Top Rated', 'Discounted', 'From Campaign', 'Popular', 'Vegan3', 'Gluten-free', 'Price', 'Ratings']);
    const avoid = within(dialog).getByRole('group', { name: 'Avoid allergens' });
    expect(within(avoid).getAllByRole('checkbox')).toHaveLength(14);
    expect(within(avoid).getByText(/not known/)).toBeVisible();
    await userEvent.click(within(avoid).getByRole('checkbox', { name: 'nuts' }));
    await userEvent.click(within(avoid).getByRole('checkbox', { name: 'milk' }));
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /Vegan/ }));
    await waitFor(() => expect(address()).toBe('/home?search=milk&f=without_nuts%2Cwithout_milk%2Cvegan'));
    await waitFor(() => expect(asked()).toMatchObject({ filter: '["without_nuts","without_milk","vegan"]' }));
    await userEvent.keyboard('{Escape}');
    const strip = await screen.findByRole('list', { name: 'Applied filters' });
    expect(within(strip).getByText('Without nuts')).toBeVisible();
    expect(within(strip).getByText('Vegan')).toBeVisible();
    await userEvent.click(within(strip).getByRole('button', { name: 'Remove Without nuts' }));
    await waitFor(() => expect(address()).toBe('/home?search=milk&f=without_milk%2Cvegan'));
  });

  it('[RES-33] are applied by the storefront when the backend ignores them, with the number of loaded entries', async () => {
    testShop.answers[ITEMS] = wirePage(
      'products',
      [
        wireItem(1, { avg_rating: 3.9 }),
        wireItem(2, { avg_rating: 4 }),
        wireItem(3, { avg_rating: 5, price: 9, discount: 1 }),
      ],
      { total_size: 300 },
    );
    await show('/home?search=milk&r=4');
    await shows('Item 2', 'Item 3');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by price' }), 'high2Low');
    await shows('Item 3', 'Item 2');
    expect(screen.getByText('2 of the 3 loaded so far')).toBeVisible();
    const dialog = await openFilters();
    // Without counts of the backend.
    expect(within(dialog).getByRole('checkbox', { name: 'Discounted' })).toBeVisible();
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Discounted' }));
    await shows('Item 3');
    expect(within(dialog).getByRole('button', { name: 'Show' })).toBeVisible();
  });

  it('[RES-33] [RES-34] Ratings is checked above 0 only, and unticking it sets 0', async () => {
    const { address } = await show();
    const dialog = await openFilters();
    const box = within(dialog).getByRole('checkbox', { name: 'Ratings' });
    expect(box).not.toBeChecked();
    await userEvent.click(within(dialog).getByRole('radio', { name: '3 of 5 or better' }));
    expect(box).toBeChecked();
    await waitFor(() => expect(asked()).toMatchObject({ rating_count: '3' }));
    await userEvent.click(box);
    expect(box).not.toBeChecked();
    expect(address()).toBe('/home?search=milk');
  });

  it('[RES-25] [RES-36] [RES-37] [RES-39] Price is a slider over the loaded entries, applied when moved', async () => {
    testShop.answers[ITEMS] = wirePage('products', [
      wireItem(1, { price: 3.2 }),
      wireItem(2, { price: 18.1 }),
      wireItem(3, { price: 4 }),
    ]);
    const { address } = await show();
    await shows('Item 1', 'Item 2', 'Item 3');
    const dialog = await openFilters();
    const box = within(dialog).getByRole('checkbox', { name: 'Price' });
    const [low, high] = within(dialog).getAllByRole('slider') as [HTMLElement, HTMLElement];
    const values = () => [low, high].map((end) => Number(end.getAttribute('aria-valuenow')));
    expect(values()).toEqual([3, 19]);
    await userEvent.click(box);
    expect(address()).toBe('/home?search=milk&price=on');
    expect(names()).toHaveLength(3);
    act(() => low.focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(values()).toEqual([4, 19]);
    await waitFor(() => expect(address()).toBe('/home?search=milk&price=4-19'));
    await shows('Item 2', 'Item 3');
    expect(asked()).toMatchObject({ min_price: '4', max_price: '19' });
    expect(low).toHaveAccessibleName('Lowest price');
    expect(low).toHaveAttribute('aria-valuetext', '€4.00');
  });

  it('[RES-38] [RES-39] by keyboard its ends stay 1 apart; before items load it is [0,100]', async () => {
    testShop.answers[ITEMS] = () => new Promise(() => undefined);
    const { address } = await show('/home?search=milk&price=5-6');
    const dialog = await openFilters();
    const [low, high] = within(dialog).getAllByRole('slider') as [HTMLElement, HTMLElement];
    expect([low.getAttribute('aria-valuemin'), high.getAttribute('aria-valuemax')]).toEqual(['0', '100']);
    // One end pushes the other away.
    act(() => low.focus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(address()).toBe('/home?search=milk&price=6-7'));
    act(() => high.focus());
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(address()).toBe('/home?search=milk&price=4-5'));
  });

  it('[RES-40] [RES-41] chips show the applied filters, and removing one removes its filter', async () => {
    testShop.answers[ITEMS] = wirePage('products', [wireItem(1, { is_campaign: 1 }), wireItem(2, { avg_rating: 1 })]);
    const { address } = await show('/home?search=milk&f=from_campaign&r=2&categories=5');
    const strip = await screen.findByRole('list', { name: 'Applied filters' });
    await within(strip).findByRole('button', { name: 'Remove Fish' });
    expect(
      within(strip)
        .getAllByRole('button')
        .map((chip) => chip.getAttribute('aria-label') ?? chip.textContent),
    ).toEqual(['Remove From Campaign', 'Remove 2★ or better', 'Remove Fish', 'Clear filters']);
    await userEvent.click(within(strip).getByRole('button', { name: 'Remove Fish' }));
    await shows('Item 1');
    await userEvent.click(within(strip).getByRole('button', { name: 'Remove From Campaign' }));
    expect(address()).toBe('/home?search=milk&r=2');
    await waitFor(() => expect(asked()).not.toHaveProperty('filter'));
    await shows('Item 1');
    await userEvent.click(screen.getByRole('button', { name: 'Remove 2★ or better' }));
    await shows('Item 1', 'Item 2');
    expect(address()).toBe('/home?search=milk');
  });

  it('the latest choice wins, in whatever order the responses arrive', async () => {
    const waiting: (() => void)[] = [];
    testShop.answers[ITEMS] = (url: URL) => {
      const rating = url.searchParams.get('rating_count');
      if (!rating) return wirePage('products', [wireItem(1)]);
      const page = wirePage('products', [wireItem(Number(rating) * 10)], { filtered: true });
      return new Promise((answer) => waiting.push(() => answer(page)));
    };
    await show();
    await shows('Item 1');
    const dialog = await openFilters();
    await userEvent.click(within(dialog).getByRole('radio', { name: '2 of 5 or better' }));
    await userEvent.click(within(dialog).getByRole('radio', { name: '3 of 5 or better' }));
    // The previous entries stay, dimmed and marked as busy.
    expect(names()).toEqual(['Item 1']);
    expect(document.querySelector('[aria-busy="true"]')).not.toBeNull();
    await waitFor(() => expect(waiting).toHaveLength(2));
    await act(async () => waiting[1]?.());
    await shows('Item 30');
    await act(async () => waiting[0]?.());
    await shows('Item 30');
    expect(document.querySelector('[aria-busy="true"]')).toBeNull();
  });
});

describe('sort order and layout', () => {
  it('[RES-07] [RES-08] [RES-09] sorts by price only on request', async () => {
    testShop.answers[ITEMS] = wirePage('products', [
      wireItem(1, { price: 2 }),
      wireItem(2, { price: 9 }),
      wireItem(3, { price: 5 }),
    ]);
    const { address } = await show();
    await shows('Item 1', 'Item 2', 'Item 3');
    const sort = await screen.findByRole('combobox', { name: 'Sort by price' });
    expect(
      within(sort)
        .getAllByRole('option')
        .map((option) => option.getAttribute('value')),
    ).toEqual(['', 'high2Low', 'low2High']);
    expect(sort).toHaveValue('');
    expect(asked()).not.toHaveProperty('sort_by');
    await userEvent.selectOptions(sort, 'high2Low');
    await shows('Item 2', 'Item 3', 'Item 1');
    expect(asked()).toMatchObject({ sort_by: 'high2Low' });
    await userEvent.selectOptions(sort, 'low2High');
    await shows('Item 1', 'Item 3', 'Item 2');
    expect(address()).toBe('/home?search=milk&sort=low2High');
  });

  it('[RES-06] grid and list show the same entries, without a new request', async () => {
    const { address } = await show();
    await shows('Item 1', 'Item 2');
    const looks = () => screen.getAllByRole('article').map((card) => card.dataset.layout);
    expect(looks()).toEqual(['vertical', 'vertical']);
    const calls = testShop.calls.length;
    await userEvent.click(await screen.findByRole('radio', { name: 'List' }));
    await waitFor(() => expect(looks()).toEqual(['list', 'list']));
    expect(names()).toEqual(['Item 1', 'Item 2']);
    expect(testShop.calls).toHaveLength(calls);
    expect(address()).toBe('/home?search=milk&view=list');
  });

  it('[RES-06] [RES-07] the layout and the order chosen last hold for the next results, unless their URL says otherwise', async () => {
    const { store, unmount } = await show();
    await shows('Item 1', 'Item 2');
    await userEvent.click(await screen.findByRole('radio', { name: 'List' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by price' }), 'low2High');
    const { session } = store.getState() as { session: SessionState };
    expect(session).toMatchObject({ resultsLook: 'list', resultsSort: 'low2High' });
    unmount();
    const before = async (next: EnhancedStore) =>
      next.dispatch(sessionSlice.actions.resultsViewChosen({ look: 'list', sort: 'low2High' }));
    const again = await show('/home?search=bread', { before });
    await shows('Item 1', 'Item 2');
    expect(asked()).toMatchObject({ name: 'bread', sort_by: 'low2High' });
    expect(screen.getAllByRole('article').map((card) => card.dataset.layout)).toEqual(['list', 'list']);
    // What others see from here on is in the URL.
    await userEvent.click(await screen.findByRole('button', { name: 'Filter' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Popular' }));
    expect(again.address()).toBe('/home?search=bread&view=list&sort=low2High&f=popular');
    again.unmount();
    await show('/home?search=eggs&view=grid&sort=high2Low', { before });
    await waitFor(() => expect(asked()).toMatchObject({ name: 'eggs', sort_by: 'high2Low' }));
    expect((await screen.findAllByRole('article')).map((card) => card.dataset.layout)).toEqual([
      'vertical',
      'vertical',
    ]);
  });
});

describe('the category tree', () => {
  const tree = () => screen.findByRole('tree', { name: 'Categories' });
  const entry = async (name: string | RegExp) => within(await tree()).getByRole('treeitem', { name });
  const ticked = async () =>
    within(await tree())
      .getAllByRole('treeitem')
      .map((one) => `${one.getAttribute('aria-label')} ${one.getAttribute('aria-checked')}`);

  it('[RES-11] is shown on large screens only', async () => {
    isWide = false;
    const small = await show();
    await shows('Item 1', 'Item 2');
    expect(screen.queryByRole('tree')).toBeNull();
    small.unmount();
    isWide = true;
    await show();
    expect(await tree()).toBeVisible();
  });

  it('[RES-13] [RES-15] [RES-16] ticking selects the sub-categories, unticking one deselects the parent too', async () => {
    testShop.answers[ITEMS] = wirePage('products', [
      wireItem(1, { category_ids: [{ id: '1' }, { id: '11' }] }),
      wireItem(2, { category_ids: [{ id: 12 }] }),
      wireItem(3, { category_ids: [{ id: '5' }] }),
    ]);
    const { address } = await show();
    await userEvent.click(within(await entry('Bakery')).getByText('Bakery'));
    await shows('Item 1', 'Item 2');
    expect(asked()).toMatchObject({ category_ids: '[1,11,12]' });
    // The chosen branch is unfolded.
    expect(await ticked()).toEqual(['All mixed', 'Bakery true', 'Bread true', 'Buns true', 'Fish false']);
    await userEvent.click(screen.getByText('Bread'));
    await waitFor(async () =>
      expect(await ticked()).toEqual(['All mixed', 'Bakery mixed', 'Bread false', 'Buns true', 'Fish false']),
    );
    await shows('Item 2');
    expect(address()).toBe('/home?search=milk&categories=12');
  });

  it('[RES-14] [ROUTE-06] All selects every category; the page of all categories starts with it', async () => {
    testShop.answers['/api/v1/categories/items/list'] = wirePage('products', [wireItem(8)]);
    const { address } = await show('/home?search=all-categories');
    expect(await screen.findByRole('heading', { level: 1, name: 'All categories' })).toBeVisible();
    expect(await ticked()).toEqual(['All true', 'Bakery true', 'Fish true']);
    await shows('Item 8');
    expect(asked('/api/v1/categories/items/list')).toMatchObject({ category_ids: '[1,11,12,5]', limit: '12' });
    await userEvent.click(within(await entry('All')).getByText('All'));
    await waitFor(async () => expect(await ticked()).toEqual(['All false', 'Bakery false', 'Fish false']));
    expect(address()).toBe('/home?search=all-categories&categories=none');
    await userEvent.click(within(await entry('All')).getByText('All'));
    await waitFor(async () => expect(await ticked()).toEqual(['All true', 'Bakery true', 'Fish true']));
    expect(address()).toBe('/home?search=all-categories');
  });

  it('can be moved through, expanded and ticked by keyboard', async () => {
    await show();
    const all = await entry('All');
    act(() => all.focus());
    await userEvent.keyboard('{ArrowDown}');
    expect(await entry('Bakery')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(await entry('Bakery')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown} ');
    expect(await entry('Bread')).toHaveFocus();
    await waitFor(async () => expect(await entry('Bread')).toHaveAttribute('aria-checked', 'true'));
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(async () => expect(await entry('Fish')).toHaveAttribute('aria-checked', 'true'));
    await userEvent.keyboard('{Home}');
    expect(await entry('All')).toHaveFocus();
  });

  it('shows the number of results per category, where the backend counts', async () => {
    const facets = { total: 2, filters: {}, ratings: {}, categories: { 1: 2, 11: 2 }, price: null };
    testShop.answers[ITEMS] = wirePage('products', [wireItem(1)], { facets });
    await show();
    expect(await entry('Bakery, 2')).toBeVisible();
    // Dimmed, but still usable.
    await userEvent.click(within(await entry('Fish, 0')).getByText('Fish'));
    await waitFor(() => expect(asked()).toMatchObject({ category_ids: '[5]' }));
  });

  it('[ROUTE-08] [CAT-03] a category’s page starts with its category ticked, by slug and by id', async () => {
    testShop.answers['/api/v1/categories/items/bakery'] = wirePage('products', [wireItem(4)]);
    testShop.answers['/api/v1/categories/stores/bakery'] = wirePage('stores', [wireStore(4)]);
    testShop.answers['/api/v1/categories/items/1'] = wirePage('products', [wireItem(5)]);
    const { unmount } = await show('/category/bakery?module_id=1');
    expect(await screen.findByRole('heading', { level: 1, name: 'Bakery' })).toBeVisible();
    await shows('Item 4');
    // The chosen branch is unfolded.
    expect(await ticked()).toEqual(['All mixed', 'Bakery true', 'Bread true', 'Buns true', 'Fish false']);
    await userEvent.click(screen.getByRole('tab', { name: 'Shops' }));
    await shows('Store 4');
    unmount();
    await show('/category/1?module_id=1');
    expect(await screen.findByRole('heading', { level: 1, name: 'Bakery' })).toBeVisible();
    await shows('Item 5');
  });
});

describe('special offers', () => {
  it('[RES-42] [RES-43] [ROUTE-05] [ERR-06] start with Discounted checked; unchecked, the list is empty', async () => {
    testShop.answers['/api/v1/items/discounted'] = wirePage('products', [wireItem(3, { discount: 5 })]);
    testShop.answers['/api/v1/stores/get-stores/all'] = wirePage('stores', [wireStore(3, { discount_status: true })]);
    const { address } = await show('/home?search=special-offer');
    expect(await screen.findByRole('heading', { level: 1, name: 'Special offers' })).toBeVisible();
    await shows('Item 3');
    expect(asked('/api/v1/items/discounted')).toMatchObject({ limit: '12', offset: '1' });
    const dialog = await openFilters();
    const box = within(dialog).getByRole('checkbox', { name: /Discounted/ });
    expect(box).toBeChecked();
    const calls = testShop.calls.length;
    await userEvent.click(box);
    expect(await screen.findByText('Items not found!')).toBeInTheDocument();
    expect(testShop.calls).toHaveLength(calls);
    expect(address()).toBe('/home?search=special-offer&f=none');
    await userEvent.click(box);
    await shows('Item 3');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('tab', { name: 'Shops' }));
    await shows('Store 3');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Discounted' }));
    expect(await screen.findByText('Stores not found!')).toBeVisible();
  });
});

describe('pages', () => {
  let seen: () => void;
  beforeEach(() => {
    seen = watchSight();
    testShop.answers['/api/v1/categories/items/fish'] = (url: URL) => {
      const page = Number(url.searchParams.get('offset'));
      const ids = [[1, 2], [2, 3], []][page - 1] ?? [];
      return wirePage(
        'products',
        ids.map((id) => wireItem(id)),
        { total_size: 40 },
      );
    };
  });
  const offsets = () =>
    testShop.calls
      .filter(({ pathname }) => pathname === '/api/v1/categories/items/fish')
      .map(({ searchParams }) => searchParams.get('offset'));

  it('[RES-44] [RES-45] [RES-47] [RES-53] load near the end of the list until one is empty, without duplicates', async () => {
    await show('/category/fish');
    await shows('Item 1', 'Item 2');
    expect(asked('/api/v1/categories/items/fish')).toMatchObject({ limit: '12' });
    await act(async () => seen());
    await shows('Item 1', 'Item 2', 'Item 3');
    await act(async () => seen());
    await waitFor(() => expect(offsets()).toEqual(['1', '2', '3']));
    await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull());
    expect(names()).toHaveLength(3);
  });

  it('[RES-52] load while no entry matches, before the list is called empty', async () => {
    await show('/category/fish?f=from_campaign');
    await waitFor(() => expect(offsets()).toEqual(['1']));
    expect(screen.queryByText('Items not found!')).toBeNull();
    await act(async () => seen());
    await waitFor(() => expect(offsets()).toEqual(['1', '2']));
    expect(screen.queryByText('Items not found!')).toBeNull();
    await act(async () => seen());
    expect(await screen.findByText('Items not found!')).toBeVisible();
  });
});

describe('loading', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['performance'] }));
  afterEach(() => void jest.useRealTimers());
  const pass = (milliseconds: number) => act(async () => void (await jest.advanceTimersByTimeAsync(milliseconds)));
  const spins = () => screen.queryByRole('img', { name: 'Loading' }) !== null;

  it('[RES-46] shows the spinner for the first 4 s, also beside results', async () => {
    await show();
    await pass(200);
    expect(names()).toEqual(['Item 1', 'Item 2']);
    expect(spins()).toBe(true);
    await pass(3500);
    expect(spins()).toBe(true);
    await pass(600);
    expect(spins()).toBe(false);
  });

  it('[RES-46] [RES-50] [RES-52] shows the empty state once known, never beside the spinner', async () => {
    let answer: (page: object) => void = () => undefined;
    testShop.answers[ITEMS] = () => new Promise((done) => (answer = done));
    await show();
    await pass(1000);
    expect(spins()).toBe(true);
    expect(screen.queryByText('Items not found!')).toBeNull();
    answer(wirePage('products', []));
    await pass(1000);
    expect(screen.getByText('Items not found!')).toBeVisible();
    expect(spins()).toBe(false);
  });
});

it('[RES-55] [PLUS-25] the URL holds the whole state: opened elsewhere it shows the same', async () => {
  testShop.answers[STORES] = wirePage('stores', [
    wireStore(1, { distance: 900, open: 0 }),
    wireStore(2, { distance: 100, avg_rating: 5 }),
    wireStore(3, { distance: 50, avg_rating: 4 }),
  ]);
  await show('/home?search=milk&tab=stores&view=list&sf=nearby,currently_open&sr=4');
  await shows('Store 3', 'Store 2');
  expect(screen.getByRole('tab', { name: 'Shops' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getAllByRole('article').map((card) => card.dataset.layout)).toEqual(['list', 'list']);
  expect(await screen.findByRole('button', { name: 'Filter (3)' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'List' })).toBeChecked();
});
