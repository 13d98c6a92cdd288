/** The first row that sells: what is bought again, else the offers (PLUS-64). */
import type { ItemActions } from '@shop/catalog-cards';
import type { HomeSection } from '@shop/module-kit';
import { allAnswered, openTestShop, watchSight, wireItem, wirePage, type TestShop } from '@shop/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buyAgain, homeMessages, offersBelow } from './index';
import { BuyAgainPage } from './lib/buy-again/buy-again-page';
import { buyAgainMessages } from './messages';

const BOUGHT = '/api/v1/customer/order/buy-again';
const OFFERS = '/api/v1/items/discounted';
const FOOD_GROUP = {
  name: 'Size',
  type: 'single',
  required: 'on',
  min: 0,
  max: 0,
  values: [{ label: 'Large', optionPrice: '1' }],
};

const bought = (id: number, name: string, over: object = {}, item: object = {}) => ({
  item: wireItem(id, { name, stock: 9, ...item }),
  times_ordered: 3,
  last_ordered_at: '2026-03-01T10:00:00Z',
  typical_days: 7,
  variation: [],
  add_on_ids: [],
  add_on_qtys: [],
  ...over,
});

let testShop: TestShop;
beforeEach(() => {
  testShop = openTestShop();
  testShop.answers[OFFERS] = wirePage('products', [wireItem(90, { name: 'Cheap Soap' })]);
});
type Added = Parameters<ItemActions['add']>;
async function show(section: HomeSection = buyAgain, token: string | null = 'mina') {
  const added: Added[] = [];
  const add: ItemActions['add'] = async (...all) => (added.push(all), { ok: true, queued: false });
  const shown = await testShop.renderSection(section, {
    messages: [homeMessages],
    actions: { add },
    ...(token ? { token } : {}),
  });
  return { ...shown, added };
}
const asked = () => testShop.calls.filter(({ pathname }) => pathname === BOUGHT).length;

describe('the row of what is bought again', () => {
  it('[PLUS-64] shows items of own orders in their order, and leads to all of them', async () => {
    testShop.answers[BOUGHT] = wirePage('items', [bought(1, 'Milk'), bought(2, 'Eggs')]);
    await show();
    const row = await screen.findByRole('region', { name: 'Buy again' });
    expect(
      within(row)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Milk', 'Eggs']);
    expect(within(row).getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/buy-again');
    expect(screen.queryByRole('region', { name: 'Special offers' })).toBeNull();
  });

  it('[PLUS-64] one press adds an item with the choice of the last order', async () => {
    const last = { variation: [{ name: 'Size', values: [{ label: 'Large' }] }], add_on_ids: [3], add_on_qtys: [2] };
    const groups = { food_variations: [FOOD_GROUP], add_ons: [{ id: 3, name: 'Dip', price: 1 }] };
    testShop.answers[BOUGHT] = wirePage('items', [bought(1, 'Wrap', last, groups)]);
    const { added, opened } = await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Add Wrap to the cart' }));
    expect(added.map(([item, choice, quantity]) => [item.name, choice, quantity])).toEqual([
      ['Wrap', { variation: null, options: { Size: ['Large'] }, addOns: [{ id: '3', quantity: 2 }] }, 1],
    ]);
    expect(opened).toEqual([]);
  });

  it.each([
    ['variation', { variation: [{ type: '2L', price: 3 }] }, { variations: [{ type: '1L', price: 2, stock: 4 }] }],
    ['option', { variation: [{ name: 'Size', values: [{ label: 'Huge' }] }] }, { food_variations: [FOOD_GROUP] }],
    ['add-on', { add_on_ids: [8], add_on_qtys: [1] }, {}],
    [
      'stock of the variation',
      { variation: [{ type: '1L', price: 2 }] },
      {
        variations: [
          { type: '1L', price: 2, stock: 0 },
          { type: '2L', price: 2, stock: 3 },
        ],
      },
    ],
  ])('[PLUS-64] an item whose last %s is gone opens instead', async (_, last, item) => {
    testShop.answers[BOUGHT] = wirePage('items', [bought(1, 'Wrap', last, item)]);
    const { added, opened } = await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Add Wrap to the cart' }));
    expect(opened).toEqual(['1']);
    expect(added).toEqual([]);
  });

  it.each([
    ['signed out', null, undefined, 0],
    ['without orders', 'mina', wirePage('items', []), 1],
    ['of a backend that does not have it', 'mina', undefined, 1],
    ['of a backend that answers otherwise', 'mina', ['no'], 1],
  ])('[PLUS-64] [HOME-04] %s it leaves its place to the offers', async (_, token, answer, calls) => {
    if (answer) testShop.answers[BOUGHT] = answer;
    const { store } = await show(buyAgain, token);
    await screen.findByText('Cheap Soap');
    expect(screen.getByRole('region', { name: 'Special offers' })).toHaveTextContent('Cheap Soap');
    await allAnswered(store);
    expect(screen.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/home?search=special-offer');
    expect(screen.queryByRole('region', { name: 'Buy again' })).toBeNull();
    expect(asked()).toBe(calls);
  });

  it('[PLUS-64] [PROMO-15] the offers stand further down where it has taken their place, and only there', async () => {
    testShop.answers[BOUGHT] = wirePage('items', [bought(1, 'Milk')]);
    const habitual = await show(offersBelow);
    expect(await screen.findByRole('region', { name: 'Special offers' })).toBeVisible();
    habitual.unmount();
    const first = await show(offersBelow, null);
    await allAnswered(first.store);
    expect(screen.queryByRole('region')).toBeNull();
  });
});

describe('the page of all that is bought again', () => {
  const open = () =>
    testShop.renderWithProviders(<BuyAgainPage />, { token: 'mina', messages: [homeMessages, buyAgainMessages] });

  it('[PLUS-64] lists all of it by page, with how often each was ordered', async () => {
    const all = [
      bought(1, 'Milk'),
      bought(2, 'Eggs', { times_ordered: 1, typical_days: null }),
      bought(3, 'Salt', { times_ordered: 2, typical_days: 1 }),
    ];
    testShop.answers[BOUGHT] = (url: URL) =>
      wirePage('items', url.searchParams.get('offset') === '1' ? all.slice(0, 2) : all.slice(2), { total_size: 3 });
    const observer = globalThis.IntersectionObserver;
    const comeNear = watchSight();
    await open();
    expect(await screen.findByText('Ordered 3 times · usually every 7 days')).toBeVisible();
    expect(screen.getByText('Ordered once')).toBeVisible();
    act(comeNear);
    expect(await screen.findByText('Ordered 2 times · usually every day')).toBeVisible();
    globalThis.IntersectionObserver = observer;
  });

  it('[PLUS-64] says that there is nothing, and what to do about it', async () => {
    testShop.answers[BOUGHT] = wirePage('items', []);
    await open();
    expect(await screen.findByText('Nothing to buy again yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Start shopping' })).toHaveAttribute('href', '/home');
  });

  it('[ERR-03] a failure can be retried', async () => {
    testShop.answers[BOUGHT] = () => Response.json({ errors: [] }, { status: 403 });
    await open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    testShop.answers[BOUGHT] = wirePage('items', [bought(1, 'Milk')]);
    await userEvent.click(again);
    expect(await screen.findByRole('link', { name: 'Milk' })).toBeVisible();
  });
});
