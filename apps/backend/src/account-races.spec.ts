/**
 * Removing an account while something else of it runs: two backend processes on one PostgreSQL. Whoever came first wins,
 * the other is refused with the reason, and nothing is left of an account that is gone (decision 078).
 */
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { buildApp } from './app';
import { commandHandler, type CommandResult } from './sequences-process.spec-helper';
import { insertPerson, startBackend, type BackendProcess, type Person } from './backend-process.spec-helper';
import { readConfig } from './config';
import type { Shop } from './context';
import { customers } from './db/schema';
import { demo } from './demo';
import { brokenInvariants } from './order-invariants.spec-helper';
import { demoDatabase } from './postgres.spec-helper';
import { cartLine, HERE, orderBody, testSettings, type Json } from './testing.spec-helper';

/** Without the lock, and slower: for backends in this process, which show that these tests can fail. */
jest.mock('./features/shoppers/lock', () => {
  const read = async (tx: Shop['db'], id: number) => {
    const [customer] = await tx.select().from(customers).where(eq(customers.id, id));
    await new Promise((resolve) => setTimeout(resolve, 30));
    return customer;
  };
  const lockCustomer = (tx: Shop['db'], _: unknown, id: number) => read(tx, id);
  return {
    ...jest.requireActual('./features/shoppers/lock'),
    lockShopper: async (tx: Shop['db'], id: number) => ({ id, customer: (await read(tx, id)) ?? null }),
    lockCaller: (tx: Shop['db'], _: unknown, { id }: { id: number }) => read(tx, id),
    lockCustomer,
    withCustomer: async (db: Shop['db'], place: unknown, work: (tx: unknown, customer: unknown) => unknown) => {
      const { customerOf } = jest.requireActual('./features/shoppers/caller');
      const { id } = await customerOf(db, place);
      return db.transaction(async (tx) => work(tx, await lockCustomer(tx as never, place, id)));
    },
  };
});

const ROUNDS = 200;
/** Rounds at a time: more would only wait for connections. */
const LANES = 8;
const STOCK = 1_000_000;

let backends: [BackendProcess, BackendProcess];
let pool: pg.Pool;
let item: { id: number; storeId: number };

