/** The search panel: what it offers before and while something is typed, its keyboard, and the sheet of phones. */
import { sessionSlice, type SessionState } from '@shop/session';
import { goodsModule, openTestShop, wireItem, wirePage, type TestShop, type TestShopOptions } from '@shop/testing';
import type { EnhancedStore } from '@reduxjs/toolkit';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation, useNavigate } from 'react-router-dom';
import SearchBox from './lib/search-box/search-box';
import { discoveryMessages, searchMessages } from './messages';

const SUGGESTIONS = '/api/v1/items/item-or-store-search';
const picture = { image: '', image_full_url: '' };
let testShop: TestShop;
beforeEach(() => {
  testShop = openTestShop();
  testShop.answers['/api/v1/items/popular'] = wirePage('products', [
    wireItem(1, { name: 'Bananas' }),
    wireItem(2, { name: 'Bananas' }),
    wireItem(3, { name: 'Whole Milk' }),
  ]);
  testShop.answers['/api/v1/categories'] = [
    { id: 7, name: 'Milk & Eggs', slug: 'milk-eggs', featured: 1, childes: [{ id: 71, name: 'Plant milk' }] },
    { id: 8, name: 'Bakery', slug: 'bakery', featured: 1, childes: [] },
  ];
  testShop.answers[SUGGESTIONS] = (asked: URL) => {
    const names = (...all: string[]) =>
      all
        .filter((name) => name.toLowerCase().includes(asked.searchParams.get('name') ?? ''))
        .map((name, id) => ({ id, name, ...picture }));
    return { items: names('Whole Milk', 'Millet'), stores: names('The Mill') };
  };
});

/** The history of the page, which the browser's Back goes through. */
function Back() {
  const navigate = useNavigate();
  const { key } = useLocation();
  return (
    <button type="button" data-key={key} onClick={() => void navigate(-1)}>
      Browser’s Back
    </button>
  );
}
const searched =
  (...terms: string[]) =>
  async (store: EnhancedStore) =>
    store.dispatch(sessionSlice.actions.searched(terms));
const show = (options: TestShopOptions = {}) =>
  testShop.renderWithProviders(
    <>
      <SearchBox />
      <Back />
    </>,
    { messages: [discoveryMessages, searchMessages], path: '/categories', ...options },
  );
const field = () => screen.getByRole('combobox');
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const searches = (store: EnhancedStore) => (store.getState() as { session: SessionState }).session.searches;
const marked = (element: HTMLElement) => [...element.querySelectorAll('mark')].map(({ textContent }) => textContent);

