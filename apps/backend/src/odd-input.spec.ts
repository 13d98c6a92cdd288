/**
 * Odd texts and numbers through every field of the OpenAPI document: no 5xx, and no refusal of what a person would call
 * right (decision 083).
 */
import {
  fieldsOf,
  oddInput,
  operationsOf,
  requestOf,
  urlOf,
  type Field,
  type OddKind,
  type OddLine,
  type OperationAt,
  type Request,
} from './contract-fields.spec-helper';
import { translate, type MessageKey } from './messages';
import { bearer, bootBeforeAll, HERE, orderBody, type Json } from './testing.spec-helper';

const backend = bootBeforeAll();

/** What a field asks for, by its name on the wire; other texts are free. */
const KINDS: Record<string, OddKind[]> = {
  phone: ['phone'],
  contact_person_number: ['phone'],
  contact_number: ['phone'],
  email: ['email'],
  contact_person_email: ['email'],
  email_or_phone: ['phone', 'email'],
  ...Object.fromEntries(
    ['otp', 'token', 'reset_token', 'order_id', 'guest_id', 'coupon_code', 'code', 'ref_code'].map((name) => [
      name,
      ['code'],
    ]),
  ),
};
/** A guess of a secret, of a name in the catalogue, or of what a program alone writes. */
const GUESSED =
  /^(proof|session_info|access_token|unique_id|ticket|signature|expires|placeid|callback|medium|filter|category_ids|schedule_at|receiver_details|cart|model|key|id|name|type)$/;

const isNumeric = ({ type }: Json) => type === 'number' || type === 'integer';
const within = (value: number, { type, minimum = -Infinity, maximum = Infinity }: Json) =>
  (type === 'number' || Number.isSafeInteger(value)) && value >= minimum && value <= maximum;

/** The largest number of fields whose schemas accept any text. */
const MOST: Record<string, number> = { dm_tips: 1000, latitude: 90, longitude: 180 };
const textFits = (text: string, { pattern, maxLength = 1000, type }: Json) =>
  type === 'string'
    ? text.length <= maxLength && new RegExp(pattern ?? '').test(text)
    : Number.isSafeInteger(Number(text));

/** Whether a person would call the line right in the field. */
function isRight({ right }: OddLine, { name, schemas, place }: Field): boolean {
  const kinds = KINDS[name];
  const number = schemas.find(isNumeric);
  if (kinds) {
    const reads = kinds.map((kind) => right[kind]).find((read) => read !== undefined);
    return reads !== undefined && schemas.every((schema) => textFits(String(reads), schema));
  }
  if (number) return typeof right.amount === 'number' && within(right.amount, { maximum: MOST[name], ...number });
  const text = right.name ?? right.text;
  return place === 'body' && !GUESSED.test(name) && !!text && schemas.some((schema) => textFits(String(text), schema));
}

/**
 * All lines that are right or wrong for the field; of the others every hundredth, another part of them in each field. A field
 * that an earlier operation has too is sent only such a part. `ODD=1` sends all lines everywhere.
 */
const linesFor = (field: Field, nth: number, isKnown: boolean): OddLine[] =>
  oddInput.filter((line, index) => {
    const kinds = KINDS[field.name] ?? (field.schemas.some(isNumeric) ? ['amount'] : ['text', 'name']);
    const isOwn = kinds.some((kind) => kind in line.right || line.wrong.includes(kind as OddKind));
    return process.env.ODD || (isOwn && !isKnown) || (index + nth) % 100 === 0;
  });

const REFUSALS: MessageKey[] = [
  ...([
    'fieldMissing',
    'fieldNumber',
    'fieldText',
    'fieldTooSmall',
    'fieldTooLarge',
    'fieldChoice',
    'fieldForm',
  ] as const),
  ...(['phoneMissing', 'phoneMalformed', 'emailMissing', 'emailMalformed', 'nameMissing', 'addressMissing'] as const),
  ...(['tipMalformed', 'receiverMalformed', 'loginMissing', 'bodyMalformed'] as const),
];