/** Uses these backends, whose database is at `url`. */
async function use(url: string, started: Promise<BackendProcess>[]): Promise<void> {
  backends = (await Promise.all(started)) as [BackendProcess, BackendProcess];
  pool = new pg.Pool({ connectionString: url });
  const { rows } = await pool.query(
    'SELECT id, store_id AS "storeId" FROM items WHERE slug = \'bananas-green-corner\'',
  );
  item = rows[0] as typeof item;
  await pool.query('UPDATE items SET stock = $1, maximum_quantity = NULL WHERE id = $2', [STOCK, item.id]);
}
async function end(): Promise<void> {
  await pool?.end();
  for (const { stop } of backends ?? []) await stop();
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (at: number, method: Method, path: string, headers: Json, payload?: Json): Promise<CommandResult> =>
  (backends[at % 2] as BackendProcess).send({ do: 'call', method, path, headers, ...(payload ? { payload } : {}) });
const remove = (at: number, { headers }: Person) => call(at, 'DELETE', 'customer/remove-account', headers);

const newPerson = (invitedBy: number | null = null) => insertPerson(pool, invitedBy);

const order = (over: Json = {}) =>
  orderBody(null, item.storeId, {
    is_buy_now: 1,
    cart: JSON.stringify([cartLine(item.id, { quantity: 5, add_on_ids: [], add_on_qtys: [] })]),
    contact_person_name: 'Rana Aziz',
    ...over,
  });
const place = (at: number, { headers }: Person, over?: Json) =>
  call(at, 'POST', 'customer/order/place', headers, order(over));
const fund = (at: number, { id }: Person, amount: number) =>
  (backends[at % 2] as BackendProcess).send({ do: 'fund', customerId: id, amount });
/** Opens a payment for the wallet. @returns its id; null: refused */
async function openFund(at: number, { headers }: Person): Promise<{ answer: CommandResult; id: string }> {
  const body = { amount: 20, payment_method: 'sandbox', callback: 'http://localhost/wallet' };
  const answer = await call(at, 'POST', 'customer/wallet/add-fund', headers, body);
  return {
    answer,
    id:
      String((answer.body as Json).redirect_link ?? '')
        .split('/')
        .at(-1) ?? '',
  };
}
const settle = (at: number, id: string) =>
  (backends[at % 2] as BackendProcess).send({ do: 'settle', id, outcome: 'success' });
const STEPS = ['accept', 'prepare', 'hand_over', 'deliver'] as const;
/** @param before called before each step, and with their number after the last */
const deliver = async (
  at: number,
  orderId: number,
  before = (_step: number) => undefined as void,
): Promise<CommandResult[]> => {
  const steps: CommandResult[] = [];
  for (const [index, step] of STEPS.entries()) {
    before(index);
    steps.push(await (backends[at % 2] as BackendProcess).send({ do: 'step', orderId, step, who: 'admin' }));
  }
  before(STEPS.length);
  return steps;
};

const codeOf = ({ body }: CommandResult) =>
  ((body as Json)?.errors as Json[] | undefined)?.[0]?.code as string | undefined;
/** Statuses and codes of a round, and how often each outcome occurred. */
const outcomes = new Map<string, number>();
const outcome = (...answers: CommandResult[]) => {
  const text = answers.map((answer) => `${answer.status} ${codeOf(answer) ?? ''}`.trim()).join(' | ');
  outcomes.set(text, (outcomes.get(text) ?? 0) + 1);
};
beforeEach(async () => {
  outcomes.clear();
  await pool.query('TRUNCATE orders, wallet_entries, point_entries, payments, outbox CASCADE');
  await pool.query('UPDATE items SET stock = $1 WHERE id = $2', [STOCK, item.id]);
});

/** Runs the rounds, some at a time, alternating which process and which call comes first. */
async function rounds(count: number, round: (number: number) => Promise<void>): Promise<void> {
  let next = 0;
  const lane = async () => {
    while (next < count) {
      next += 1;
      await round(next);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}
/** Starts both, the second after up to 12 ms, so that each wins sometimes. */
async function together<A, B>(number: number, one: () => Promise<A>, other: () => Promise<B>): Promise<[A, B]> {
  const wait = () => new Promise((resolve) => setTimeout(resolve, number % 13));
  if (number % 2 === 0) return Promise.all([one(), wait().then(other)]);
  const second = other();
  return [await wait().then(one), await second];
}

const left = () => brokenInvariants(pool, new Map([[item.id, STOCK]]));

const orderBesideRemoval = (count: number) =>
  rounds(count, async (number) => {
    const person = await newPerson();
    outcome(
      ...(await together(
        number,
        () => place(number, person),
        () => remove(number + 1, person),
      )),
    );
  });
const bankBesideRemoval = (count: number) =>
  rounds(count, async (number) => {
    const person = await newPerson();
    const { id } = await openFund(number, person);
    await pool.query("UPDATE payments SET created_at = created_at - interval '1 hour' WHERE id = $1", [id]);
    outcome(
      ...(await together(
        number,
        () => settle(number, id),
        () => remove(number + 1, person),
      )),
    );
  });

/** Everything else that a signed-in customer writes, and what may happen to it beside the removal. */
const WRITES: Record<string, (at: number, person: Person, orderId: number) => Promise<CommandResult>> = {
  address: (at, { headers }) =>
    call(at, 'POST', 'customer/address/add', headers, {
      contact_person_name: 'Rana',
      contact_person_number: '+356 2100 0000',
      address_type: 'home',
      address: '1 Market Street',
      latitude: HERE.latitude,
      longitude: HERE.longitude,
    }),
  wish: (at, { headers }) => call(at, 'POST', `customer/wish-list/add?item_id=${item.id}`, headers),
  device: (at, { id, headers }) =>
    call(at, 'PUT', 'customer/cm-firebase-token', headers, { cm_firebase_token: `device-${id}` }),
  message: (at, { headers }) =>
    call(at, 'POST', 'customer/message/send', headers, {
      receiver_type: 'vendor',
      receiver_id: item.storeId,
      message: 'Hello',
    }),
  interests: (at, { headers }) => call(at, 'POST', 'customer/update-interest', headers, { interest: [1, 2] }),
  profile: (at, { id, headers }) =>
    call(at, 'POST', 'customer/update-profile', headers, {
      f_name: 'Lina',
      l_name: 'Aziz',
      email: `race${id}@example.com`,
      phone: `+356${id}`,
    }),
  points: (at, { headers }) => call(at, 'POST', 'customer/loyalty-point/point-transfer', headers, { point: 100 }),
  ticket: (at, { headers }) => call(at, 'POST', 'customer/events/ticket', headers, {}),
  cart: (at, { headers }) => call(at, 'POST', 'customer/cart/add', headers, cartLine(item.id)),
  review: (at, { headers }, orderId) =>
    call(at, 'POST', 'items/reviews/submit', headers, { item_id: item.id, order_id: orderId, rating: 5 }),
  refund: (at, { headers }, orderId) =>
    call(at, 'POST', 'customer/order/refund-request', headers, { order_id: orderId, customer_reason: 'late' }),
};
const NEEDS_DELIVERY = ['review', 'refund'];

describe('two processes', () => {
  beforeAll(async () => {
    const url = await demoDatabase('account_races');
    await use(url, [startBackend(url), startBackend(url)]);
  }, 180_000);
  afterAll(end);

  it(`an order and the removal of its account, ${ROUNDS} times`, async () => {
    await orderBesideRemoval(ROUNDS);
    expect(await left()).toEqual([]);
    expect([...outcomes.keys()].sort()).toEqual(['200 | 203 on-going', '401 auth-001 | 200']);
  }, 600_000);

  it(`an order by wallet and the removal, on one process, ${ROUNDS} times`, async () => {
    await rounds(ROUNDS, async (number) => {
      const person = await newPerson();
      await fund(number, person, 5000);
      const paid = { payment_method: 'wallet' };
      outcome(
        ...(await together(
          number,
          () => place(number, person, paid),
          () => remove(number, person),
        )),
      );
    });
    expect(await left()).toEqual([]);
    // Money in the wallet keeps the account, whether before the order or after it.
    expect([...outcomes.keys()].sort()).toEqual(['200 | 203 on-going', '200 | 203 wallet']);
  }, 600_000);

  it(`a payment for the wallet is opened, and the removal, ${ROUNDS} times; the bank pays afterwards`, async () => {
    await rounds(ROUNDS, async (number) => {
      const person = await newPerson();
      const [opened, removed] = await together(
        number,
        () => openFund(number, person),
        () => remove(number + 1, person),
      );
      outcome(opened.answer, removed);
      if (opened.id) outcome(await settle(number, opened.id));
    });
    expect(await left()).toEqual([]);
    expect([...outcomes.keys()].sort()).toEqual(['200', '200 | 203 payment', '401 auth-001 | 200']);
  }, 600_000);

  it(`the bank pays for an old page, and the removal, ${ROUNDS} times: credited or sent back, never lost`, async () => {
    await bankBesideRemoval(ROUNDS);
    expect(await left()).toEqual([]);
    expect([...outcomes.keys()].sort()).toEqual(['200 | 200', '200 | 203 wallet']);
  }, 600_000);

  it(`the first order of an invited customer is delivered while the inviter leaves, ${ROUNDS / 4} times`, async () => {
    await rounds(ROUNDS / 4, async (number) => {
      const inviter = await newPerson();
      const invited = await newPerson(inviter.id);
      const { body } = await place(number, invited);
      // Half of the removals start with the last step, which rewards the inviter; the others before it, or when all is done.
      const start = number % 2 === 0 ? STEPS.length - 1 : number % (STEPS.length + 1);
      let removal: Promise<CommandResult> | undefined;
      const steps = await deliver(number, (body as Json).order_id, (step) => {
        if (step === start) removal = remove(number + 1, inviter);
      });
      const removed = (await removal) as CommandResult;
      outcome(...steps.slice(-1), removed);
    });
    expect(await left()).toEqual([]);
    expect([...outcomes.keys()].sort()).toEqual(['200 | 200', '200 | 203 wallet']);
  }, 600_000);

  it.each(Object.keys(WRITES))(
    '%s and the removal, 20 times: written or refused, never half',
    async (name) => {
      await rounds(20, async (number) => {
        const person = await newPerson();
        let orderId = 0;
        if (NEEDS_DELIVERY.includes(name)) {
          ({ order_id: orderId } = (await place(number, person)).body as { order_id: number });
          await deliver(number, orderId);
        }
        if (name === 'points')
          await pool.query(
            "INSERT INTO point_entries (customer_id, kind, credit, balance, reference) VALUES ($1, 'order_place', 500, 500, 'x')",
            [person.id],
          );
        const write = WRITES[name] as (typeof WRITES)[string];
        const answers = await together(
          number,
          () => write(number, person, orderId),
          () => remove(number + 1, person),
        );
        outcome(...answers);
      });
      for (const key of outcomes.keys())
        expect(key).toMatch(/^(200 \| 20[03]|401 auth-001 \| 200|404 \w+ \| 200)( (on-going|wallet|payment))?$/);
      expect(await left()).toEqual([]);
    },
    300_000,
  );
});

describe('without the lock', () => {
  const startHere = async (url: string): Promise<BackendProcess> => {
    const shop = await buildApp(readConfig(testSettings(url)), demo);
    await shop.app.ready();
    return { send: commandHandler(shop), stop: () => shop.app.close() };
  };
  beforeAll(async () => {
    const url = await demoDatabase('account_races_naive');
    await use(url, [startHere(url), startHere(url)]);
  }, 180_000);
  afterAll(end);

  it('an order outlives its account, and a payment is lost: the tests above can fail', async () => {
    await orderBesideRemoval(40);
    expect(await left()).toContainEqual(expect.stringContaining('an order with a person and no customer'));
    await bankBesideRemoval(40);
    expect((await left()).join()).toMatch(
      /a payment for a wallet was not|money in the wallet of an account that is gone/,
    );
  }, 300_000);
});
