/** Saved addresses: the page, the dialogs, and the address of an order, against a fake backend. */
import type { Contact, DeliveryAddress } from '@shop/domain';
import { addressFormMessages, orderFormMessages } from '@shop/order-form';
import { openTestShop, type TestShop } from '@shop/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useState } from 'react';
import { AddressPicker, DeliveryArea, placeMessages, savedAddressMessages, type DeliveryAreaProps } from './index';
import { AddressesPage } from './lib/addresses-page';
import { PlaceSearch } from './lib/place-search';

const LIST = '/api/v1/customer/address/list';
const messages = [placeMessages, savedAddressMessages, addressFormMessages, orderFormMessages];
const wire = (id: number, over: object = {}) => ({
  id,
  address_type: 'home',
  address: `${id} Quay`,
  latitude: '1',
  longitude: String(id),
  zone_ids: [1],
  contact_person_name: 'Mina',
  contact_person_number: '+356 2100 0000',
  house: '7',
  floor: '2',
  road: '',
  additional_information: '',
  ...over,
});
const page = (...addresses: object[]) => ({ total_size: addresses.length, limit: 100, offset: 1, addresses });
const ADDRESS: DeliveryAddress = {
  type: 'Selected Address',
  text: 'Quay 1',
  point: { lat: 1, lng: 2 },
  zoneIds: ['1'],
  road: '',
  house: '',
  floor: '',
  more: '',
};
const NOBODY: Contact = { name: '', phone: '', email: '' };
/** Dialogs load lazily, which is slow on a busy machine. */
const LATE = { timeout: 20_000 };

let testShop: TestShop;
beforeEach(() => {
  window.localStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
  testShop = openTestShop();
  Object.assign(testShop.answers, {
    '/api/v1/config': { country: 'MT', default_location: { lat: 1, lng: 2 } },
    '/api/v1/customer/info': { id: 1, f_name: 'Mina', l_name: 'Vella', phone: '+35621000000', email: 'm@example.com' },
    '/api/v1/config/get-zone-id': { zone_id: '[1]', zone_data: [] },
    [LIST]: page(),
  });
});
const callsOf = (path: string) => testShop.calls.filter(({ pathname }) => pathname === path).length;

/** Holds the address and contact like an order form. */
function Order({ start = ADDRESS, onKnown, ...props }: Partial<DeliveryAreaProps> & { start?: DeliveryAddress }) {
  const [order, setOrder] = useState({ address: start as DeliveryAddress | null, contact: NOBODY });
  const [isKnown, setKnown] = useState(false);
  return (
    <DeliveryArea
      type="delivery"
      errors={[]}
      zoneId="1"
      isKnown={isKnown}
      onKnown={() => {
        setKnown(true);
        onKnown?.();
      }}
      onChange={(change) => setOrder({ ...order, ...change })}
      {...order}
      {...props}
    />
  );
}

