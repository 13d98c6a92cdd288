/** The checkout of a signed-in customer, with a store that delivers and one line of goods. */
import type { CartLine, Customer } from '@shop/domain';
import { sampleItem } from '@shop/domain/sample.spec-helper';
import { FormSection, orderFormMessages, paymentMessages } from '@shop/order-form';
import { deviceStorage, rememberLastOrder } from '@shop/session';
import { goodsModule, openTestShop, wireStore, type TestShop } from '@shop/testing';
import { minor } from '@shop/util';
import { useEffect } from 'react';
import { CheckoutPage, checkoutMessages, type AddressSlot } from './index';

export const CUSTOMER: Customer = {
  id: '5',
  firstName: 'Mina',
  lastName: 'Vella',
  email: 'mina@example.com',
  phone: '+356 2100 0000',
  image: null,
  orderCount: 3,
  refCode: '',
  wallet: minor(0),
  points: 0,
  isSocial: false,
};

export const lineOf = (price: number): CartLine => ({
  id: 'line-a',
  item: sampleItem({ id: 'a', name: 'Milk', price: minor(price), storeId: '9', moduleId: '1' }),
  quantity: 1,
  choice: { variation: null, options: {}, addOns: [] },
});

type AddressFormProps = Parameters<AddressSlot>[0] & { isLate: boolean };

/** Stands in for the app's address form: it can take the address away. */
function AddressForm({ address, errors, fold, isKnown, onKnown, onChange, isLate }: AddressFormProps) {
  useEffect(() => (isLate ? undefined : onKnown()), [isLate, onKnown]);
  return (
    <FormSection title="Delivery Addresses" fold={fold} error={errors[0] ?? null}>
      <button type="button" onClick={() => address && onChange({ address: { ...address, text: '' } })}>
        Forget the address
      </button>
      {isKnown ? null : (
        <button type="button" onClick={onKnown}>
          Start with the address
        </button>
      )}
    </FormSection>
  );
}

/** The customer has ordered on this device before. */
export const orderedBefore = (payment = 'cash_on_delivery'): void =>
  rememberLastOrder(deviceStorage, CUSTOMER.id, null, {
    payment,
    contact: { name: 'Mina', phone: '1', email: 'x' },
    address: null,
    at: null,
  });

export function openStore(): TestShop {
  const shop = openTestShop();
  Object.assign(shop.answers, {
    '/api/v1/config': {
      digit_after_decimal_point: 2,
      currency_symbol: '€',
      guest_checkout_status: 1,
      dm_tips_status: 1,
      schedule_order: true,
      schedule_order_slot_duration: 30,
      digital_payment: true,
      active_payment_method_list: [{ gateway: 'card', gateway_title: 'Card' }],
    },
    '/api/v1/config/get-zone-id': {
      zone_id: '[1]',
      zone_data: [
        {
          id: 1,
          cash_on_delivery: true,
          modules: [{ id: 1, pivot: { per_km_shipping_charge: 1, minimum_shipping_charge: 2 } }],
        },
      ],
    },
    '/api/v1/config/distance-api': { distanceMeters: 1000 },
    '/api/v1/vehicle/extra_charge': 0,
    '/api/v1/most-tips': { most_tips_amount: 0 },
    '/api/v1/stores/details/9': wireStore(9, {
      name: 'Green Corner',
      address: '1 Market',
      take_away: true,
      delivery: true,
      schedule_order: true,
      latitude: '1',
      longitude: '2',
      minimum_order: 0,
      schedules: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, opening_time: '00:00:00', closing_time: '23:59:59' })),
    }),
    '/api/v1/customer/order/place': { order_id: 78, total_amount: 14 },
  });
  return shop;
}

export async function openCheckout(
  shop: TestShop,
  {
    price = 1200,
    customer = CUSTOMER as Customer | null,
    language = 'en' as 'en' | 'ar',
    rules = {} as Parameters<typeof goodsModule>[0],
    /** Saved addresses load until a press. */
    isLate = false,
  } = {},
): Promise<{ placed: string[] }> {
  const placed: string[] = [];
  const lines = [lineOf(price)];
  await shop.renderWithProviders(
    <CheckoutPage
      lines={lines}
      onRetry={null}
      cartIsSaving={false}
      isBuyNow={false}
      customer={customer}
      addressSlot={(area) => <AddressForm {...area} isLate={isLate} />}
      onReread={async () => lines}
      onContinueShopping={() => undefined}
      onSignIn={null}
      onPlaced={(id) => void placed.push(id)}
    />,
    {
      messages: [checkoutMessages, orderFormMessages, paymentMessages],
      language,
      definition: goodsModule(rules),
      ...(customer ? { token: 't' } : {}),
    },
  );
  return { placed };
}
