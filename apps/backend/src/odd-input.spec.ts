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
    ['otp', 'token', 'reset_token', 'order_id', 'coupon_code', 'code', 'ref_code'].map((name) => [name, ['code']]),
  ),
};
/** A guess of a secret, of a name in the catalogue, or of what a program alone writes. */
const GUESSED =
  /^(proof|session_info|access_token|unique_id|ticket|signature|expires|placeid|callback|medium|filter|category_ids|schedule_at|receiver_details|cart|model|key|id|name|type)$/;

const isNumeric = ({ type }: Json) => type === 'number' || type === 'integer';
const within = (value: number, { type, minimum = -Infinity, maximum = Infinity }: Json) =>
  (type === 'number' || Number.isSafeInteger(value)) && value >= minimum && value <= maximum;

/** Whether a person would call the line right in the field. */
function isRight({ right }: OddLine, { name, schemas, place }: Field): boolean {
  const kinds = KINDS[name];
  const number = schemas.find(isNumeric);
  if (kinds) {
    const reads = kinds.map((kind) => right[kind]).find((read) => read !== undefined);
    const pattern = schemas.find((schema) => schema.pattern)?.pattern as string | undefined;
    return reads !== undefined && (!pattern || new RegExp(pattern).test(String(reads)));
  }
  if (number) return typeof right.amount === 'number' && within(right.amount, number);
  const text = right.name ?? right.text;
  return (
    place === 'body' &&
    !GUESSED.test(name) &&
    typeof text === 'string' &&
    text !== '' &&
    text.length <= Number(schemas[0]?.maxLength ?? 1000)
  );
}

/** Of a line that is neither right nor wrong for the field every eighth is sent, others in each field. */
const linesFor = (field: Field, nth: number): OddLine[] =>
  oddInput.filter((line, index) => {
    const kinds = KINDS[field.name] ?? (field.schemas.some(isNumeric) ? ['amount'] : ['text', 'name']);
    return kinds.some((kind) => kind in line.right || line.wrong.includes(kind as OddKind)) || (index + nth) % 8 === 0;
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

let guest = 0;
let token = '';
let bases: Record<string, Json> = {};
beforeAll(async () => {
  guest = await backend.guest();
  ({ token } = await backend.customer());
  const bananas = await backend.bananas();
  const order = orderBody(guest, bananas.store_id, {
    is_buy_now: 1,
    cart: JSON.stringify([{ item_id: bananas.id, quantity: 1, variation: [] }]),
  });
  bases = { placeOrder: order, quoteTax: order, placePrescription: order };
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
  for (const at of operations) {
    const id = at.operation.operationId ?? at.path;
    const known = requestOf(at);
    const base: Request = { ...known, body: known.body && { ...known.body, ...bases[id] } };
    const usual = await send(at, base);
    for (const [nth, field] of fieldsOf(at).entries()) {
      // Paging and the like are the same field in every list.
      const sameAs = JSON.stringify([field, at.method, field.place === 'query' ? '' : id]);
      if (seen.has(sameAs)) continue;
      seen.add(sameAs);
      const refusals = REFUSALS.map((key) => translate(key, 'en', { field: field.name }));
      for (const line of linesFor(field, nth)) {
        // Attempts are counted; the counters would answer for the field.
        if (sent % 25 === 0) await backend.shop.database.pool.query('DELETE FROM tries');
        sent += 1;
        const { status, message } = await send(at, withLine(base, field, line));
        const what = `${id} ${field.name} = ${JSON.stringify(line.text)} (${line.about}): ${status} ${message}`;
        if (status >= 500) broken.push(what);
        if (isRight(line, field) && status === 403 && message !== usual.message && refusals.includes(message))
          refused.push(what);
      }
    }
  }
  if (process.env.ODD) console.log(sent, broken.length, refused.length, broken.join('\n'), refused.join('\n'));
  expect({ broken: broken.slice(0, 20), refused: refused.slice(0, 20) }).toEqual({ broken: [], refused: [] });
  expect(sent).toBeGreaterThan(5000);
}, 600_000);
