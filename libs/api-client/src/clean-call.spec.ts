/** Every call leaves the storefront with clean texts, whoever makes it (decision 083). */
import { minor } from '@shop/util';
import { shop } from './fake-network.spec-helper';
import { accountsApi } from './lib/accounts';
import { chatApi } from './lib/chat';
import { ordersApi } from './lib/orders';
import { profileApi } from './lib/profile';

const PASSWORD = '\u202aلا تغيّر\u200f';
const fine = { status: 200, body: { order_id: 1, token: 't', products: [] } };
const contact = {
  name: '\u202bعلی\u200cرضا\u202c',
  phone: '\u2068+٣٥٦ ٧٩٩٠ ٢٨٥٢\u2069',
  email: 'mailto:Ali@example.com\u200f',
};
const clean = {
  contact_person_name: 'علی\u200cرضا',
  contact_person_number: '+356 7990 2852',
  contact_person_email: 'Ali@example.com',
};
const address = {
  type: 'home',
  text: '\u200f١ شارع السوق',
  point: { lat: 34.5, lng: 18.25 },
  zoneIds: ['1'],
  road: '',
  house: '١٢',
  floor: '۳',
  more: '',
};
const placing = {
  ...{
    guestId: '7',
    moduleId: '3',
    contact,
    note: 'ring\u200b twice',
    tip: minor(250),
    shownTotal: minor(1250),
    km: null,
    key: 'k',
  },
  ...{ payment: { method: 'cash_on_delivery' as const }, address },
};
const order = {
  ...{
    storeId: '9',
    type: 'delivery' as const,
    cutlery: false,
    instruction: '',
    unavailable: '',
    boughtNow: null,
    scheduleAt: null,
  },
  ...{ couponCode: 'WELCOME١٠\u200e' },
};

async function sent(
  act: (store: ReturnType<typeof shop>['store']) => Promise<unknown>,
): Promise<RequestInit & { url: URL }> {
  const { store, calls } = shop(() => fine);
  await act(store);
  const [call] = calls;
  if (!call) throw new Error('nothing was sent');
  return { ...call.init, url: call.url };
}
const bodyOf = async (act: Parameters<typeof sent>[0]) => JSON.parse(String((await sent(act)).body)) as object;

it('an order, its contact, address, note and coupon', async () =>
  expect(
    await bodyOf((store) => store.dispatch(ordersApi.endpoints.placeOrder.initiate({ ...placing, ...order }))),
  ).toMatchObject({
    ...clean,
    address: '١ شارع السوق',
    house: '12',
    floor: '3',
    order_note: 'ring twice',
    coupon_code: 'WELCOME10',
    dm_tips: 2.5,
  }));

it('an order with pictures, which is form data', async () => {
  const attachments = [new File(['x'], 'a.png', { type: 'image/png' }), new File(['y'], 'b.png')];
  const { body } = await sent((store) =>
    store.dispatch(ordersApi.endpoints.placeOrder.initiate({ ...placing, ...order, attachments })),
  );
  const form = body as FormData;
  expect(Object.fromEntries(form)).toMatchObject({ ...clean, house: '12' });
  expect(form.getAll('order_attachment[]').map((file) => (file as File).name)).toEqual(['a.png', 'b.png']);
});

it('a parcel, whose receiver is JSON text', async () => {
  const parcel = {
    ...placing,
    categoryId: '1',
    receiver: { contact, address },
    payer: 'sender' as const,
    instruction: '',
  };
  const body = await bodyOf((store) => store.dispatch(ordersApi.endpoints.placeOrder.initiate(parcel)));
  expect(JSON.parse(String((body as { receiver_details: string }).receiver_details))).toMatchObject({
    ...clean,
    house: '12',
    latitude: '34.5',
  });
});

it('a sign-up, but not its password', async () =>
  expect(
    await bodyOf((store) =>
      store.dispatch(
        accountsApi.endpoints.signUp.initiate({
          ...{ firstName: 'Jose\u0301\u200e', lastName: '', email: '\ufeffa@b.co', phone: '(+356) 7990 2852' },
          ...{ password: PASSWORD, refCode: '\u2066AB١٢\u2069', guestId: null },
        }),
      ),
    ),
  ).toMatchObject({
    f_name: 'José',
    email: 'a@b.co',
    phone: '+356 7990 2852',
    password: PASSWORD,
    ref_code: 'AB12',
  }));

it('a sign-in, whose login decides between phone and address', async () => {
  const signIn = (login: string) =>
    bodyOf((store) =>
      store.dispatch(accountsApi.endpoints.signIn.initiate({ login, password: PASSWORD, guestId: null })),
    );
  expect(await signIn('tel:+356-7990-2852')).toMatchObject({
    email_or_phone: '+356-7990-2852',
    phone: '+356-7990-2852',
    field_type: 'phone',
    password: PASSWORD,
  });
  const byEmail = await signIn('\u202amina＠example.com\u202c');
  expect(byEmail).toMatchObject({ email_or_phone: 'mina@example.com', field_type: 'email' });
  expect(byEmail).not.toHaveProperty('phone');
});

it('a profile, which is form data, and a message', async () => {
  const change = { firstName: '\u200fMina', lastName: 'V', email: 'm@example.com', phone: '', password: PASSWORD };
  const { body } = await sent((store) =>
    store.dispatch(
      profileApi.endpoints.updateProfile.initiate({
        ...change,
        currentPassword: PASSWORD,
        code: '٤١١ ٧٥٢',
        image: null,
      }),
    ),
  );
  expect(Object.fromEntries(body as FormData)).toMatchObject({
    f_name: 'Mina',
    password: PASSWORD,
    current_password: PASSWORD,
    otp: '411752',
  });
  expect(
    await bodyOf((store) =>
      store.dispatch(
        chatApi.endpoints.sendMessage.initiate({
          to: { type: 'vendor', id: '1' },
          text: 'مرحبا\u202c 👩\u200d🍳 ٣',
          key: 'k',
        }),
      ),
    ),
  ).toMatchObject({ message: 'مرحبا 👩\u200d🍳 ٣' });
});

it('the parameters of a query, and the claim of an order', async () => {
  const key = { orderId: '١٢٣٤٥٦٧٨٩', guestId: null, phone: 'tel:+356-7990-2852' };
  const { url } = await sent((store) => store.dispatch(ordersApi.endpoints.getOrder.initiate(key)));
  expect(Object.fromEntries(url.searchParams)).toEqual({ order_id: '123456789', contact_number: '+356-7990-2852' });
});

it('a forgotten password', async () => {
  const forgot = (login: string) =>
    bodyOf((store) => store.dispatch(accountsApi.endpoints.forgotPassword.initiate({ login })));
  expect(await forgot('+٣٥٦ ٧٩٩٠ ٢٨٥٢')).toEqual({ phone: '+356 7990 2852', verification_method: 'phone' });
  expect(await forgot('mina＠example.com')).toEqual({ email: 'mina@example.com', verification_method: 'email' });
});
