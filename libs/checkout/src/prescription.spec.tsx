/** Prescription orders: their own form, and the field in the checkout of a cart. */
import type { CartLine } from '@shop/domain';
import { sampleItem } from '@shop/domain/sample.spec-helper';
import { orderFormMessages, paymentMessages, prescriptionMessages } from '@shop/order-form';
import { openTestShop, wireStore, type TestShop } from '@shop/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CheckoutPage, checkoutMessages, prescriptionFormMessages, type AddressSlot } from './index';
import { LoadedForm } from './loaded-form.spec-helper';

const PLACE = '/api/v1/customer/order/prescription/place';
const image = (name: string, content = 'x') => new File([content], name, { type: 'image/png', lastModified: 1 });
const messages = [checkoutMessages, prescriptionFormMessages, orderFormMessages, paymentMessages, prescriptionMessages];
const pharmacy = (over: object = {}) =>
  wireStore(9, {
    name: 'Bay Pharmacy',
    prescription_order: true,
    delivery: true,
    take_away: true,
    latitude: '1',
    longitude: '2',
    free_delivery: true,
    schedules: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, opening_time: '00:00:00', closing_time: '23:59:59' })),
    ...over,
  });

/** Stands in for the app's address form. */
const addressSlot: AddressSlot = ({ type, contact, errors, onChange }) => (
  <fieldset>
    <legend>{type === 'delivery' ? 'Delivery Addresses' : 'Contact'}</legend>
    {(['name', 'phone', 'email'] as const).map((field) => (
      <input
        key={field}
        aria-label={{ name: 'Contact Person Name', phone: 'Phone', email: 'Email' }[field]}
        value={contact[field]}
        onChange={(event) => onChange({ contact: { ...contact, [field]: event.currentTarget.value } })}
      />
    ))}
    {errors.join(' ')}
  </fieldset>
);

/** The field loads lazily, which is slow on a busy machine. */
const LATE = { timeout: 10_000 };
let testShop: TestShop;
let placed: string[];
beforeEach(() => {
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => undefined;
  window.sessionStorage.clear();
  window.localStorage.clear();
  placed = [];
  testShop = openTestShop();
  Object.assign(testShop.answers, {
    '/api/v1/config': {
      digit_after_decimal_point: 2,
      currency_symbol: '€',
      prescription_order_status: true,
      guest_checkout_status: 1,
      additional_charge_status: 1,
      additional_charge_name: 'Service fee',
      additional_charge: 0.3,
    },
    '/api/v1/stores/details/store-9': pharmacy(),
    '/api/v1/stores/details/9': pharmacy(),
    [PLACE]: { order_id: 77 },
    '/api/v1/customer/order/place': { order_id: 78 },
  });
});

const showForm = (language: 'en' | 'ar' = 'en') =>
  testShop.renderWithProviders(
    <LoadedForm id="store-9" addressSlot={addressSlot} onPlaced={(id) => void placed.push(id)} />,
    { messages, language },
  );
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const choose = async (...files: File[]) =>
  userEvent.upload(await screen.findByLabelText(/^Choose pictures/, {}, LATE), files);
