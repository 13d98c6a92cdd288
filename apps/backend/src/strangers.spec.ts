/** What a stranger sends is not counted against somebody else (decision 079). The limits are those of an open shop. */
import { bearer, bootBeforeAll, clientOf, HERE, orderBody, rejected, type Json } from './testing.spec-helper';

const PASSWORD = 'correct horse battery';
const backend = bootBeforeAll({ RATE_LIMIT: '1200' });

let last = 0;
/** Calls from a network address of their own. */
const visitor = () => {
  last += 1;
  return clientOf(backend.shop, { remoteAddress: `198.51.${last >> 8}.${last & 255}` });
};
type Visitor = ReturnType<typeof visitor>;
const newPhone = () => `+35699${String((last += 1)).padStart(6, '0')}`;
const guestOf = async (who: Visitor): Promise<number> => (await who.post('auth/guest/request')).body.guest_id;
const times = async (count: number, act: (turn: number) => Promise<unknown>) => {
  for (let turn = 0; turn < count; turn += 1) await act(turn);
};

async function orderAs(who: Visitor, phone: string, over: Json = {}) {
  const guest = await guestOf(who);
  const bananas = await who.bananas();
  await who.addToCart(bananas.id, { guest_id: guest });
  return who.placeOrder(orderBody(guest, bananas.store_id, { contact_person_number: phone, ...over }));
}
/** Signs up from an address, which is then known to the account. */
async function account(who: Visitor) {
  const sign = String((last += 1)).padStart(4, '0');
  const person = { f_name: 'Mina', email: `own${sign}@example.com`, phone: `+35673${sign}00`, password: PASSWORD };
  const { body } = await who.post('auth/sign-up', person);
  return { person, headers: bearer(body.token) };
}
const signIn = (who: Visitor, login: string, password: string) =>
  who.post('auth/login', { email_or_phone: login, password });

describe('orders of guests', () => {
  it('eleven refused orders with an invented guest id do not keep the owner of the phone from ordering', async () => {
    const phone = newPhone();
    const stranger = visitor();
    await times(11, async () =>
      expect(await stranger.placeOrder(orderBody(424_242_424_242, 1, { contact_person_number: phone }))).toMatchObject(
        rejected(401, 'auth-001'),
      ),
    );
    expect((await orderAs(visitor(), phone)).status).toBe(200);
  });

  it('nor do refused orders of real guests, from another address', async () => {
    const phone = newPhone();
    const stranger = visitor();
    const guest = await guestOf(stranger);
    await times(11, () => stranger.placeOrder(orderBody(guest, 1, { contact_person_number: phone })));
    expect((await orderAs(visitor(), phone)).status).toBe(200);
    // At the stranger's own address the phone has no attempts left.
    expect((await orderAs(stranger, phone)).status).toBe(429);
  });

  it('nor do open orders in the name of the phone, from another address', async () => {
    const phone = newPhone();
    const stranger = visitor();
    await times(5, async () => expect((await orderAs(stranger, phone)).status).toBe(200));
    expect((await orderAs(stranger, phone)).status).toBe(429);
    expect((await orderAs(visitor(), phone)).status).toBe(200);
  });

  it('without a phone, each guest is refused for the missing phone', async () => {
    const without = async () => (await orderAs(visitor(), '')).body.errors[0].code;
    await times(11, async (turn) => expect([turn, await without()]).toEqual([turn, 'contact_person_number']));
  });
});

describe('coupon codes', () => {
  const apply = (who: Visitor, code: string, query = '', headers: Json = HERE) =>
    who.get(`coupon/apply?code=${code}${query}`, headers);

  it.each([
    ['without a guest id', ''],
    ['with an invented guest id', '&guest_id=424242424242'],
  ])('21 wrong ones %s do not refuse codes to other visitors', async (_, query) => {
    const stranger = visitor();
    await times(21, (turn) => apply(stranger, `WRONG${turn}`, query));
    expect((await apply(visitor(), 'NOPE', query)).status).toBe(404);
  });

  it('an invented token counts for the address alone', async () => {
    const stranger = visitor();
    await times(21, (turn) => apply(stranger, `WRONG${turn}`, '', bearer('invented')));
    expect((await apply(visitor(), 'NOPE', '', bearer('invented'))).status).toBe(401);
  });

  it('wrong ones of a customer count over all sessions', async () => {
    const who = visitor();
    const { person, headers } = await account(who);
    const { body } = await signIn(who, person.email, PASSWORD);
    await times(20, (turn) => apply(visitor(), `WRONG${turn}`, '', headers));
    expect((await apply(visitor(), 'NOPE', '', bearer(body.token))).status).toBe(429);
  });
});

