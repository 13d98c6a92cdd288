/** The wallet pays a part (PLUS-10), a bank transfer (PLUS-12), and what is asked for beside the items (PLUS-06). */
import { readDraft } from '@shop/session';
import { minor } from '@shop/util';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CUSTOMER, openCheckout, openStore, orderedBefore } from './customer-checkout.spec-helper';
import type { TestShop } from '@shop/testing';

beforeAll(() => Promise.all([import('./lib/transfer-accounts'), import('./lib/wish-fields')]));
beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
});

const PLACE = '/api/v1/customer/order/place';
const METHODS = '/api/v1/offline_payment_method_list';
const config = (shop: TestShop, over: object) =>
  void (shop.answers['/api/v1/config'] = { ...(shop.answers['/api/v1/config'] as object), ...over });
const PARTIAL = { customer_wallet_status: 1, partial_payment_status: 1, partial_payment_method: 'both' };
const bodyOf = (shop: TestShop, path = PLACE) =>
  JSON.parse(String(shop.sent[shop.calls.findLastIndex(({ pathname }) => pathname === path)]?.body)) as object;
const group = (name: string) => screen.findByRole('group', { name });
const names = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent);
const plain = (element: HTMLElement) => element.textContent?.replace(/[\u2066-\u2069]/g, '');
const send = async () => userEvent.click(await screen.findByRole('button', { name: /Place Order|أرسل الطلب/ }));
const withWallet = (wallet: number) => ({ customer: { ...CUSTOMER, wallet: minor(wallet) } });