describe('the address page', () => {
  it('[ADDR-07] [ADDR-09] shows the specified text when there are no addresses', async () => {
    await testShop.renderWithProviders(<AddressesPage />, { messages, token: 't' });
    expect(await screen.findByRole('heading', { name: 'Oops' })).toBeVisible();
    expect(screen.getByText('You don’t have any saved address yet. please save address to continue')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add address' })).toBeVisible();
  });

  it('lists each with its name, door details, note and contact', async () => {
    testShop.answers[LIST] = page(
      wire(1, { additional_information: 'Blue door' }),
      wire(2, { address_type: 'others', address_label: 'Beach', house: '', floor: '' }),
    );
    await testShop.renderWithProviders(<AddressesPage />, { messages, token: 't' });
    const [home, beach] = await screen.findAllByRole('listitem');
    expect(within(home as HTMLElement).getByRole('heading', { name: 'Home' })).toBeVisible();
    expect(home).toHaveTextContent('1 QuayHouse 7 · Floor 2Blue doorMina +356 2100 0000');
    expect(within(beach as HTMLElement).getByRole('heading', { name: 'Beach' })).toBeVisible();
    expect(beach).toHaveTextContent('2 QuayMina');
  });

  it('shows an error when loading failed, and retries', async () => {
    delete testShop.answers[LIST];
    await testShop.renderWithProviders(<AddressesPage />, { messages, token: 't' });
    await screen.findByText('Your addresses could not be loaded.', {}, LATE);
    testShop.answers[LIST] = page(wire(1));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
  });

  it('a rejected deletion shows its error in the dialog and keeps the address', async () => {
    testShop.answers[LIST] = page(wire(1));
    await testShop.renderWithProviders(<AddressesPage />, { messages, token: 't' });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Home' }));
    const dialog = await screen.findByRole('dialog', {}, LATE);
    testShop.elsewhere = () =>
      Response.json({ errors: [{ code: 'address', message: 'This address no longer exists.' }] }, { status: 404 });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await within(dialog).findByText('This address no longer exists.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

describe('the address that a customer’s order starts with', () => {
  const orders = (...addresses: object[]) => ({
    total_size: addresses.length,
    limit: 10,
    offset: 1,
    orders: addresses.map((delivery_address, index) => ({
      id: index + 1,
      order_type: 'delivery',
      created_at: `2026-03-0${index + 1} 10:00:00`,
      delivery_address,
    })),
  });
  const RUNNING = '/api/v1/customer/order/running-orders';
  const PAST = '/api/v1/customer/order/list';
  /** By default nothing was chosen yet: the address is the place of the visit. */
  const open = (address: DeliveryAddress = ADDRESS) =>
    testShop.renderWithProviders(<Order start={address} />, { messages, token: 't' });
  beforeEach(() => {
    testShop.answers[LIST] = page(wire(1), wire(4), wire(5), wire(3, { zone_ids: [9], address: 'Far' }));
    testShop.answers[RUNNING] = orders();
    testShop.answers[PAST] = orders();
  });

  it('[ADDR-27] is the one of the newest order in the store’s zone, with its door and contact', async () => {
    testShop.answers[PAST] = orders(
      { address: '1 Quay', latitude: '1', longitude: '1' },
      { address: '4 Quay', latitude: '1', longitude: '4' },
    );
    testShop.answers[RUNNING] = orders({ address: 'Far', latitude: '1', longitude: '3' });
    await open();
    expect(await screen.findByText('4 Quay', undefined, LATE)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'House' })).toHaveValue('7');
    expect(screen.getByText(/Mina \+356 2100 0000/)).toBeVisible();
  });

  it('[ADDR-27] is the one last used on this device, without a look at the orders', async () => {
    window.localStorage.setItem('addressesUsed', JSON.stringify({ 1: '5' }));
    await open();
    expect(await screen.findByText('5 Quay', undefined, LATE)).toBeVisible();
    expect(callsOf(PAST) + callsOf(RUNNING)).toBe(0);
  });

  it('[ADDR-27] is the nearest without either, also when the orders can not be loaded', async () => {
    delete testShop.answers[PAST];
    await open();
    expect(await screen.findByText('1 Quay', undefined, LATE)).toBeVisible();
  });

  it('[ADDR-27] stays what the customer has chosen', async () => {
    await open({ ...ADDRESS, text: 'Elsewhere', point: { lat: 1, lng: 9 }, house: '3' });
    expect(await screen.findByText('Elsewhere', undefined, LATE)).toBeVisible();
    await waitFor(() => expect(callsOf(LIST)).toBeGreaterThan(0));
    await act(() => new Promise((done) => setTimeout(done, 50)));
    expect(screen.getByText('Elsewhere')).toBeVisible();
    expect(callsOf(PAST)).toBe(0);
  });

  it('[ADDR-27] shows once it is known, and what follows it is told so, also when nothing can be loaded', async () => {
    const onKnown = jest.fn();
    let answer: (given: Response) => void = () => undefined;
    testShop.answers[LIST] = () => new Promise<Response>((done) => (answer = done));
    await testShop.renderWithProviders(<Order start={ADDRESS} onKnown={onKnown} />, { messages, token: 't' });
    await waitFor(() => expect(callsOf(LIST)).toBeGreaterThan(0), LATE);
    expect(screen.getByRole('status', { name: 'Loading your addresses' })).toBeVisible();
    expect(screen.queryByText('Quay 1')).toBeNull();
    expect(onKnown).not.toHaveBeenCalled();
    answer(Response.json({ errors: [] }, { status: 404 }));
    expect(await screen.findByText('Quay 1', undefined, LATE)).toBeVisible();
    expect(onKnown).toHaveBeenCalled();
  });

  it('[ADDR-27] without saved addresses is the place of the visit', async () => {
    testShop.answers[LIST] = page();
    await open();
    expect(await screen.findByText('Quay 1', undefined, LATE)).toBeVisible();
    await act(() => new Promise((done) => setTimeout(done, 50)));
    expect(screen.getByText('Quay 1')).toBeVisible();
    expect(callsOf(PAST)).toBe(0);
  });
});

describe('the delivery address of an order', () => {
  it('[ADDR-27] [ADDR-29] shows a customer the selected address with an edit button, and buttons to change it', async () => {
    testShop.answers[LIST] = page(wire(2, { address: 'Quay 1', house: '', floor: '' }));
    await testShop.renderWithProviders(<Order />, { messages, token: 't' });
    const area = await screen.findByRole('group', { name: 'Delivery Addresses' }, LATE);
    await waitFor(() => expect(within(area).getByText('Home')).toBeVisible());
    for (const name of ['Edit address', 'View Saved Address', 'Add address'])
      expect(within(area).getByRole('button', { name })).toBeVisible();
  });

  it('[ADDR-08] [ADDR-04] [ADDR-05] lists the addresses of the zone; Cancel applies nothing', async () => {
    testShop.answers[LIST] = page(wire(1), wire(4), wire(3, { zone_ids: [9], address: 'Far' }));
    await testShop.renderWithProviders(<Order />, { messages, token: 't' });
    expect(await screen.findByText('1 Quay', undefined, LATE)).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'View Saved Address' }, LATE));
    const dialog = await screen.findByRole('dialog', { name: 'Saved Addresses' }, LATE);
    expect(await within(dialog).findAllByRole('radio')).toHaveLength(2);
    expect(within(dialog).getByRole('button', { name: 'Add address' })).toBeVisible();
    await userEvent.click(within(dialog).getByRole('radio', { name: /4 Quay/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('1 Quay')).toBeVisible();
  });

  it('[ADDR-06] [ADDR-02] Select applies it; the list is refetched when opened, the last used first', async () => {
    testShop.answers[LIST] = page(wire(1), wire(4));
    await testShop.renderWithProviders(<Order />, { messages, token: 't' });
    const openList = async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'View Saved Address' }, LATE));
      return screen.findByRole('dialog', { name: 'Saved Addresses' }, LATE);
    };
    let dialog = await openList();
    await userEvent.click(await within(dialog).findByRole('radio', { name: /4 Quay/ }));
    const before = callsOf(LIST);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Select' }));
    await waitFor(() => expect(screen.getByText('4 Quay')).toBeVisible());
    expect(screen.getByRole('textbox', { name: 'House' })).toHaveValue('7');
    dialog = await openList();
    const radios = await within(dialog).findAllByRole('radio');
    expect(radios[0]).toHaveAccessibleName(/4 Quay/);
    expect(radios[0]).toBeChecked();
    expect(callsOf(LIST)).toBeGreaterThan(before);
  });

  it('[ADDR-24] [ADDR-30] rejected door details keep the input', async () => {
    testShop.answers[LIST] = page(wire(2, { address: 'Quay 1' }));
    await testShop.renderWithProviders(<Order contact={{ name: 'Mina', phone: '12345', email: '' }} />, {
      messages,
      token: 't',
    });
    fireEvent.change(await screen.findByRole('textbox', { name: 'Floor' }, LATE), { target: { value: '9' } });
    testShop.elsewhere = () =>
      Response.json({ errors: [{ code: 'floor', message: 'No such floor.' }] }, { status: 403 });
    await userEvent.click(screen.getByRole('button', { name: 'Save address' }));
    expect(await screen.findByText('No such floor.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Floor' })).toHaveValue('9');
  });

  it('[ADDR-31] [ADDR-33] [ADDR-26] guests get a contact card, without a request for saved addresses', async () => {
    const { unmount } = await testShop.renderWithProviders(<Order />, { messages });
    expect(await screen.findByText('No Contact Info Added', {}, LATE)).toBeVisible();
    expect(screen.getByText('Quay 1')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'View Saved Address' })).toBeNull();
    unmount();
    const contact = { name: 'Gia', phone: '+356 2100 0000', email: 'g@example.com' };
    await testShop.renderWithProviders(<Order contact={contact} address={{ ...ADDRESS, house: '7', floor: '2' }} />, {
      messages,
    });
    for (const text of ['Gia', '+356 2100 0000', 'House 7 · Floor 2'])
      expect(await screen.findByText(text)).toBeVisible();
    expect(callsOf(LIST)).toBe(0);
  });

  it('[ADDR-32] [ADDR-34] [ADDR-36] [ADDR-38] take-away asks for a contact only', async () => {
    await testShop.renderWithProviders(<Order type="take_away" address={{ ...ADDRESS, house: '7' }} />, { messages });
    expect(await screen.findByText('No Contact Info Added', {}, LATE)).toBeVisible();
    expect(screen.queryByText(/House|Quay/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Edit contact info' }));
    const form = await screen.findByRole('form', { name: 'Contact' }, LATE);
    const field = (name: RegExp) => within(form).getByRole('textbox', { name });
    const fields = [/Contact Person Name/, /Phone/, /Contact Person Email/];
    for (const name of fields) expect(field(name)).toBeRequired();
    await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
    for (const text of ['Name is required', 'Phone Number is required', 'Email is required'])
      expect(within(form).getByText(text)).toBeVisible();
    const write = () => {
      fireEvent.change(field(/Name/), { target: { value: 'Gia' } });
      fireEvent.change(field(/Phone/), { target: { value: '٢١٠٠ ٠٠٠٠' } });
      fireEvent.change(field(/Email/), { target: { value: 'g@example.com' } });
    };
    write();
    await userEvent.click(within(form).getByRole('button', { name: 'Reset' }));
    for (const name of fields) expect(field(name)).toHaveValue('');
    write();
    await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
    for (const text of ['Gia', '+356 2100 0000', 'g@example.com']) expect(await screen.findByText(text)).toBeVisible();
  });

  it('errors are shown on the card and describe its edit button', async () => {
    await testShop.renderWithProviders(<Order errors={['Name is required']} />, { messages });
    expect(await screen.findByText('Name is required', {}, LATE)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Edit contact info' })).toHaveAttribute('aria-invalid', 'true');
  });
});

it('all errors of a parcel’s party appear in one commit, so that the first invalid field is known at once', async () => {
  const firstOfCommits: (string | undefined)[] = [];
  function Parcel() {
    const [isSubmitted, setSubmitted] = useState(false);
    useLayoutEffect(() => {
      const invalid = document.querySelector<HTMLInputElement>('[aria-invalid="true"]');
      if (isSubmitted) firstOfCommits.push(invalid?.labels?.[0]?.textContent ?? undefined);
    });
    return (
      <>
        <AddressPicker
          title="Sender"
          party={{ contact: NOBODY, address: null }}
          onChange={() => undefined}
          errorOf={(field) => (isSubmitted && (field === 'name' || field === 'phone') ? `${field} is missing` : null)}
          email="no"
          canAutofill
          start={null}
          pickPlace={() => undefined}
        />
        <label>
          Receiver
          <input aria-invalid={isSubmitted} />
        </label>
        <button onClick={() => setSubmitted(true)}>Send</button>
      </>
    );
  }
  await testShop.renderWithProviders(<Parcel />, { messages });
  await screen.findByLabelText(/Contact Person Name/, undefined, LATE);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('name is missing')).toBeVisible();
  expect(screen.getByText('phone is missing')).toBeVisible();
  expect(firstOfCommits[0]).toMatch(/Contact Person Name/);
});

