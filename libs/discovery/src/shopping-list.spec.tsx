/** The page of shopping lists (PLUS-39). */
import type { ItemActions } from '@shop/catalog-cards';
import { cardMessages } from '@shop/catalog-cards';
import type { CartLine } from '@shop/domain';
import { sampleItem } from '@shop/domain/sample.spec-helper';
import { deviceStorage, readListDraft } from '@shop/session';
import { goodsModule, openTestShop, wireItem, wireStore, type TestShop, type TestShopOptions } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShoppingListPage } from './lib/shopping-list/shopping-list-page';
import { listMessages } from './messages';

const LIST = '/api/v1/search/list';
const offer = (id: number, name: string, over: object = {}, quantity = 1) => ({
  product: wireItem(id, { name, price: 2, stock: 20, store_id: 9, ...over }),
  variation: null,
  quantity,
  total: 2 * quantity,
});
const line = (at: number, first: object, alternatives: object[] = []) => ({ line: at, ...first, alternatives });
const CORNER = {
  store: wireStore(9, { name: 'Green Corner', delivery_time: '25-35 min' }),
  covered: 2,
  total: 6,
  lines: [
    line(0, offer(1, 'Whole Milk', {}, 2), [offer(3, 'Oat Drink', { price: 3 }, 2)]),
    line(1, offer(2, 'Eggs', { discount: 50, discount_type: 'percent' })),
  ],
};
const SPICY = {
  name: 'Size',
  type: 'single',
  min: '0',
  max: '0',
  required: 'on',
  values: [{ label: 'Big', optionPrice: '1' }],
};
const HARBOUR = {
  store: wireStore(10, { name: 'Harbour Market', open: 0 }),
  covered: 1,
  total: 2,
  lines: [line(0, offer(7, 'Kefir', { food_variations: [SPICY] }))],
};

let testShop: TestShop;
let bought: Omit<CartLine, 'id'>[][];
let answers: Awaited<ReturnType<ItemActions['addAll']>>[];
beforeEach(() => {
  testShop = openTestShop();
  testShop.answers[LIST] = { stores: [CORNER, HARBOUR] };
  bought = [];
  answers = [];
  deviceStorage.removeItem('shoppingLists');
});
const show = (options: TestShopOptions = {}) =>
  testShop.renderWithProviders(<ShoppingListPage />, {
    messages: [cardMessages, listMessages],
    definition: goodsModule({ takesLists: true }),
    path: '/shopping-list',
    actions: { addAll: async (lines) => (bought.push([...lines]), answers.shift() ?? { ok: true, queued: false }) },
    ...options,
  });
const field = () => screen.getByRole('textbox', { name: 'Your list' });
const find = async (text: string) => {
  await userEvent.click(field());
  await userEvent.paste(text);
  await userEvent.click(screen.getByRole('button', { name: 'Find stores' }));
};
const card = (name: string) => screen.findByRole('article', { name });
const asked = () => testShop.sent.flatMap(({ body }) => (typeof body === 'string' ? [JSON.parse(body).lines] : []));