describe('[PLUS-10] the wallet pays a part', () => {
  it.each([
    ['en', 'Use €4.20 from your wallet', 'From your wallet', 'Left to pay', '€9.80'],
    ['ar', 'استخدم €4.20 من محفظتك', 'من محفظتك', 'المتبقي للدفع', '€9.80'],
  ] as const)('and the summary shows both: %s', async (language, use, fromWallet, rest, left) => {
    const shop = openStore();
    config(shop, PARTIAL);
    const { placed } = await openCheckout(shop, { ...withWallet(420), language });
    const box = await screen.findByRole('checkbox', { name: (name) => name.replace(/[\u2066-\u2069]/g, '') === use });
    expect(screen.queryByText(fromWallet)).toBeNull();
    await userEvent.click(box);
    expect(plain((await screen.findByText(fromWallet)).parentElement as HTMLElement)).toMatch(/4\.20/);
    expect(plain(screen.getByText(rest).parentElement as HTMLElement)).toBe(`${rest}${left}`);
    await send();
    await waitFor(() => expect(placed).toEqual(['78']));
    expect(bodyOf(shop)).toMatchObject({
      payment_method: 'cash_on_delivery',
      partial_payment: 1,
      partially_paid_amount: 4.2,
      order_amount: 14,
    });
  });

  it('beside the methods that pay the rest, without a choice that could only be refused', async () => {
    const shop = openStore();
    config(shop, { ...PARTIAL, offline_payment_status: 1 });
    await openCheckout(shop, withWallet(420));
    const payment = await group('Payment');
    expect(names(payment)).toEqual(['Cash on delivery', 'Pay now by Card', 'Bank transfer']);
    await userEvent.click(within(payment).getByRole('radio', { name: 'Bank transfer' }));
    await userEvent.click(within(payment).getByRole('checkbox'));
    expect(names(payment)).toEqual(['Cash on delivery', 'Pay now by Card']);
    expect(within(payment).getByRole('radio', { name: 'Cash on delivery' })).toBeChecked();
  });

  it.each([
    ['config has it off', { ...PARTIAL, partial_payment_status: 0 }, 420],
    ['wallets are off', { ...PARTIAL, customer_wallet_status: 0 }, 420],
    ['the wallet is empty', PARTIAL, 0],
    ['the wallet pays all', PARTIAL, 1400],
  ])('and is not offered when %s', async (_, over, wallet) => {
    const shop = openStore();
    config(shop, over);
    await openCheckout(shop, withWallet(wallet));
    expect((await screen.findAllByText('€14.00')).length).toBeGreaterThan(0);
    expect(within(await group('Payment')).queryByRole('checkbox')).toBeNull();
  });

  it('so cash is limited by what is left to pay', async () => {
    const shop = openStore();
    config(shop, { ...PARTIAL, active_payment_method_list: [], digital_payment: 0 });
    const zones = shop.answers['/api/v1/config/get-zone-id'] as { zone_data: { modules: { pivot: object }[] }[] };
    Object.assign(zones.zone_data[0]?.modules[0]?.pivot ?? {}, { maximum_cod_order_amount: 10 });
    await openCheckout(shop, withWallet(420));
    const payment = await group('Payment');
    expect(await within(payment).findByRole('alert')).toHaveTextContent('Orders above €10.00 cannot be paid in cash.');
    await userEvent.click(within(payment).getByRole('checkbox'));
    await waitFor(() => expect(within(payment).queryByRole('alert')).toBeNull());
    expect(within(payment).getByRole('radio', { name: 'Cash on delivery' })).toBeChecked();
  });

  it('and a reload, as of another language, changes nothing of how the order is paid', async () => {
    const shop = openStore();
    config(shop, PARTIAL);
    await openCheckout(shop, withWallet(420));
    const before = await group('Payment');
    await userEvent.click(within(before).getByRole('checkbox'));
    await userEvent.click(within(before).getByRole('radio', { name: 'Pay now by Card' }));
    cleanup();
    const { placed } = await openCheckout(shop, { ...withWallet(420), language: 'ar' });
    const after = await group('الدفع');
    expect(within(after).getByRole('checkbox')).toBeChecked();
    expect(within(after).getByRole('radio', { name: /^ادفع الآن عبر/ })).toBeChecked();
    await send();
    await waitFor(() => expect(placed).toEqual(['78']));
    expect(bodyOf(shop)).toMatchObject({ payment_method: 'digital_payment', partial_payment: 1 });
    expect(Object.keys(readDraft(window.sessionStorage))).not.toEqual(expect.arrayContaining(['paid']));
  });

  it('and a balance that changed is read again, with the reason', async () => {
    const shop = openStore();
    config(shop, PARTIAL);
    shop.answers[PLACE] = () =>
      Response.json({ errors: [{ code: 'partial_payment', message: 'The balance has changed.' }] }, { status: 403 });
    const { placed } = await openCheckout(shop, withWallet(420));
    await userEvent.click(await screen.findByRole('checkbox'));
    await send();
    expect(await screen.findByText('The balance has changed.')).toBeVisible();
    expect(placed).toEqual([]);
  });
});

describe('[PLUS-12] a bank transfer', () => {
  const account = {
    id: 3,
    method_name: 'Almera Bank',
    method_fields: [
      { input_name: 'iban', input_data: 'MT84' },
      { input_name: 'branch_name', input_data: 'Harbour' },
    ],
    method_informations: [],
    status: 1,
  };
  it('loads its accounts when it is chosen, shows them to copy, and is ordered as it is', async () => {
    const shop = openStore();
    config(shop, { offline_payment_status: 1 });
    shop.answers[METHODS] = [account, { ...account, id: 4, method_name: 'Gone', status: 0 }];
    const { placed } = await openCheckout(shop);
    const payment = await group('Payment');
    expect(shop.callOf(METHODS)).toBeUndefined();
    await userEvent.click(within(payment).getByRole('radio', { name: 'Bank transfer' }));
    const bank = await within(payment).findByRole('region', { name: 'Almera Bank' });
    expect(bank).toHaveTextContent('IBANMT84Branch nameHarbourAmount€14.00');
    expect(within(payment).queryByRole('region', { name: 'Gone' })).toBeNull();
    const user = userEvent.setup();
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(within(bank).getByRole('button', { name: 'Copy: IBAN' }));
    expect(copied).toHaveBeenCalledWith('MT84');
    await send();
    await waitFor(() => expect(placed).toEqual(['78']));
    expect(bodyOf(shop)).toMatchObject({ payment_method: 'offline_payment' });
  });

  it('without an account says so, and is not there where config has none', async () => {
    const shop = openStore();
    config(shop, { offline_payment_status: 1 });
    shop.answers[METHODS] = [];
    await openCheckout(shop);
    const payment = await group('Payment');
    await userEvent.click(within(payment).getByRole('radio', { name: 'Bank transfer' }));
    expect(await within(payment).findByRole('alert')).toHaveTextContent('There is no account to transfer to');
  });

  it('is not offered by a shop whose config has none', async () => {
    await openCheckout(openStore());
    expect(within(await group('Payment')).queryByRole('radio', { name: 'Bank transfer' })).toBeNull();
  });
});

