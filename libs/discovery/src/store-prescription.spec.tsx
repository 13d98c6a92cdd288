import { openTestShop, wirePage, wireStore } from '@shop/testing';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { useGetConfigQuery } from '@shop/api-client/start';
import { useLanguage } from '@shop/i18n';
import { discoveryMessages, StorePage } from './index';

/** Marks when the config has loaded: before, no banner is shown in any case. */
function Known() {
  return useGetConfigQuery({ language: useLanguage() }).data ? <p>config</p> : null;
}

async function show(store: object, config: object = {}, language: 'en' | 'ar' = 'en') {
  const testShop = openTestShop();
  Object.assign(testShop.answers['/api/v1/config'] as object, { prescription_order_status: true, ...config });
  testShop.answers['/api/v1/stores/details/store-9'] = wireStore(9, store);
  testShop.elsewhere = () => Response.json(wirePage('products', []));
  await testShop.renderWithProviders(
    <>
      <Known />
      <Routes>
        <Route path="/store/:id" element={<StorePage />} />
      </Routes>
    </>,
    { messages: [discoveryMessages], path: '/store/store-9?module_id=1', language },
  );
  await screen.findByRole('heading', { level: 1, name: /Store 9/ });
  await screen.findByText('config');
}
const door = () => screen.queryByRole('link', { name: /Order with a prescription/ });

it('[PLUS-15] a store that accepts prescriptions shows a banner with a link', async () => {
  await show({ prescription_order: true });
  expect(door()).toHaveAttribute('href', '/prescription/store-9?module_id=1');
  expect(door()).toHaveTextContent('the pharmacy will tell you the price');
});

it('[PLUS-15] other stores show none', async () => {
  await show({ prescription_order: false });
  expect(door()).toBeNull();
});
it('[PLUS-15] nor does a shop with the feature turned off', async () => {
  await show({ prescription_order: true }, { prescription_order_status: false });
  expect(door()).toBeNull();
});

it('[PLUS-15] is translated to Arabic', async () => {
  await show({ prescription_order: true }, {}, 'ar');
  expect(screen.getByRole('link', { name: /اطلب بوصفة طبية/ })).toBeVisible();
});
