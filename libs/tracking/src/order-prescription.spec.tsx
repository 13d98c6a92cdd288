/** A prescription order: its pictures, and the price once the pharmacy has set it. */
import { openTestShop, wireStore, type TestShop } from '@shop/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { OrderPage, trackingMessages } from './index';
import { OrderPlacedPage } from './lib/order-placed-page';
import TrackingDrawer from './lib/tracking-drawer';

const full = ['https://x/storage/order/a.webp', 'https://x/storage/order/b.webp'];
const unpriced = {
  id: 7,
  order_status: 'pending',
  order_type: 'take_away',
  module_id: 1,
  prescription_order: true,
  order_attachment: ['a.webp', 'b.webp'],
  order_attachment_full_url: full,
  order_amount: 0.3,
  additional_charge: 0.3,
  total_tax_amount: 0,
  tax_status: 'excluded',
  payment_method: 'cash_on_delivery',
  payment_status: 'unpaid',
  store: wireStore(9, { name: 'Bay Pharmacy', address: '1 Quay' }),
};
const priced = { ...unpriced, order_status: 'confirmed', order_amount: 13.05, total_tax_amount: 0.6 };

/** URLs of the thumbnails. */
const thumbs = (card: HTMLElement) => [...card.querySelectorAll('img')].map((image) => image.getAttribute('src'));
/** The view loads lazily, which is slow on a busy machine. */
const LATE = { timeout: 10_000 };
let testShop: TestShop;
const answer = (order: object) =>
  Object.assign(testShop.answers, {
    '/api/v1/customer/order/track': order,
    '/api/v1/customer/order/details': order,
  });
beforeEach(() => {
  testShop = openTestShop();
});
const showPage = (language: 'en' | 'ar' = 'en') =>
  testShop.renderWithProviders(
    <Routes>
      <Route path="/order-history/:id" element={<OrderPage onReorder={async () => undefined} />} />
      <Route path="/order-placed" element={<OrderPlacedPage />} />
    </Routes>,
    { messages: [trackingMessages], path: '/order-history/7', token: 'T', language },
  );

it('[PLUS-15] shows no total while the pharmacy reads the prescription', async () => {
  answer(unpriced);
  await showPage();
  const card = await screen.findByRole('region', { name: 'Prescription' }, LATE);
  expect(within(card).getByRole('status')).toHaveTextContent(
    'The pharmacy is checking your prescription. The price will follow.',
  );
  const receipt = await screen.findByRole('region', { name: 'Receipt' });
  expect(within(receipt).getByText('Price to be confirmed')).toBeVisible();
  // The service fee is known already.
  expect(within(receipt).getAllByText('€0.30')).toHaveLength(1);
  expect(within(receipt).queryByText('Medicine')).toBeNull();
});

