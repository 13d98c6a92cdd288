import { allAnswered, openTestShop, wirePage, wireStore } from '@shop/testing';
import { screen } from '@testing-library/react';
import { sendPrescription } from './send-prescription';

const CONFIG = {
  digit_after_decimal_point: 2,
  currency_symbol: '€',
  prescription_order_status: 1,
  cash_on_delivery: 1,
};
const pharmacy = (id: number, over: object = {}) =>
  wireStore(id, { name: `Pharmacy ${id}`, prescription_order: 1, distance: id * 100, ...over });

async function show(stores: object[], config: object = CONFIG) {
  const shop = openTestShop();
  shop.answers['/api/v1/config'] = config;
  shop.elsewhere = () => Response.json(wirePage('stores', stores));
  return shop.renderSection(sendPrescription, { module: 'shelf' });
}

it('[PLUS-66] leads into the flow of the nearest pharmacies that take one; a closed one comes last', async () => {
  await show([
    pharmacy(4, { free_delivery: 1 }),
    pharmacy(1, { open: 0 }),
    pharmacy(2, { prescription_order: 0 }),
    pharmacy(3, { delivery_time: '20-30 min', delivery_fee: 1.9 }),
  ]);
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
    'Send a prescription to Pharmacy 3',
    'Send a prescription to Pharmacy 4',
    'Send a prescription to Pharmacy 1',
  ]);
  expect(links[0]).toHaveAttribute('href', expect.stringMatching(/^\/prescription\//));
  expect(links[0]).toHaveTextContent('€1.90 · 20–30 min');
  expect(links[1]).toHaveTextContent('Free delivery');
  expect(links[2]).toHaveTextContent('Closed now');
  expect(screen.getByRole('region', { name: 'Send a prescription' })).toHaveTextContent('before you pay');
});

it.each([
  ['no pharmacy near takes one', [pharmacy(1, { prescription_order: 0 })], CONFIG],
  ['the marketplace takes none', [pharmacy(1)], { ...CONFIG, prescription_order_status: 0 }],
])('is left out where %s', async (_, stores, config) => {
  const { container, store } = await show(stores, config);
  await allAnswered(store);
  expect(container.querySelector('section')).toBeNull();
});