describe('before anything is typed', () => {
  it('[SRCH-01] [SRCH-02] [SRCH-20] recent searches come first, popular names and categories follow', async () => {
    const { address } = await show({ before: searched('figs', 'rice') });
    await userEvent.click(field());
    await waitFor(() => expect(options()).toEqual(['figs', 'rice', 'Bananas', 'Whole Milk']));
    expect(within(screen.getByRole('group', { name: 'Recent searches' })).getAllByRole('option')).toHaveLength(2);
    expect(within(screen.getByRole('group', { name: 'Popular right now' })).getAllByRole('option')).toHaveLength(2);
    const categories = await screen.findByRole('navigation', { name: 'Categories' });
    expect(within(categories).getByRole('link', { name: 'Bakery' })).toHaveAttribute(
      'href',
      '/category/bakery?module_id=1',
    );
    expect(within(categories).getByRole('link', { name: 'All categories' })).toHaveAttribute('href', '/categories');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(address()).toBe('/home?search=Whole+Milk');
  });

  it('[SRCH-17] recent searches are taken off one by one, by the Delete key, and all at once; the focus stays', async () => {
    const { store } = await show({ before: searched('figs', 'rice', 'oats', 'eggs') });
    await userEvent.click(field());
    await userEvent.click(await screen.findByRole('button', { name: 'Remove “rice”' }));
    expect(searches(store)).toEqual(['figs', 'oats', 'eggs']);
    expect(field()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Delete}');
    expect(searches(store)).toEqual(['figs', 'eggs']);
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Clear all' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(searches(store)).toEqual([]);
    expect(field()).toHaveFocus();
    expect(screen.queryByRole('group', { name: 'Recent searches' })).toBeNull();
    expect(screen.getByRole('navigation', { name: 'Categories' })).toBeVisible();
  });

  it('[SRCH-03] [SRCH-04] a customer’s keywords come before popular names, and none comes twice', async () => {
    testShop.answers['/api/v1/customer/suggested-items'] = [wireItem(9, { name: 'Bananas' })];
    await show({ token: 'token' });
    await userEvent.click(field());
    await waitFor(() => expect(options()).toEqual(['Bananas', 'Whole Milk']));
    expect(within(screen.getByRole('group', { name: 'Suggested for you' })).getAllByRole('option')).toHaveLength(1);
  });

  it('nothing is asked before the field has the focus; offline it says what can be done', async () => {
    delete testShop.answers['/api/v1/items/popular'];
    delete testShop.answers['/api/v1/categories'];
    await show();
    expect(testShop.calls).toHaveLength(0);
    await userEvent.click(field());
    expect(await screen.findByText('Type what you are looking for.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByText('Type what you are looking for.')).toBeNull();
  });

  it('on a page of results the field holds what was searched for', async () => {
    const { unmount } = await show({ path: '/home?search=oat+milk' });
    expect(field()).toHaveValue('oat milk');
    unmount();
    await show({ path: '/home?search=special-offer' });
    expect(field()).toHaveValue('');
  });
});

describe('while something is typed', () => {
  it('[SRCH-05] [SRCH-21] kinds of suggestions are told apart, and the letters that match are marked', async () => {
    let arrive: () => void = () => undefined;
    const answer = testShop.answers[SUGGESTIONS] as (asked: URL) => object;
    testShop.answers[SUGGESTIONS] = async (asked: URL) => {
      await new Promise<void>((done) => (arrive = done));
      return answer(asked);
    };
    const { address } = await show();
    await userEvent.type(field(), 'mil');
    // Categories are known: they wait for no answer.
    await waitFor(() => expect(options()).toEqual(['Plant milk', 'Milk & Eggs']));
    await waitFor(() => expect(testShop.callOf(SUGGESTIONS)?.get('name')).toBe('mil'));
    await act(async () => arrive());
    await waitFor(() => expect(options()).toEqual(['Plant milk', 'Milk & Eggs', 'Whole Milk', 'Millet', 'The Mill']));
    expect(screen.getAllByRole('group').map((group) => group.firstChild?.textContent)).toEqual([
      'Categories',
      'Goods',
      'Shops',
    ]);
    expect(screen.getAllByRole('option').map(marked)).toEqual([['mil'], ['Mil'], ['Mil'], ['Mil'], ['Mil']]);
    expect(screen.getByText('5 suggestions')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(address()).toBe('/category/71?module_id=1');
  });

  it('[SRCH-05] [SRCH-21] categories, brands and conditions are those that the backend’s search means', async () => {
    const page = (id: number, name: string, slug: string) => ({ id, name, slug, ...picture });
    testShop.answers['/api/v1/brand'] = [];
    testShop.answers[SUGGESTIONS] = {
      items: [],
      stores: [],
      categories: [page(8, 'Bakery', 'bakery')],
      brands: [page(3, 'Samsung', 'samsung')],
      conditions: [{ id: 5, name: 'Headache', slug: 'headache' }],
    };
    const { address } = await show({ definition: goodsModule({ filters: ['brand'] }) });
    // Milk is not what it says, whatever letters it has.
    await userEvent.type(field(), 'مخبز');
    await waitFor(() => expect(options()).toEqual(['Bakery', 'Samsung', 'Headache']));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(address()).toBe('/brands/samsung?module_id=1');
    await userEvent.click(field());
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(address()).toBe('/home?search=Headache');
  });

  it('[SRCH-05] of a backend that looks for none, those at hand answer with errors when nothing else does', async () => {
    await show();
    await userEvent.type(field(), 'bakry');
    await waitFor(() => expect(options()).toEqual(['Bakery']));
    await userEvent.clear(field());
    // Millet and The Mill surely are it: milk is not meant.
    await userEvent.type(field(), 'mill');
    await waitFor(() => expect(options()).toEqual(['Millet', 'The Mill']));
  });

  it('[SRCH-06] those that still match stay until the next answer, and the cursor keys lead back to the text', async () => {
    await show();
    await userEvent.type(field(), 'mil');
    await waitFor(() => expect(options()).toContain('Millet'));
    await userEvent.type(field(), 'l');
    expect(options()).toEqual(['Millet', 'The Mill']);
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Millet');
    await userEvent.keyboard('{Home}');
    expect(screen.queryByRole('option', { selected: true })).toBeNull();
    await userEvent.keyboard('{ArrowUp}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('The Mill');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('option')).toBeNull();
    expect(field()).toHaveValue('mill');
  });

  it('[SRCH-06] below them a press searches for the text itself', async () => {
    const { address } = await show();
    await userEvent.type(field(), 'mil');
    await waitFor(() => expect(options()).toContain('Millet'));
    await userEvent.click(screen.getByRole('button', { name: 'Search for “mil”' }));
    expect(address()).toBe('/home?search=mil');
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('[SRCH-22] suggestions that fail leave the search itself', async () => {
    delete testShop.answers[SUGGESTIONS];
    const { address } = await show();
    await userEvent.type(field(), 'figs');
    await userEvent.click(await screen.findByRole('button', { name: 'Search for “figs”' }));
    expect(address()).toBe('/home?search=figs');
    expect(screen.queryByRole('button', { name: 'Search for “figs”' })).toBeNull();
  });
});

describe('the sheet of phones', () => {
  beforeEach(() => {
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation(
        (query) => ({ matches: /max-width/.test(query), addEventListener() {}, removeEventListener() {} }) as never,
      );
  });
  afterEach(() => jest.restoreAllMocks());
  const sheet = () => screen.queryByRole('dialog', { name: 'Search' });
  const entry = () => screen.getByText('Browser’s Back').dataset.key;

  it('[SRCH-01] closes by its own Back, by Escape and by the browser’s Back, each at the page it came from', async () => {
    const { address } = await show();
    const first = entry();
    const ways = [
      () => userEvent.click(screen.getByRole('button', { name: 'Back' })),
      () => userEvent.keyboard('{Escape}'),
      // Not a press: the browser’s own button takes no focus.
      async () => void fireEvent.click(screen.getByText('Browser’s Back')),
    ];
    for (const close of ways) {
      await userEvent.click(document.body);
      await userEvent.click(field());
      expect(sheet()).toContainElement(field());
      await waitFor(() => expect(entry()).not.toBe(first));
      await close();
      await waitFor(() => expect(sheet()).toBeNull());
      await waitFor(() => expect(entry()).toBe(first));
      expect(document.body).not.toHaveFocus();
      expect(address()).toBe('/categories');
    }
  });

  it('[SRCH-12] [SRCH-14] a search takes its place: one step back leads to the page before', async () => {
    const { address } = await show();
    const first = entry();
    await userEvent.type(field(), 'figs{Enter}');
    expect(address()).toBe('/home?search=figs');
    expect(sheet()).toBeNull();
    // The keyboard of the phone leaves the results free.
    expect(field()).not.toHaveFocus();
    await userEvent.click(screen.getByText('Browser’s Back'));
    expect(entry()).toBe(first);
  });

  it('a link in it leads on, and the way back passes it by', async () => {
    const { address } = await show({ path: '/store/popular' });
    const first = entry();
    await userEvent.click(field());
    await userEvent.click(await screen.findByRole('link', { name: 'Bakery' }));
    expect(address()).toBe('/category/bakery?module_id=1');
    expect(sheet()).toBeNull();
    await userEvent.click(screen.getByText('Browser’s Back'));
    await waitFor(() => expect(entry()).toBe(first));
    expect(address()).toBe('/store/popular');
  });
});

it.each([true, undefined] as const)(
  '[PLUS-39] leads to the shopping list where the module takes them: %s',
  async (takesLists) => {
    await show({ definition: goodsModule({ takesLists }) });
    await userEvent.click(field());
    await screen.findByRole('navigation', { name: 'Categories' });
    const links = screen.queryAllByRole('link', { name: /^Shopping list/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(takesLists ? ['/shopping-list'] : []);
  },
);
