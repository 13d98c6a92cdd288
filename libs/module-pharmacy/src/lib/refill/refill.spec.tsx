/** 'Time for a refill' beside the card of prescriptions (PLUS-90). */
import { allAnswered, openTestShop, recordActions, wireItem, wirePage, wireStore, type TestShop } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sendPrescription } from '../send-prescription/send-prescription';

const REFILLS = '/api/v1/customer/order/refills';
const CONFIG = {
  digit_after_decimal_point: 2,
  currency_symbol: '€',
  prescription_order_status: 1,
  cash_on_delivery: 1,
};
const due = (id: number, item: object, over: object = {}) => ({
  item: wireItem(id, { stock: 9, ...item }),
  times_ordered: 3,
  last_ordered_at: '2026-03-01T10:00:00Z',
  typical_days: 30,
  variation: [],
  add_on_ids: [],
  add_on_qtys: [],
  ...over,
});
const PACKS = [
  { type: '20pieces', price: 2.5, stock: 4 },
  { type: '60pieces', price: 6.25, stock: 4 },
];

let testShop: TestShop;
beforeEach(() => {
  testShop = openTestShop();
  testShop.answers['/api/v1/config'] = CONFIG;
  testShop.answers['/api/v1/stores/popular'] = wirePage('stores', [
    wireStore(4, { name: 'Bay Pharmacy', prescription_order: 1 }),
  ]);
});
async function show(token: string | null = 'mina', language: 'en' | 'ar' = 'en') {
  const { actions, calls } = recordActions();
  const shown = await testShop.renderSection(sendPrescription, {
    module: 'shelf',
    language,
    actions,
    ...(token ? { token } : {}),
  });
  return { ...shown, calls };
}
const asked = () => testShop.calls.filter(({ pathname }) => pathname === REFILLS).length;
const row = () => screen.findByRole('region', { name: 'Time for a refill' });

it('[PLUS-90] shows what is due in its order, with price and habit, beside the card', async () => {
  testShop.answers[REFILLS] = wirePage('items', [
    due(1, { name: 'Iron', price: 9.9 }),
    due(2, { name: 'Omega 3', price: 14.9 }, { times_ordered: 1, typical_days: null }),
  ]);
  await show();
  const cards = within(await row()).getAllByRole('article');
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual(['Iron', 'Omega 3']);
  expect(cards[0]).toHaveTextContent('€9.90');
  expect(cards[0]).toHaveTextContent('every 30 days');
  expect(cards[1]).toHaveTextContent('running low');
  expect(screen.getByRole('region', { name: 'Send a prescription' })).toBeVisible();
  expect(testShop.callOf(REFILLS)?.get('limit')).toBe('8');
});

it('[PLUS-90] one press adds it as it was ordered last; what is no longer offered opens', async () => {
  testShop.answers[REFILLS] = wirePage('items', [
    due(1, { name: 'Vitamin C', variations: PACKS }, { variation: [{ type: '60pieces' }] }),
    due(2, { name: 'Vitamin D', variations: PACKS }, { variation: [{ type: '90pieces' }] }),
  ]);
  const { calls, opened } = await show();
  const [first] = within(await row()).getAllByRole('article');
  expect(first).toHaveTextContent('€6.25');
  await userEvent.click(screen.getByRole('button', { name: 'Add Vitamin C to the cart' }));
  expect(calls).toMatchObject([{ kind: 'add', item: { id: '1' }, quantity: 1, choice: { variation: '60pieces' } }]);
  await userEvent.click(screen.getByRole('button', { name: 'Add Vitamin D to the cart' }));
  expect(calls).toHaveLength(1);
  expect(opened).toEqual(['2']);
});

it('[PLUS-90] [PLUS-92] tells of one on prescription that the order asks for a picture', async () => {
  testShop.answers[REFILLS] = wirePage('items', [due(1, { name: 'Salbutamol', is_prescription_required: 1 })]);
  await show();
  expect(within(await row()).getByText('picture at checkout')).toBeVisible();
});

it('[PLUS-90] stands alone where no pharmacy takes prescriptions', async () => {
  testShop.answers['/api/v1/stores/popular'] = wirePage('stores', []);
  testShop.answers[REFILLS] = wirePage('items', [due(1, { name: 'Iron' })]);
  await show();
  expect(await row()).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Send a prescription' })).toBeNull();
});

it.each([
  ['is not asked for while signed out', null, wirePage('items', [due(1, {})]), 0],
  ['is left out without orders', 'mina', wirePage('items', []), 1],
  ['is left out by a backend without the call', 'mina', undefined, 1],
  ['is left out when it cannot be read', 'mina', () => Response.json({ items: 'x' }), 1],
])('[PLUS-90] %s', async (_, token, answer, calls) => {
  if (answer !== undefined) testShop.answers[REFILLS] = answer;
  const { store } = await show(token);
  expect(await screen.findByRole('region', { name: 'Send a prescription' })).toBeVisible();
  await allAnswered(store);
  expect(asked()).toBe(calls);
  expect(screen.queryByRole('region', { name: 'Time for a refill' })).toBeNull();
});

it('[PLUS-90] is written in Arabic', async () => {
  testShop.answers[REFILLS] = wirePage('items', [due(1, { name: 'حديد' }, { typical_days: 2 })]);
  await show('mina', 'ar');
  const region = await screen.findByRole('region', { name: 'حان وقت تجديد أدويتك' });
  expect(within(region).getByText('كل يومين')).toBeVisible();
});