describe('[PLUS-06] what is asked for beside the items', () => {
  const rules = { unavailable: ['call', 'replace', 'leaveOut'] as const, hasServingHours: true };
  it.each([
    [
      'en',
      'Courier and store requests',
      'Leave at the door',
      'Something else',
      'Replace it with something similar',
      /cutlery/,
    ],
    ['ar', 'أضف طلبات للسائق والمتجر', 'اتركه عند الباب', 'شيء آخر', 'استبدلوه بمنتج مشابه', /أدوات المائدة/],
  ] as const)(
    'reaches the order as the same text in every language: %s',
    async (language, open, door, words, replace, cutlery) => {
      const shop = openStore();
      const { placed } = await openCheckout(shop, { rules, language });
      await userEvent.click(await screen.findByRole('button', { name: open }));
      await userEvent.click(await screen.findByRole('checkbox', { name: door }));
      await userEvent.type(screen.getByRole('textbox', { name: words }), 'Blue gate ');
      await userEvent.click(screen.getByRole('radio', { name: replace }));
      await userEvent.click(screen.getByRole('checkbox', { name: cutlery }));
      await send();
      await waitFor(() => expect(placed).toEqual(['78']));
      expect(bodyOf(shop)).toMatchObject({
        delivery_instruction: 'Leave at the door · Blue gate',
        unavailable_item_note: 'Replace it with something similar',
        cutlery: 1,
      });
    },
  );

  it('is kept in the draft, and open again for a returning customer', async () => {
    const shop = openStore();
    await openCheckout(shop, { rules });
    await userEvent.click(await screen.findByRole('button', { name: 'Courier and store requests' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Meet outside' }));
    document.body.replaceChildren();
    orderedBefore();
    await openCheckout(shop, { rules });
    expect(await screen.findByRole('checkbox', { name: 'Meet outside' })).toBeChecked();
  });

  it.each([
    ['a delivery of a module that asks nothing', {}, 'Requests for the courier'],
    ['a delivery of one that asks', rules, 'Courier and store requests'],
  ])('%s opens its own fields', async (_, over, name) => {
    await openCheckout(openStore(), { rules: over });
    expect(await screen.findByRole('button', { name })).toBeVisible();
  });

  it('a take-away has no instruction for a courier, and sends none', async () => {
    const shop = openStore();
    const { placed } = await openCheckout(shop, { rules });
    await userEvent.click(await screen.findByRole('button', { name: 'Courier and store requests' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Meet outside' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Take-away' }));
    expect(screen.queryByRole('checkbox', { name: 'Meet outside' })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Call me' }));
    await send();
    await waitFor(() => expect(placed).toEqual(['78']));
    expect(bodyOf(shop)).toMatchObject({ unavailable_item_note: 'Call me' });
    expect(bodyOf(shop)).not.toHaveProperty('delivery_instruction');
  });
});