it('[PLUS-15] shows the pictures to the owner of the order, each with a full-screen view', async () => {
  answer(unpriced);
  await showPage();
  const card = await screen.findByRole('region', { name: 'Prescription' }, LATE);
  expect(thumbs(card)).toEqual(full);
  await userEvent.click(within(card).getByRole('button', { name: 'Open picture 2 of the prescription' }));
  const dialog = await screen.findByRole('dialog', { name: 'Picture 2 of the prescription' }, LATE);
  const image = within(dialog).getByRole('img', { hidden: true });
  expect(image).toHaveAttribute('src', full[1]);
  expect(within(dialog).getByRole('status')).toHaveAccessibleName('Loading the picture');
  fireEvent.load(image);
  expect(within(dialog).getByRole('img', { name: 'Picture 2 of the prescription' })).toBeVisible();
  expect(within(dialog).queryByRole('status')).toBeNull();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

describe('expiring picture URLs', () => {
  const signed = (version: number) => ({
    ...priced,
    order_status: 'delivered',
    order_attachment_full_url: full.map((url) => `${url}?expires=${version}`),
  });
  const calls = () => testShop.calls.filter(({ pathname }) => pathname.endsWith('/order/track')).length;
  const openPicture = async () => {
    const card = await screen.findByRole('region', { name: 'Prescription' }, LATE);
    await userEvent.click(within(card).getByRole('button', { name: 'Open picture 1 of the prescription' }));
    const dialog = await screen.findByRole('dialog', { name: 'Picture 1 of the prescription' }, LATE);
    return { card, dialog, image: () => within(dialog).getByRole('img', { hidden: true }) };
  };

  it('[PLUS-15] an expired URL is refetched once and then shown', async () => {
    answer(signed(1));
    await showPage();
    const { card, dialog, image } = await openPicture();
    const before = calls();
    answer(signed(2));
    fireEvent.error(image());
    await waitFor(() =>
      expect(within(dialog).getByRole('img', { hidden: true })).toHaveAttribute('src', `${full[0]}?expires=2`),
    );
    fireEvent.load(image());
    expect(within(dialog).queryByRole('alert')).toBeNull();
    expect(calls()).toBe(before + 1);
    // Loaded thumbnails keep their URLs.
    expect(thumbs(card)).toEqual(full.map((url) => `${url}?expires=1`));
  });

  it('[PLUS-15] a picture that still fails shows an error with a retry', async () => {
    answer(signed(1));
    await showPage();
    const { dialog, image } = await openPicture();
    const before = calls();
    fireEvent.error(image());
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('The picture could not be loaded');
    expect(calls()).toBe(before + 1);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(image()).toHaveAttribute('src', `${full[0]}?expires=1`));
    expect(calls()).toBe(before + 2);
    // No further automatic refetch.
    fireEvent.error(image());
    expect(await within(dialog).findByRole('alert')).toBeVisible();
    expect(calls()).toBe(before + 2);
  });

  it('[PLUS-15] a thumbnail that fails causes one refetch, too', async () => {
    answer(signed(1));
    await showPage();
    const card = await screen.findByRole('region', { name: 'Prescription' }, LATE);
    const before = calls();
    answer(signed(2));
    for (const image of card.querySelectorAll('img')) fireEvent.error(image);
    await waitFor(() => expect(thumbs(card)).toEqual(full.map((url) => `${url}?expires=2`)));
    for (const image of card.querySelectorAll('img')) fireEvent.error(image);
    expect(thumbs(card)).toEqual([]);
    expect(calls()).toBe(before + 1);
  });
});

it('[PLUS-15] shows the price once set: medicine, tax and total', async () => {
  answer(priced);
  await showPage();
  expect(await screen.findByText('The pharmacy has checked your prescription.', {}, LATE)).toBeVisible();
  const receipt = await screen.findByRole('region', { name: 'Receipt' });
  for (const text of ['Medicine', '€12.15', '€0.60', '€13.05']) expect(within(receipt).getByText(text)).toBeVisible();
  expect(screen.queryByText('Price to be confirmed')).toBeNull();
});

it('[PLUS-15] an order of goods shows its prescription pictures and its usual bill', async () => {
  answer({ ...priced, prescription_order: false });
  await showPage();
  const card = await screen.findByRole('region', { name: 'Prescription' }, LATE);
  expect(thumbs(card)).toHaveLength(2);
  expect(within(card).queryByRole('status')).toBeNull();
  expect(screen.queryByText('Medicine')).toBeNull();
});

it('[PLUS-15] other orders show no prescription', async () => {
  answer({ ...priced, prescription_order: false, order_attachment: [], order_attachment_full_url: [] });
  await showPage();
  expect(await screen.findByRole('region', { name: 'Receipt' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Prescription' })).toBeNull();
});

it('[PLUS-15] [TRK-16] the drawer shows it too', async () => {
  answer(unpriced);
  await testShop.renderWithProviders(<TrackingDrawer orderId="7" onClose={() => undefined} />, {
    messages: [trackingMessages],
    token: 'T',
  });
  const drawer = await screen.findByRole('dialog', { name: 'Order 7' });
  await waitFor(() => expect(within(drawer).getByText('Price to be confirmed')).toBeVisible());
  expect(await within(drawer).findByText(/The pharmacy is checking your prescription/, {}, LATE)).toBeVisible();
  expect(within(drawer).queryByText('€0.30')).toBeNull();
});

it('[PLUS-15] the success page explains the next step', async () => {
  answer(unpriced);
  await testShop.renderWithProviders(<OrderPlacedPage />, {
    messages: [trackingMessages],
    token: 'T',
    path: '/order-placed?order_id=7',
  });
  expect(await screen.findByText(/Bay Pharmacy is checking your prescription/)).toBeVisible();
});

it('[PLUS-15] is translated to Arabic', async () => {
  answer(unpriced);
  await showPage('ar');
  expect(await screen.findByText('تراجع الصيدلية وصفتك، وسيظهر السعر بعد ذلك.', {}, LATE)).toBeVisible();
  expect(await screen.findByText('يُحدَّد السعر لاحقًا')).toBeVisible();
});
