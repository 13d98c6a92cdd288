/** The customer's coupons at the checkout: what fits, what it saves, and what the others lack (CHK-18). */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openCheckout, openStore } from './customer-checkout.spec-helper';

const LIST = '/api/v1/coupon/list';
const APPLY = '/api/v1/coupon/apply';
const coupon = (id: number, code: string, over: object = {}) => ({
  id,
  code,
  title: `Title of ${code}`,
  start_date: '2026-01-01',
  expire_date: '2100-01-01',
  min_purchase: 10,
  max_discount: 0,
  discount: 1,
  discount_type: 'amount',
  coupon_type: 'default',
  limit: 5,
  data: '[]',
  total_uses: 0,
  ...over,
});
const COUPONS = [
  coupon(1, 'ONE'),
  coupon(2, 'TEN', { discount: 50, discount_type: 'percent' }),
  coupon(3, 'RIDE', { coupon_type: 'free_delivery', discount: 0 }),
  coupon(4, 'MORE', { min_purchase: 16.2 }),
  coupon(5, 'PAST', { expire_date: '2026-01-02' }),
  coupon(6, 'OTHER', { coupon_type: 'store_wise', data: '["12"]' }),
];

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
});
const total = () => {
  const row = within(screen.getByRole('complementary')).getByText('Total').closest('div');
  return row?.querySelector('dd')?.textContent;
};
const openList = async () => userEvent.click(await screen.findByRole('button', { name: 'Add a coupon' }));
const fitting = () => screen.findByRole('list', { name: 'For this order' });
const codesOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((row) => row.querySelector('bdi')?.textContent);

/** A shop whose coupons are checked by their code. */
function shopWith(coupons: object[]) {
  const shop = openStore();
  shop.answers[LIST] = coupons;
  shop.answers[APPLY] = () => {
    const code = shop.callOf(APPLY)?.get('code');
    return Response.json(COUPONS.find((one) => one.code === code));
  };
  return shop;
}

it('[CHK-18] [PLUS-08] loads at the press: the best saving first, then what is missing, nothing of others', async () => {
  const shop = shopWith(COUPONS);
  await openCheckout(shop);
  await waitFor(() => expect(total()).toBe('€14.00'));
  expect(shop.callOf(LIST)).toBeUndefined();
  await openList();
  expect(codesOf(await fitting())).toEqual(['TEN', 'RIDE', 'ONE']);
  expect(await fitting()).toHaveTextContent(/Saves €6\.00.*Saves €2\.00.*Saves €1\.00/);
  const later = screen.getByRole('list', { name: 'With a little more' });
  expect(codesOf(later)).toEqual(['MORE']);
  expect(later).toHaveTextContent('Add €4.20 more');
  expect(within(later).queryByRole('button')).toBeNull();
});

it('[CHK-18] one press applies and takes off the total what the list said; another press removes it', async () => {
  const shop = shopWith(COUPONS);
  await openCheckout(shop);
  await waitFor(() => expect(total()).toBe('€14.00'));
  await openList();
  for (const [code, after] of [
    ['TEN', '€8.00'],
    ['RIDE', '€12.00'],
  ] as const) {
    const row = within(await fitting()).getByRole('button', { name: new RegExp(code) });
    expect(row).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(row);
    expect(await screen.findByText(`${code} is applied`)).toBeVisible();
    expect(within(await fitting()).getByRole('button', { name: new RegExp(code) })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(total()).toBe(after);
    await userEvent.click(within(await fitting()).getByRole('button', { name: new RegExp(code) }));
    expect(screen.queryByText(`${code} is applied`)).toBeNull();
    expect(total()).toBe('€14.00');
  }
});

it('[CHK-18] [CHK-21] one that the backend refuses says why on its row', async () => {
  const shop = shopWith(COUPONS);
  shop.answers[APPLY] = () =>
    Response.json({ errors: [{ code: 'coupon', message: 'Only for first orders.' }] }, { status: 408 });
  await openCheckout(shop);
  await openList();
  await userEvent.click(within(await fitting()).getByRole('button', { name: /ONE/ }));
  expect(await within(await fitting()).findByRole('alert')).toHaveTextContent('Only for first orders.');
  expect(screen.queryByText(/is applied/)).toBeNull();
});

it('a guest, and a backend without a list, have the field alone', async () => {
  const guest = shopWith(COUPONS);
  await openCheckout(guest, { customer: null });
  await openList();
  expect(await screen.findByRole('textbox', { name: 'Coupon code' })).toBeVisible();
  expect(guest.callOf(LIST)).toBeUndefined();
  document.body.replaceChildren();
  const without = shopWith([]);
  without.answers[LIST] = () => Response.json({}, { status: 404 });
  await openCheckout(without);
  await openList();
  expect(await screen.findByRole('textbox', { name: 'Coupon code' })).toBeVisible();
  await waitFor(() => expect(without.callOf(LIST)).toBeDefined());
  expect(screen.queryByRole('list', { name: 'For this order' })).toBeNull();
});

it('on a phone field and list are a sheet, which closes with the choice', async () => {
  const media = window.matchMedia('');
  const phone = jest.spyOn(window, 'matchMedia').mockReturnValue({ ...media, matches: true });
  await openCheckout(shopWith(COUPONS));
  await waitFor(() => expect(total()).toBe('€14.00'));
  await openList();
  const sheet = await screen.findByRole('dialog', { name: 'Coupons' });
  expect(within(sheet).getByRole('textbox', { name: 'Coupon code' })).toBeVisible();
  await userEvent.click(await within(sheet).findByRole('button', { name: /TEN/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('TEN is applied')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'See your coupons' }));
  expect(await screen.findByRole('dialog', { name: 'Coupons' })).toBeVisible();
  phone.mockRestore();
});
