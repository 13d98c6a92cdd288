/** A medicine on cards and in its form: active ingredient, pack, other packs, and what needs a prescription (PLUS-91, PLUS-92). */
import { ItemCard, ItemForm } from '@shop/catalog-cards';
import type { Item } from '@shop/domain';
import { sampleItem } from '@shop/domain/sample.spec-helper';
import { allAnswered, openTestShop, wireItem, wirePage, wireStore, type TestShop } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { pharmacyModuleMessages } from './messages';
import { pharmacyModule } from './pharmacy-module';

const PACKS = '/api/v1/items/same-ingredient/6';
const CONFIG = {
  digit_after_decimal_point: 2,
  currency_symbol: '€',
  prescription_order_status: 1,
  cash_on_delivery: 1,
};
const syrup: Item = sampleItem({
  id: '6',
  moduleType: 'pharmacy',
  moduleId: '1',
  storeId: '9',
  name: 'Paracetamol Syrup',
  medicine: { ingredient: 'Paracetamol', pack: '100 ml' },
});
const onPrescription: Item = { ...syrup, name: 'Amoxicillin', medicine: null, needsPrescription: true };

let testShop: TestShop;
beforeEach(() => {
  testShop = openTestShop();
  testShop.answers['/api/v1/config'] = CONFIG;
  testShop.answers['/api/v1/stores/details/9'] = wireStore(9, { name: 'Bay Pharmacy', prescription_order: 1 });
  testShop.answers[PACKS] = wirePage('products', []);
});
const show = (element: ReactElement, language: 'en' | 'ar' = 'en') =>
  testShop.renderWithProviders(element, {
    definition: pharmacyModule,
    messages: [pharmacyModuleMessages],
    language,
  });
const form = (item: Item, language?: 'en' | 'ar') =>
  show(<ItemForm item={item} storeIsClosed={false} onDone={() => undefined} />, language);
const asked = () => testShop.calls.filter(({ pathname }) => pathname.includes('same-ingredient')).length;

describe('a medicine', () => {
  it('[PLUS-91] says its active ingredient and its pack', async () => {
    await form(syrup);
    expect(await screen.findByText('Active ingredient')).toBeVisible();
    const facts = screen
      .getAllByRole('term')
      .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
    expect(facts).toEqual(['Active ingredient: Paracetamol', 'Pack: 100 ml']);
  });

  it('[PLUS-91] says nothing that is not known, and asks for nothing', async () => {
    const { store } = await form({ ...syrup, medicine: { ingredient: null, pack: '3 pieces' } });
    expect(await screen.findByText('3 pieces')).toBeVisible();
    expect(screen.queryByText('Active ingredient')).toBeNull();
    await allAnswered(store);
    expect(asked()).toBe(0);
    expect(screen.queryByRole('region', { name: /Other packs/ })).toBeNull();
  });

  it('[PLUS-91] lists the other packs with price, pack and store; a press opens one', async () => {
    testShop.answers[PACKS] = wirePage('products', [
      wireItem(1, {
        name: 'Paracetamol 500 mg',
        price: 2.49,
        pack_size: '20 tablets',
        active_ingredient: 'Paracetamol',
      }),
      wireItem(2, { name: 'Paracetamol 1 g', pack_size: '8 tablets', store_id: 4, store_name: 'Night Pharmacy' }),
      wireItem(3, { name: 'Paracetamol Drops', pack_size: '30 ml', stock: 0 }),
    ]);
    const { opened } = await form(syrup);
    const region = await screen.findByRole('region', { name: 'Other packs with Paracetamol' });
    const packs = await within(region).findAllByRole('article');
    expect(packs.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Paracetamol 500 mg.*€2\.49.*20 tabletsCorner$/),
      expect.stringMatching(/8 tabletsNight Pharmacy$/),
      expect.stringMatching(/Out of Stock · 30 mlCorner$/),
    ]);
    expect(testShop.callOf(PACKS)?.get('limit')).toBe('8');
    await userEvent.click(screen.getByRole('link', { name: 'Paracetamol 1 g' }));
    expect(opened).toEqual(['2']);
  });

  it('[PLUS-91] says that there is no other pack; a backend without the call leaves it out', async () => {
    const none = await form(syrup);
    expect(await screen.findByText('None near you at the moment.')).toBeVisible();
    none.unmount();
    delete testShop.answers[PACKS];
    await form({ ...syrup, id: '7' });
    await waitFor(() => expect(asked()).toBe(2));
    await waitFor(() => expect(screen.queryByRole('region', { name: /Other packs/ })).toBeNull());
  });

  it('[PLUS-91] is described in Arabic', async () => {
    await form({ ...syrup, medicine: { ingredient: 'باراسيتامول', pack: '100 مل' } }, 'ar');
    expect(await screen.findByText('المادة الفعّالة')).toBeVisible();
    expect(await screen.findByRole('region', { name: 'عبوات أخرى تحتوي على باراسيتامول' })).toBeVisible();
  });
});

describe('a medicine on prescription', () => {
  it('[PLUS-92] is marked on its card; others are not', async () => {
    const { unmount } = await show(<ItemCard item={onPrescription} layout="vertical" />);
    expect(screen.getByRole('img', { name: 'Needs a prescription' })).toBeVisible();
    unmount();
    await show(<ItemCard item={syrup} layout="vertical" />);
    expect(screen.queryByRole('img', { name: 'Needs a prescription' })).toBeNull();
  });

  it('[PLUS-92] says in its form that checkout asks for a picture, and leads to sending it', async () => {
    await form(onPrescription);
    expect(screen.getByRole('img', { name: 'Needs a prescription' })).toBeVisible();
    expect(await screen.findByText(/you add a picture of the prescription at checkout/)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Or send just the prescription' })).toHaveAttribute(
      'href',
      '/prescription/store-9?module_id=1',
    );
    expect(screen.getByRole('button', { name: /Add to Cart/ })).toBeEnabled();
  });

  it('[PLUS-92] leads nowhere in a store that takes none', async () => {
    testShop.answers['/api/v1/stores/details/9'] = wireStore(9, { prescription_order: 0 });
    const { store } = await form(onPrescription);
    expect(await screen.findByText('This medicine needs a prescription')).toBeVisible();
    await allAnswered(store);
    expect(screen.queryByRole('link', { name: 'Or send just the prescription' })).toBeNull();
  });
});
