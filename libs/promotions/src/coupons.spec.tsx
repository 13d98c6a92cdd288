/** `/coupons`: what a coupon gives, from which amount on, and its code to copy. */
import { promoMessages } from '@shop/catalog-cards';
import { openTestShop } from '@shop/testing';
import { hostToasts } from '@shop/ui';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CouponsPage } from './lib/coupons-page';
import { promotionMessages } from './messages';

const coupon = {
  id: 1,
  title: 'Ten for you',
  code: 'TEN',
  coupon_type: 'default',
  discount_type: 'percent',
  discount: 10,
  min_purchase: 20,
  max_discount: 5,
  start_date: '2026-01-01',
  expire_date: '2027-01-01',
};
const toasts: string[] = [];
beforeAll(() => void hostToasts(({ text }) => toasts.push(text)));

async function show(coupons: object[]) {
  const shop = openTestShop();
  shop.answers['/api/v1/coupon/list/all'] = coupons;
  shop.answers['/api/v1/config'] = { currency_symbol: '€', digit_after_decimal_point: 2 };
  await shop.renderWithProviders(<CouponsPage />, { path: '/coupons', messages: [promotionMessages, promoMessages] });
}

it('[PROF-33] a coupon says its discount and minimum, and its code is copied by a press', async () => {
  const copied: string[] = [];
  await show([coupon]);
  const card = await screen.findByRole('article');
  for (const fact of ['TEN', /10\s?%/, /€20\.00/]) expect(card).toHaveTextContent(fact);
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void copied.push(text) },
  });
  await userEvent.click(within(card).getByRole('button', { name: /TEN/ }));
  await waitFor(() => expect(toasts).toContain('Code TEN has been copied'));
  expect(copied).toEqual(['TEN']);
});