it('[PLUS-39] pasted lines are asked for at once; the best store is open, with items, amounts and what is missing', async () => {
  await show();
  await find('2 milk, • 6 eggs\nlawn mower');
  const corner = await card('Green Corner');
  expect(asked()).toEqual([['2 milk', '6 eggs', 'lawn mower']]);
  expect(corner).toHaveTextContent('Has 2 of 3€5.00');
  expect(corner).toHaveTextContent('25–35 min');
  expect(within(corner).getAllByRole('listitem')[0]).toHaveTextContent('Whole MilkFor “2 milk”');
  const missing = within(corner).getByRole('region', { name: 'Not found here' });
  expect(within(missing).getByRole('link')).toHaveAttribute('href', '/home?search=lawn+mower');
  expect(
    screen.getByText(/^2 stores have items from your list\. Green Corner: 2 of 3 lines, €5\.00\.$/),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Show the items of Harbour Market' })).toBeVisible();
});

it('[PLUS-39] a line is changed, swapped and left out, and one press adds the rest as one', async () => {
  await show();
  await find('2 milk\n6 eggs');
  const corner = await card('Green Corner');
  await userEvent.click(within(corner).getByRole('button', { name: 'One more of Whole Milk' }));
  expect(within(corner).getByRole('button', { name: /^Add 2 items/ })).toHaveTextContent('Add 2 items · €7.00');
  await userEvent.click(within(corner).getByRole('button', { name: /Other items for “2 milk”/ }));
  await userEvent.click(within(corner).getByRole('button', { name: /Oat Drink/ }));
  await userEvent.click(within(corner).getByRole('button', { name: 'Leave Eggs out' }));
  expect(corner).toHaveTextContent('Left out');
  await userEvent.click(within(corner).getByRole('button', { name: /^Add 1 item from Green Corner/ }));
  expect(bought.map((lines) => lines.map(({ item, quantity }) => [item.name, quantity]))).toEqual([[['Oat Drink', 2]]]);
  expect(readListDraft(deviceStorage, '1').picks).toEqual({
    '9 0': { itemId: '3', quantity: 2 },
    '9 1': { itemId: '2', quantity: 0 },
  });
});

it('[PLUS-39] an item with required options is opened, and not added without them', async () => {
  const { opened } = await show();
  await find('kefir');
  await userEvent.click(await screen.findByRole('button', { name: 'Show the items of Harbour Market' }));
  const harbour = await card('Harbour Market');
  expect(harbour).toHaveTextContent('Closed now');
  expect(within(harbour).queryByRole('button', { name: /^Add/ })).toBeNull();
  await userEvent.click(within(harbour).getByRole('button', { name: 'Choose the options of Kefir' }));
  expect(opened).toEqual(['7']);
  expect(within(harbour).queryByText('In your cart')).toBeNull();
});

it('[PLUS-39] an item with options that was added says so', async () => {
  const lines = [
    { id: '1', item: sampleItem({ id: '7' }), quantity: 1, choice: { variation: null, options: {}, addOns: [] } },
  ];
  await show({ actions: { lines: () => lines } });
  await find('kefir');
  await userEvent.click(await screen.findByRole('button', { name: 'Show the items of Harbour Market' }));
  expect(within(await card('Harbour Market')).getByText('In your cart')).toBeVisible();
});

it('[PLUS-39] the device keeps the list: it is answered again when the page is opened, and gone when it is cleared', async () => {
  const first = await show();
  await find('2 milk');
  await card('Green Corner');
  first.unmount();
  await show();
  await card('Green Corner');
  expect(field()).toHaveValue('2 milk');
  await userEvent.click(screen.getByRole('button', { name: 'Clear list' }));
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
  expect(screen.queryByRole('article')).toBeNull();
  expect(deviceStorage.getItem('shoppingLists')).toBeNull();
});

it('[PLUS-39] a link brings a list along, which is answered at once', async () => {
  await show({ path: `/shopping-list#${new URLSearchParams({ list: 'حليب\n٦ بيض' })}` });
  await card('Green Corner');
  expect(asked()).toEqual([['حليب', '٦ بيض']]);
});

it('[PLUS-39] by keyboard: Ctrl and Enter ask; an empty list says what is needed', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Find stores' }));
  expect(field()).toHaveAccessibleDescription(/Write at least one line\./);
  expect(field()).toHaveFocus();
  await userEvent.keyboard('milk{Control>}{Enter}{/Control}');
  await card('Green Corner');
});

it.each([
  ['does not know lists', () => new Response('{}', { status: 404 }), 'Shopping lists are not available here'],
  ['knows no such method', () => new Response('{}', { status: 405 }), 'Shopping lists are not available here'],
  ['has nothing of it', () => ({ stores: [] }), 'No store here has these'],
  ['answers something else', () => ({ stores: [null, 5, { store: null, lines: 3 }] }), 'No store here has these'],
])('[ERR-03] where the backend %s, each line can be searched', async (_, answer, title) => {
  testShop.answers[LIST] = answer;
  await show();
  await find('2 milk\nsalt');
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getAllByRole('link', { name: /^Search for/ }).map((link) => link.getAttribute('href'))).toEqual([
    '/home?search=milk',
    '/home?search=salt',
  ]);
});

it('[ERR-03] a failure says why, and can be retried', async () => {
  testShop.answers[LIST] = () =>
    Response.json({ errors: [{ code: 'throttled', message: 'Too many lists.' }] }, { status: 429 });
  await show();
  await find('milk');
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many lists.');
  testShop.answers[LIST] = { stores: [CORNER] };
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await card('Green Corner');
});

it('[PLUS-39] a module without lists leads home', async () => {
  await show({ definition: goodsModule({}) });
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/home'),
  );
  expect(screen.queryByRole('textbox')).toBeNull();
});
