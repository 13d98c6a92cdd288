import type { Coupon, Store } from '@shop/domain';
import { couponWorth } from '@shop/domain/coupon';
import type { LanguageCode } from '@shop/i18n';
import { orderFormMessages } from '@shop/order-form';
import { openTestShop } from '@shop/testing';
import { minor } from '@shop/util';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CouponField from './lib/coupon-field';
import { couponMessages } from './messages';

const coupon: Coupon = {
  id: '1',
  code: 'FOOD10',
  title: 'Ten percent',
  discount: { kind: 'percent', percent: 10 },
  maximum: minor(0),
  minimumPurchase: minor(1500),
  freeDelivery: false,
  expires: null,
};
const place = { id: '9', moduleId: '2' } as Store;
const messages = [couponMessages, orderFormMessages];

/** The field of a guest, in the form. */
function Field({ net, coupon }: { net: number; coupon: Coupon | null }) {
  return (
    <CouponField
      store={place}
      customer={null}
      net={minor(net)}
      coupon={coupon}
      storedCode={null}
      quoteWith={(applied) =>
        ({ price: { total: net - (applied ? couponWorth(applied, minor(net)).off : 0) } }) as never
      }
      onChange={() => undefined}
      mode="field"
      onMode={() => undefined}
    />
  );
}

const show = (net: number, language: LanguageCode = 'en') =>
  openTestShop().renderWithProviders(<Field net={net} coupon={coupon} />, { messages, language });

it('[CHK-18] Enter that confirms an input method applies no coupon', async () => {
  const shop = openTestShop();
  await shop.renderWithProviders(<Field net={1} coupon={null} />, { messages });
  const code = screen.getByRole('textbox', { name: 'Coupon code' });
  fireEvent.change(code, { target: { value: 'FOOD10' } });
  const asked = () => shop.calls.filter(({ pathname }) => pathname.includes('/coupon/apply')).length;
  fireEvent.keyDown(code, { key: 'Enter', isComposing: true });
  fireEvent.keyDown(code, { key: 'Enter', keyCode: 229 });
  await act(() => new Promise((done) => setTimeout(done)));
  expect(asked()).toBe(0);
  fireEvent.keyDown(code, { key: 'Enter' });
  await waitFor(() => expect(asked()).toBe(1));
});

describe('[CHK-18] a coupon above and below its minimum purchase', () => {
  it('shows the missing amount, and that the coupon applies only above it', async () => {
    const below = await show(1180);
    expect(screen.getByRole('status')).toHaveTextContent('Add €3.20 more to use FOOD10');
    expect(screen.queryByText(/applied/)).toBeNull();
    below.unmount();
    await show(1500);
    expect(screen.getByRole('status')).toHaveTextContent('FOOD10 is applied');
    expect(screen.getByRole('status')).toHaveTextContent('Saves €1.50');
    expect(screen.queryByText(/more to use/)).toBeNull();
  });

  it('is translated to Arabic', async () => {
    const below = await show(1180, 'ar');
    expect(screen.getByRole('status').textContent?.replace(/[\u2066-\u2069]/g, '')).toBe('أضف €3.20 لتستخدم FOOD10');
    below.unmount();
    await show(1500, 'ar');
    expect(screen.getByRole('status')).toHaveTextContent('تم تطبيق');
  });
});

it('the code is asked for without marks and in Latin digits, and the field shows it', async () => {
  const testShop = openTestShop();
  testShop.elsewhere = () => Response.json({ errors: [{ code: 'coupon', message: 'Unknown' }] }, { status: 404 });
  await testShop.renderWithProviders(<Field net={1} coupon={null} />, { messages });
  const field = screen.getByRole('textbox');
  await userEvent.click(field);
  await userEvent.paste('\u2068 FOOD١٠ \u2069');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Unknown')).toBeVisible();
  expect(field).toHaveValue('FOOD10');
  expect(testShop.callOf('/api/v1/coupon/apply')?.get('code')).toBe('FOOD10');
});