/** fireEvent instead of typing: other specs test the keyboard in these fields. */
function writeContact() {
  const contact = [
    [/Contact Person Name/, 'Mina'],
    [/Phone/, '+35621000000'],
    [/Email/, 'mina@example.com'],
  ] as const;
  for (const [name, value] of contact) fireEvent.change(field(name), { target: { value } });
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send to the pharmacy' }));
const callsOf = (path: string) =>
  testShop.calls.flatMap(({ pathname }, index) => (pathname === path ? [testShop.sent[index] as RequestInit] : []));
const formsOf = (path: string) => callsOf(path).map(({ body }) => body as FormData);

describe('the form of a prescription order', () => {
  it('[PLUS-15] a guest sends pictures, a note and an address, and is taken to the order', async () => {
    await showForm();
    await choose(image('a.png'), image('b.png'));
    fireEvent.change(field('Order note'), { target: { value: 'Allergic to penicillin' } });
    writeContact();
    await send();
    await waitFor(() => expect(placed).toEqual(['77']));
    const [form] = formsOf(PLACE);
    expect(form?.getAll('order_attachment[]')).toHaveLength(2);
    expect(Object.fromEntries([...(form ?? [])].filter(([name]) => !name.includes('attachment')))).toMatchObject({
      store_id: '9',
      order_type: 'delivery',
      payment_method: 'cash_on_delivery',
      address: 'Quay 1',
      contact_person_name: 'Mina',
      order_note: 'Allergic to penicillin',
    });
  });

  it('[PLUS-15] shows that the pharmacy sets the price, and the known charges', async () => {
    await showForm();
    expect(await screen.findByText('Bay Pharmacy checks them and adds the price to your order.')).toBeVisible();
    const aside = screen.getByRole('complementary', { name: 'Your prescription order' });
    expect(within(aside).getByText('Not known yet')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Take-away' }));
    const figures = within(aside)
      .getAllByRole('term')
      .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
    expect(figures).toEqual([
      'Medicine: Set by the pharmacy',
      'Delivery feeTake-away: €0.00',
      'Service fee: €0.30',
      'Total: To be confirmed',
    ]);
  });

  it('[PLUS-15] requires a picture: shows the error, moves the focus there, and sends nothing', async () => {
    await showForm();
    await screen.findByLabelText(/^Choose pictures/, {}, LATE);
    writeContact();
    await send();
    const group = screen.getByRole('group', { name: 'Prescription' });
    expect(within(group).getByText('Add a picture of the prescription.')).toBeVisible();
    await waitFor(() => expect(group).toHaveFocus());
    expect(callsOf(PLACE)).toEqual([]);
  });

  it('[PLUS-15] [PLUS-13] a rejection keeps the input; a retry has the same key, another picture a new one, whatever its name', async () => {
    await showForm();
    await choose(image('a.png'));
    writeContact();
    let answer = () =>
      Response.json({ errors: [{ code: 'image', message: 'This picture cannot be read.' }] }, { status: 403 });
    delete testShop.answers[PLACE];
    testShop.elsewhere = () => answer();
    await send();
    expect(await screen.findByText('This picture cannot be read.')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Prescription: a.png' })).toBeVisible();
    expect(field(/Contact Person Name/)).toHaveValue('Mina');
    answer = () => new Response('<html>413</html>', { status: 413 });
    await send();
    expect(await screen.findByText(/Together, these pictures are too large/)).toBeVisible();
    answer = () => {
      throw new TypeError('no line');
    };
    await send();
    expect(await screen.findByText(/Nothing is lost\. Try again/)).toBeVisible();
    const replaceBy = async (file: File) => {
      await userEvent.click(screen.getByRole('button', { name: /^Remove / }));
      await choose(file);
    };
    // The same photo chosen again, as after a reload: the order may exist already.
    await replaceBy(image('again.png'));
    await send();
    await waitFor(() => expect(callsOf(PLACE)).toHaveLength(4));
    await replaceBy(image('again.png', 'y'));
    testShop.answers[PLACE] = { order_id: 79 };
    await send();
    await waitFor(() => expect(placed).toEqual(['79']));
    const keys = callsOf(PLACE).map(({ headers }) => (headers as Record<string, string>)['Idempotency-Key']);
    expect(keys).toHaveLength(5);
    expect(new Set(keys.slice(0, 4)).size).toBe(1);
    expect(keys[4]).not.toBe(keys[0]);
  });

  it('[PLUS-15] other charges than were shown are asked about before the pharmacy gets anything', async () => {
    const quote = { order_amount: 2.4, delivery_charge: 0, additional_charge: 2.4 };
    testShop.answers[PLACE] = () =>
      Response.json({ errors: [{ code: 'order_amount', message: 'x' }], quote }, { status: 409 });
    await showForm();
    await choose(image('a.png'));
    await userEvent.click(screen.getByRole('radio', { name: 'Take-away' }));
    writeContact();
    await send();
    const dialog = await screen.findByRole('dialog', { name: 'Your order has changed' });
    const rows = within(dialog)
      .getAllByRole('term')
      .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
    expect(rows).toEqual(['Service feewas €0.30: €2.40', 'Charges so farwas €0.30: €2.40']);
    testShop.answers[PLACE] = { order_id: 77, total_amount: 2.4 };
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send with charges of €2.40' }));
    await waitFor(() => expect(placed).toEqual(['77']));
    expect(formsOf(PLACE).map((form) => form.get('order_amount'))).toEqual(['0.3', '2.4']);
  });

  it('[PLUS-15] supports take-away, without an address', async () => {
    await showForm();
    await choose(image('a.png'));
    await userEvent.click(screen.getByRole('radio', { name: 'Take-away' }));
    expect(screen.getByText('You pay in cash when you collect it.')).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Delivery Addresses' })).toBeNull();
    writeContact();
    await send();
    await waitFor(() => expect(placed).toEqual(['77']));
    const [form] = formsOf(PLACE);
    expect(form?.get('order_type')).toBe('take_away');
    expect(form?.has('address')).toBe(false);
  });

  it('[PLUS-15] a closed pharmacy shows that before any input', async () => {
    testShop.answers['/api/v1/stores/details/store-9'] = pharmacy({ open: 0 });
    await showForm();
    expect(await screen.findByText(/Bay Pharmacy is closed at the moment. What you enter here is saved/)).toBeVisible();
  });

  it('[PLUS-15] is translated to Arabic', async () => {
    await showForm('ar');
    expect(await screen.findByText('تحدده الصيدلية')).toBeVisible();
  });
});

describe('the checkout', () => {
  const line = (needsPrescription: boolean): CartLine => ({
    id: '1',
    item: sampleItem({ storeId: '9', moduleId: '1', needsPrescription }),
    quantity: 1,
    choice: { variation: null, options: {}, addOns: [] },
  });
  const showCheckout = (needs: boolean, module: 'goods' | 'shelf') =>
    testShop.renderWithProviders(
      <CheckoutPage
        lines={[line(needs)]}
        onRetry={null}
        cartIsSaving={false}
        isBuyNow={false}
        customer={null}
        addressSlot={addressSlot}
        onReread={async () => null}
        onContinueShopping={() => undefined}
        onSignIn={null}
        onPlaced={(id) => void placed.push(id)}
      />,
      { messages, module },
    );
  const place = () => userEvent.click(screen.getByRole('button', { name: 'Place Order' }));

  it('[PLUS-15] of a module with prescriptions has the field, and sends its pictures', async () => {
    await showCheckout(false, 'shelf');
    await choose(image('a.png'));
    expect(screen.getByText(/Otherwise skip this/)).toBeVisible();
    writeContact();
    await place();
    await waitFor(() => expect(placed).toEqual(['78']));
    const [form] = formsOf('/api/v1/customer/order/place');
    expect((form?.getAll('order_attachment[]') as File[]).map(({ name }) => name)).toEqual(['a.png']);
    expect(form?.get('store_id')).toBe('9');
  });

  it('[CHK-17] cash is paid on delivery, and for take-away at the store', async () => {
    await showCheckout(false, 'goods');
    expect(await screen.findByRole('radio', { name: 'Cash on delivery' })).toBeChecked();
    expect(screen.getByText('Pay when the order arrives.')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Take-away' }));
    expect(screen.getByRole('radio', { name: 'Cash at pick-up' })).toBeChecked();
    expect(screen.getByText('Pay when you pick up the order.')).toBeVisible();
  });

  it('[PLUS-15] without a picture the order is sent as usual', async () => {
    await showCheckout(false, 'shelf');
    await screen.findByLabelText(/^Choose pictures/, {}, LATE);
    writeContact();
    await place();
    await waitFor(() => expect(placed).toEqual(['78']));
    expect(JSON.parse(callsOf('/api/v1/customer/order/place')[0]?.body as string)).toMatchObject({ store_id: 9 });
  });

  it('[PLUS-15] of any other module has no such field', async () => {
    await showCheckout(false, 'goods');
    expect(await screen.findByRole('button', { name: 'Place Order' })).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Prescription' })).toBeNull();
  });

  it('[PLUS-15] requires a picture for an item that needs a prescription, in any module', async () => {
    await showCheckout(true, 'goods');
    await screen.findByLabelText(/^Choose pictures/, {}, LATE);
    expect(screen.getByText('This order has medicine that needs a prescription.')).toBeVisible();
    writeContact();
    await place();
    expect(screen.getByText('Add a picture of the prescription.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('group', { name: 'Prescription' })).toHaveFocus());
    expect(callsOf('/api/v1/customer/order/place')).toEqual([]);
    await choose(image('a.png'));
    await place();
    await waitFor(() => expect(placed).toEqual(['78']));
  });
});