it.each([
  ['en', 'Location', 'Set Location'],
  ['ar', 'الموقع', 'حدد الموقع'],
] as const)(
  '[ADDR-41] the whole location field opens the map, by press and by key: %s',
  async (language, name, set) => {
    const pickPlace = jest.fn();
    await testShop.renderWithProviders(
      <form onSubmit={() => pickPlace('sent')}>
        <AddressPicker
          title="Sender"
          party={{ contact: NOBODY, address: null }}
          onChange={() => undefined}
          errorOf={() => null}
          email="no"
          canAutofill
          start={{ lat: 1, lng: 2 }}
          pickPlace={pickPlace}
        />
        <button>Send</button>
      </form>,
      { messages, language },
    );
    const field = await screen.findByRole('textbox', { name: new RegExp(`^${name}`) }, LATE);
    expect(field).toHaveAttribute('placeholder', set);
    await userEvent.click(field);
    await userEvent.click(screen.getByText(name));
    await userEvent.click(screen.getByRole('button', { name: set }));
    field.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await userEvent.keyboard('a{Tab}');
    expect(pickPlace.mock.calls.map(([from]) => from)).toEqual(Array.from({ length: 5 }, () => ({ lat: 1, lng: 2 })));
  },
);

it('[PARC-14] [ADDR-44] door details of a party are one line, which says what they are, until it is pressed', async () => {
  const address = { ...ADDRESS, house: '3' };
  const onChange = jest.fn();
  await testShop.renderWithProviders(
    <AddressPicker
      title="Receiver"
      party={{ contact: NOBODY, address }}
      onChange={onChange}
      errorOf={() => null}
      email="no"
      canAutofill={false}
      start={null}
      pickPlace={() => undefined}
    />,
    { messages },
  );
  const line = await screen.findByText('House, floor and note', undefined, LATE);
  expect(within(line).getByText('3')).toBeVisible();
  const floor = screen.getByLabelText('Floor');
  expect(floor).not.toBeVisible();
  await userEvent.click(line);
  expect(floor).toBeVisible();
  await userEvent.type(floor, '2');
  expect(onChange).toHaveBeenLastCalledWith(
    expect.objectContaining({ address: expect.objectContaining({ floor: '2' }) }),
  );
  expect(within(line).getByText('3 · 2')).toBeVisible();
});

it('[LOC-12] a search for a place of marks or spaces alone asks nothing, and a pasted one is asked without its marks', async () => {
  const SUGGESTED = '/api/v1/config/place-api-autocomplete';
  await testShop.renderWithProviders(<PlaceSearch onFound={() => undefined} />, { messages });
  await userEvent.click(screen.getByRole('combobox'));
  await userEvent.paste('\u202a\u200b \u202c');
  // After it, typed text is asked for, if at all.
  await act(() => new Promise((done) => setTimeout(done, 500)));
  expect(testShop.callOf(SUGGESTED)).toBeUndefined();
  await userEvent.paste('Quay\u200f');
  await waitFor(() => expect(testShop.callOf(SUGGESTED)?.get('search_text')).toBe('Quay'));
});