let token = '';
/** What makes the example of an operation one that it accepts. */
let bases: Record<string, Partial<Request>> = {};
beforeAll(async () => {
  const guest = await backend.guest();
  const customer = await backend.customer();
  ({ token } = customer);
  const bananas = await backend.bananas();
  const order = orderBody(guest, bananas.store_id, {
    is_buy_now: 1,
    cart: JSON.stringify([{ item_id: bananas.id, quantity: 1, variation: [] }]),
  });
  const own = { order_id: (await backend.placeOrder({ ...order, guest_id: null }, customer.headers)).body.order_id };
  const [category] = (await backend.get('categories')).body;
  const ofCategory = { path: { key: category.slug } };
  const paging = { limit: 10, offset: 1 };
  const person = { phone: '+35679000001', email: 'odd@example.com' };
  bases = {
    ...Object.fromEntries(['placeOrder', 'quoteTax', 'placePrescription'].map((id) => [id, { body: order }])),
    ...Object.fromEntries(
      ['childCategories', 'allCategoryItems', 'categoryItems', 'categoryStores'].map((id) => [id, ofCategory]),
    ),
    storeDetails: { path: { key: 'green-corner' } },
    itemsOfStore: { query: { ...paging, store_id: bananas.store_id } },
    conversation: { query: { vendor_id: 1 } },
    removeWish: { query: { item_id: bananas.id } },
    fillWallet: { body: { callback: 'http://localhost/wallet' } },
    transferPoints: { body: { point: 100 } },
    signUp: { body: person },
    completeAccount: { body: person },
    checkResetCode: { body: person },
    resetPassword: { body: person },
    ...Object.fromEntries(['trackOrder', 'orderDetails', 'courierPlace'].map((id) => [id, { query: own }])),
    ...Object.fromEntries(
      ['cancelOrder', 'payAnotherWay', 'payFromWallet', 'tellTransfer', 'changeTransfer', 'askRefund'].map((id) => [
        id,
        { body: own },
      ]),
    ),
  };
});

/** Sends a request as the customer, but orders as the guest. */
async function send(at: OperationAt, request: Request) {
  const asGuest = at.operation.operationId === 'placeOrder' || at.operation.operationId === 'quoteTax';
  const answer = await backend.shop.app.inject({
    method: at.method,
    url: urlOf(at, request),
    headers: asGuest ? HERE : bearer(token),
    ...(request.body ? { payload: request.body } : {}),
  });
  return { status: answer.statusCode, message: String(/"message":"((?:[^"\\]|\\.)*)"/.exec(answer.body)?.[1] ?? '') };
}

/** Attempts are counted and stock is sold: otherwise they would answer for the field. */
const forgetEarlier = () =>
  backend.shop.database.pool.query(
    `DELETE FROM tries; UPDATE items SET stock = 500 WHERE slug = 'bananas-green-corner'`,
  );

const withLine = (request: Request, { name, place }: Field, { text }: OddLine): Request => ({
  ...request,
  [place]: { ...request[place], [name]: text },
});

it('answers every line in every field without a 5xx, and refuses none that a person would call right', async () => {
  const operations = operationsOf(backend.shop.app).filter(
    ({ operation: { operationId = '' } }) => !/^(picture|upload|drawn|removeAccount|signOut)/.test(operationId),
  );
  const broken: string[] = [];
  const refused: string[] = [];
  const seen = new Set<string>();
  let sent = 0;
  const usuals: string[] = [];
  for (const at of operations) {
    const id = at.operation.operationId ?? at.path;
    const { path, query, body } = requestOf(at);
    const own = bases[id];
    const base: Request = {
      path: { ...path, ...own?.path },
      query: { ...query, ...own?.query },
      body: body && { ...body, ...own?.body },
    };
    const usual = await send(at, base);
    if (usual.status !== 200) usuals.push(`${id} ${usual.status} ${usual.message}`);
    for (const [nth, field] of fieldsOf(at).entries()) {
      const sameAs = JSON.stringify([KINDS[field.name] ? field.name : '', field.place, field.schemas]);
      const isKnown = seen.has(sameAs);
      seen.add(sameAs);
      const refusals = REFUSALS.map((key) => translate(key, 'en', { field: field.name }));
      for (const line of linesFor(field, nth, isKnown)) {
        if (sent % 25 === 0) await forgetEarlier();
        sent += 1;
        const { status, message } = await send(at, withLine(base, field, line));
        const what = `${id} ${field.name} = ${JSON.stringify(line.text)} (${line.about}): ${status} ${message}`;
        if (status >= 500) broken.push(what);
        if (isRight(line, field) && status === 403 && message !== usual.message && refusals.includes(message))
          refused.push(what);
      }
    }
  }
  if (process.env.ODD_LOG)
    console.log(sent, broken.length, refused.length, usuals.join('\n'), broken.join('\n'), refused.join('\n'));
  expect({ broken: broken.slice(0, 20), refused: refused.slice(0, 20) }).toEqual({ broken: [], refused: [] });
  expect(sent).toBeGreaterThan(4000);
}, 600_000);
