/** Whether cash is taken is known before the press: by the zone's rules, in the words of a customer (CHK-17). */
import type { CartLine } from '@shop/domain';
import { sampleItem } from '@shop/domain/sample.spec-helper';
import { orderFormMessages, paymentMessages, prescriptionMessages } from '@shop/order-form';
import { openTestShop, wireStore, type TestShop } from '@shop/testing';
import { minor } from '@shop/util';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CheckoutPage, checkoutMessages, prescriptionFormMessages, type AddressSlot } from './index';
import { LoadedForm } from './loaded-form.spec-helper';

const PLACE = '/api/v1/customer/order/place';
const messages = [checkoutMessages, orderFormMessages, paymentMessages, prescriptionFormMessages, prescriptionMessages];
const LINE: CartLine = {
  id: 'line-a',
  item: sampleItem({ id: 'a', price: minor(2000), storeId: '9', moduleId: '1' }),
  quantity: 2,
  choice: { variation: null, options: {}, addOns: [] },
};
const addressSlot: AddressSlot = ({ contact, onChange }) => (
  <input
    aria-label="Contact"
    onChange={({ currentTarget: { value } }) =>
      onChange({ contact: { ...contact, name: value, phone: '+35621000000', email: 'mina@example.com' } })
    }
  />
);

let testShop: TestShop;
let placed: string[];
const GATEWAY = { gateway: 'card', gateway_title: 'Card' };
const zone = (cash: boolean, maximum: number | null = null) => ({
  zone_id: '[1]',
  zone_data: [{ id: 1, cash_on_delivery: cash, modules: [{ id: 1, pivot: { maximum_cod_order_amount: maximum } }] }],
});
const setUp = (gateways: object[], zones: object) => {
  Object.assign(testShop.answers, {
    '/api/v1/config': {
      digit_after_decimal_point: 2,
      currency_symbol: '€',
      guest_checkout_status: 1,
      prescription_order_status: true,
      active_payment_method_list: gateways,
      digital_payment: gateways.length > 0,
    },
    '/api/v1/config/get-zone-id': zones,
  });
};
beforeEach(() => {
  URL.createObjectURL = () => 'blob:1';
  window.sessionStorage.clear();
  window.localStorage.clear();
  placed = [];
  testShop = openTestShop();
  const store = wireStore(9, {
    name: 'Green Corner',
    zone_id: 1,
    take_away: true,
    delivery: false,
    prescription_order: true,
    latitude: '1',
    longitude: '2',
    schedules: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, opening_time: '00:00:00', closing_time: '23:59:59' })),
  });
  Object.assign(testShop.answers, {
    '/api/v1/stores/details/9': store,
    [PLACE]: { order_id: 78, total_amount: 40 },
  });
});

async function open(language: 'en' | 'ar' = 'en'): Promise<void> {
  await testShop.renderWithProviders(
    <CheckoutPage
      lines={[LINE]}
      onRetry={null}
      cartIsSaving={false}
      isBuyNow={false}
      customer={null}
      addressSlot={addressSlot}
      onReread={async () => [LINE]}
      onContinueShopping={() => undefined}
      onSignIn={null}
      onPlaced={(id, payment) => void placed.push(`${id} ${payment.method}`)}
    />,
    { messages, language },
  );
  fireEvent.change(await screen.findByLabelText('Contact'), { target: { value: 'Mina' } });
}
const cash = () => screen.getByRole('radio', { name: /Cash at pick-up|الدفع نقدًا/ });
const send = () => screen.getByRole('button', { name: /Place Order|أرسل الطلب/ });
const hasText = (text: string) =>
  waitFor(() => expect(document.body.textContent?.replace(/[\u2066-\u2069]/g, '')).toContain(text));

it.each([
  ['en', 'Cash is not accepted in this area.'],
  ['ar', 'لا يُقبل الدفع نقدًا في هذه المنطقة.'],
] as const)(
  '[CHK-17] where the zone takes no cash, the card is selected and the reason shown: %s',
  async (language, why) => {
    setUp([GATEWAY], zone(false));
    await open(language);
    await hasText(why);
    expect(cash()).toBeDisabled();
    expect(screen.getByRole('radio', { name: /Card/ })).toBeChecked();
    await userEvent.click(send());
    await waitFor(() => expect(placed).toEqual(['78 digital_payment']));
  },
);

it.each([
  ['en', 'Orders above €39.99 cannot be paid in cash.'],
  ['ar', 'لا يمكن دفع الطلبات فوق €39.99 نقدًا.'],
] as const)(
  '[CHK-17] above the zone’s maximum cash is off with the amount; at it cash is on: %s',
  async (language, why) => {
    setUp([GATEWAY], zone(true, 39.99));
    await open(language);
    await hasText(why);
    expect(cash()).toBeDisabled();
  },
);

it('[CHK-17] at the zone’s maximum, and without one, cash is selected', async () => {
  for (const maximum of [40, null]) {
    setUp([GATEWAY], zone(true, maximum));
    await open();
    await waitFor(() => expect(testShop.callOf('/api/v1/config/get-zone-id')).toBeDefined());
    expect(cash()).toBeChecked();
    expect(document.body.textContent).not.toMatch(/in cash\./);
    document.body.replaceChildren();
  }
});

it('[CHK-17] without any other method the order is not sent, and says why', async () => {
  setUp([], zone(false));
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Cash is not accepted in this area.');
  expect(send()).toBeDisabled();
  expect(testShop.callOf(PLACE)).toBeUndefined();
});

it('[PLUS-15] a prescription, which is paid in cash alone, says so too', async () => {
  setUp([GATEWAY], zone(false));
  await testShop.renderWithProviders(
    <LoadedForm id="9" addressSlot={addressSlot} onPlaced={(id) => void placed.push(id)} />,
    { messages },
  );
  expect(await screen.findByText('Cash is not accepted in this area.', undefined, { timeout: 20_000 })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Cash at pick-up' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Send to the pharmacy' })).toBeDisabled();
});
