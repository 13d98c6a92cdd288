/** The page of a prescription order, around the form that the app provides. */
import type { PrescriptionOrder } from '@shop/module-kit';
import { openTestShop, wireStore, type TestShop } from '@shop/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { PrescriptionPage } from './prescription-page';
import { prescriptionPageMessages } from './messages';

const STORE = '/api/v1/stores/details/store-9';
const pharmacy = (over: object = {}) => wireStore(9, { name: 'Bay Pharmacy', prescription_order: true, ...over });
let testShop: TestShop;
beforeEach(() => {
  testShop = openTestShop();
  Object.assign(testShop.answers, {
    '/api/v1/config': {
      digit_after_decimal_point: 2,
      prescription_order_status: true,
      cash_on_delivery: true,
      guest_checkout_status: 1,
    },
    [STORE]: pharmacy(),
  });
});

async function show(language: 'en' | 'ar' = 'en') {
  const orders: PrescriptionOrder[] = [];
  const prescriptionForm = (order: PrescriptionOrder) => {
    orders.push(order);
    return <button onClick={() => order.onPlaced('77')}>the form</button>;
  };
  const shown = await testShop.renderWithProviders(
    <Routes>
      <Route path="/prescription/:id" element={<PrescriptionPage />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>,
    {
      path: '/prescription/store-9?module_id=1',
      messages: [prescriptionPageMessages],
      ports: { prescriptionForm },
      language,
    },
  );
  return { ...shown, orders };
}

it('[PLUS-15] has the form of the store, and leads to the order that was placed', async () => {
  const { orders, address } = await show();
  await userEvent.click(await screen.findByRole('button', { name: 'the form' }));
  expect(orders.at(-1)).toMatchObject({ store: { id: '9', name: 'Bay Pharmacy' }, customer: null });
  expect(await screen.findByText('elsewhere')).toBeVisible();
  expect(address()).toContain('77');
});

it.each([
  ['store', () => (testShop.answers[STORE] = pharmacy({ prescription_order: false }))],
  ['shop', () => Object.assign(testShop.answers['/api/v1/config'] as object, { prescription_order_status: false })],
  ['shop without cash', () => Object.assign(testShop.answers['/api/v1/config'] as object, { cash_on_delivery: false })],
])('[PLUS-15] a %s that takes none links to its items', async (_, turnOff) => {
  turnOff();
  const { orders } = await show();
  expect(await screen.findByText('Bay Pharmacy does not accept prescriptions')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the store' })).toHaveAttribute(
    'href',
    '/store/store-9?module_id=1&store_zone_id=1',
  );
  expect(orders.length).toBe(0);
});

it('[PLUS-15] distinguishes a missing store from one that failed to load', async () => {
  delete testShop.answers[STORE];
  const missing = await show();
  expect(await screen.findByText('Store not found')).toBeVisible();
  missing.unmount();
  testShop.answers[STORE] = () => Response.json({ errors: [] }, { status: 403 });
  await show();
  expect(await screen.findByText('The pharmacy could not be loaded.')).toBeVisible();
  testShop.answers[STORE] = pharmacy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'the form' })).toBeVisible();
});

it('[PLUS-15] [CHK-06] asks for sign-in where guests may not order, and returns from it', async () => {
  Object.assign(testShop.answers['/api/v1/config'] as object, { guest_checkout_status: 0 });
  const { address, orders } = await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
  expect(decodeURIComponent(address())).toContain('/prescription/store-9?module_id=1');
  expect(orders).toEqual([]);
});

it('[PLUS-15] is translated to Arabic', async () => {
  await show('ar');
  expect(await screen.findByRole('heading', { level: 1, name: 'اطلب بوصفة طبية' })).toBeVisible();
});