describe('orders by phone', () => {
  it('claims with somebody’s phone do not keep its owner from tracking, at another address', async () => {
    const phone = newPhone();
    const owner = visitor();
    const { order_id: id } = (await orderAs(owner, phone)).body;
    const track = (who: Visitor, number: number) =>
      who.get(`customer/order/track?order_id=${number}&contact_number=${encodeURIComponent(phone)}`);
    const stranger = visitor();
    await times(20, async (turn) => expect((await track(stranger, 100_000_000 + turn)).status).toBe(404));
    expect((await track(stranger, 100_000_020)).status).toBe(429);
    expect((await track(owner, id)).status).toBe(200);
  });
});

describe('accounts', () => {
  it('ten wrong passwords of strangers refuse every unknown address, not the one that the owner signed in from', async () => {
    const owner = visitor();
    const { person } = await account(owner);
    await times(10, async () => expect((await signIn(visitor(), person.email, 'wrong one')).status).toBe(401));
    expect((await signIn(visitor(), person.phone, PASSWORD)).status).toBe(429);
    expect((await signIn(owner, person.phone, PASSWORD)).status).toBe(200);
  });

  it('a known address has ten attempts of its own', async () => {
    const owner = visitor();
    const { person } = await account(owner);
    await times(10, () => signIn(visitor(), person.email, 'wrong one'));
    await times(10, async () => expect((await signIn(owner, person.email, 'mistyped')).status).toBe(401));
    expect((await signIn(owner, person.email, PASSWORD)).status).toBe(429);
  });

  it('wrong passwords at a known address count for strangers, too', async () => {
    const owner = visitor();
    const { person } = await account(owner);
    await times(10, () => signIn(owner, person.email, 'mistyped'));
    expect((await signIn(visitor(), person.email, 'wrong one')).status).toBe(429);
  });

  it('the owner changes the profile while strangers guess the password', async () => {
    const owner = visitor();
    const { person, headers } = await account(owner);
    await times(10, () => signIn(visitor(), person.email, 'wrong one'));
    const change = { password: 'another long password', current_password: PASSWORD };
    expect((await owner.post('customer/update-profile', change, headers)).status).toBe(200);
  });

  it('an address is no longer known once the password was reset', async () => {
    const owner = visitor();
    const { person } = await account(owner);
    const sent = await visitor().post('auth/forgot-password', { email: person.email });
    const reset_token = /\d{6}/.exec(sent.body.message)?.[0];
    const password = 'another long password';
    const reset = { email: person.email, reset_token, password, confirm_password: password };
    expect((await visitor().send('PUT', 'auth/reset-password', reset)).status).toBe(200);
    await times(10, () => signIn(visitor(), person.email, 'wrong one'));
    expect((await signIn(owner, person.email, password)).status).toBe(429);
  });

  it('successful sign-ins do not use up the attempts of an address', async () => {
    const shared = visitor();
    const { person } = await account(shared);
    await times(101, async () => expect((await signIn(shared, person.email, PASSWORD)).status).toBe(200));
  });

  it('codes that strangers request leave the owner’s to a known address', async () => {
    const owner = visitor();
    const { person } = await account(owner);
    const request = (who: Visitor) => who.post('auth/login', { login_type: 'otp', phone: person.phone });
    await times(5, async () => expect((await request(visitor())).status).toBe(200));
    expect((await request(visitor())).status).toBe(429);
    expect((await request(owner)).status).toBe(200);
  });

  it('wrong guesses of strangers do not spend a code at a known address, and are five in all', async () => {
    const owner = visitor();
    const { person } = await account(owner);
    const { phone } = person;
    const sent = await owner.post('auth/login', { login_type: 'otp', phone });
    const otp = /\d{6}/.exec(sent.body.message)?.[0] as string;
    const enter = (who: Visitor, code: string) => who.post('auth/login', { login_type: 'otp', phone, otp: code });
    const wrong = otp === '000000' ? '111111' : '000000';
    await times(5, () => enter(visitor(), wrong));
    // Even the right one is refused to strangers now.
    expect((await enter(visitor(), otp)).status).toBe(403);
    await times(4, async () => expect((await enter(owner, wrong)).status).toBe(403));
    expect((await enter(owner, otp)).status).toBe(200);
  });

  it('a name without digits or letters is refused, not counted', async () => {
    await times(12, async (turn) => {
      const who = visitor();
      expect([turn, (await who.post('auth/forgot-password', { phone: 'nobody' })).body.errors[0].code]).toEqual([
        turn,
        'phone',
      ]);
      expect([turn, (await signIn(who, 'nobody', PASSWORD)).status]).toEqual([turn, 401]);
    });
  });
});
