/**
 * Odd texts and numbers through every field of every form (decision 083): none that a person would call right is refused,
 * and what is sent is what it means. A field that is not listed here fails.
 */
import { cleanFields } from '@shop/contract/field-kinds';
import { addressErrors, addressValues, cleanAddressField, type AddressField } from '@shop/domain/address';
import { contactErrors, isEmail, isPhone } from '@shop/domain/checkout';
import { listLines, listText } from '@shop/domain/shopping-list/read-list';
import { readPhone } from '@shop/domain/phone';
import { MAX_TIP, readOrderNumber, readPoints, readTip } from '@shop/domain/typed-fields';
import { cleanText, digitsOf, fromMinor, isBlank, moneyUnits, readAmount } from '@shop/util';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { oddInput, type OddKind, type OddLine } from './index';

interface Field {
  kind: OddKind | 'phone or email' | 'password' | 'digits' | 'points';
  /** Whether the form takes it. */
  accepts: (text: string) => boolean;
  /** What leaves the storefront. */
  sends: (text: string) => unknown;
  /** What the source of the form has to use for it. */
  by?: string;
}

/** As the base query sends it, by its name on the wire. */
const asWire = (name: string) => (text: string) => (cleanFields({ [name]: text }) as Record<string, string>)[name];
const NOTE = { kind: 'text', accepts: () => true, sends: asWire('order_note') } as const;
/** As it is kept: what parts it into lines has its own spec (`read-list.spec.ts`). */
const LIST = {
  kind: 'text',
  accepts: (text: string) => listLines(text).lines.length > 0,
  sends: (text: string) => cleanText('text', listText(text)),
} as const;
const PASSWORD = { kind: 'password', accepts: () => true, sends: asWire('password') } as const;
const NAME = { kind: 'name', accepts: (text: string) => !isBlank(text), by: 'isBlank' } as const;
const EMAIL = { kind: 'email', accepts: isEmail, sends: asWire('email'), by: 'isEmail' } as const;
const PHONE = { kind: 'phone', accepts: isPhone, sends: asWire('phone'), by: 'isPhone' } as const;
const LOGIN = {
  kind: 'phone or email',
  accepts: (text: string) => !isBlank(text),
  sends: (text: string) => asWire('email_or_phone')(cleanText('login', text)),
  by: 'isBlank',
} as const;
const ORDER_NUMBER = {
  kind: 'digits',
  accepts: (text: string) => readOrderNumber(text) !== '',
  sends: (text: string) => asWire('order_id')(readOrderNumber(text)),
  by: 'readOrderNumber',
} as const;
const SEARCH = { kind: 'text', accepts: () => true, sends: asWire('name') } as const;

/** The contact of an order: its errors are found by the rules of checkout, parcel and saved address. */
const contact = { name: 'Mina', phone: '79902852', email: 'mina@example.com' };
const inContact = (field: 'name' | 'phone' | 'email') => (text: string) => {
  const typed = { ...contact, [field]: text };
  const requires = { type: false, email: 'required' } as const;
  const values = { ...addressValues(null, typed), text: 'x', point: { lat: 0, lng: 0 } };
  return contactErrors(typed).length + addressErrors(values, requires).length === 0;
};
const inAddress = (field: AddressField, kind: OddKind, name: string): Field => ({
  kind,
  accepts: (text) =>
    text.length > 60 ||
    !addressErrors({ ...addressValues(null, contact), [field]: text }, { type: true, email: 'no' }).some(
      (error) => error.field === field && error.reason !== 'unplaced' && error.reason !== 'missing',
    ),
  sends: (text) => asWire(name)(cleanAddressField(field, text)),
});

/** Elements of each file that take text, and the fields that they are. */
const FORMS: Record<string, { elements: number; fields: Record<string, Field> }> = {
  'account/src/lib/sign-in-page.tsx': { elements: 2, fields: { login: LOGIN, password: PASSWORD } },
  'account/src/lib/sign-up-page.tsx': {
    elements: 5,
    fields: {
      firstName: { ...NAME, sends: asWire('f_name') },
      lastName: { kind: 'name', accepts: () => true, sends: asWire('l_name') },
      email: EMAIL,
      phone: PHONE,
      refCode: { kind: 'code', accepts: () => true, sends: asWire('ref_code'), by: "cleanText('code'" },
    },
  },
  'account/src/lib/new-password-fields.tsx': { elements: 2, fields: { password: PASSWORD, confirm: PASSWORD } },
  'account/src/lib/forgot-password-page.tsx': { elements: 1, fields: { login: LOGIN } },
  'account/src/lib/code-form.tsx': {
    elements: 1,
    fields: {
      code: {
        kind: 'digits',
        accepts: (text) => digitsOf(text) !== '',
        sends: (text) => asWire('otp')(digitsOf(text)),
        by: 'PinInput',
      },
    },
  },
  'profile/src/lib/profile-page.tsx': {
    elements: 6,
    fields: {
      firstName: { kind: 'name', accepts: NAME.accepts, sends: asWire('f_name') },
      lastName: { kind: 'name', accepts: NAME.accepts, sends: asWire('l_name') },
      phone: { kind: 'phone', accepts: NAME.accepts, sends: asWire('phone') },
      email: { kind: 'email', accepts: isEmail, sends: asWire('email') },
      password: PASSWORD,
      confirm: PASSWORD,
    },
  },
  'profile/src/lib/confirm-field.tsx': {
    elements: 2,
    fields: {
      currentPassword: PASSWORD,
      code: {
        kind: 'digits',
        accepts: (text) => digitsOf(text) !== '',
        sends: (text) => asWire('otp')(digitsOf(text)),
        by: 'digitsOf',
      },
    },
  },
  'profile/src/lib/wallet-page.tsx': {
    elements: 1,
    fields: {
      amount: {
        kind: 'amount',
        accepts: (text) => (readAmount(text, 2) ?? 0) > 0,
        sends: (text) => fromMinor(readAmount(text, 2)!, 2),
        by: 'readAmount',
      },
    },
  },
  'profile/src/lib/loyalty-page.tsx': {
    elements: 1,
    fields: {
      points: {
        kind: 'points',
        accepts: (text) => readPoints(text, 1e9).ok,
        sends: (text) => Object.values(readPoints(text, 1e9))[1],
        by: 'readPoints',
      },
    },
  },
  'order-form/src/lib/sections/tip-field.tsx': {
    elements: 1,
    fields: {
      amount: {
        kind: 'amount',
        accepts: (text) => readTip(text, moneyUnits(2)).error === null,
        sends: (text) => fromMinor(readTip(text, moneyUnits(2)).tip, 2),
        by: 'readTip',
      },
    },
  },
  'order-form/src/lib/sections/note-field.tsx': { elements: 1, fields: { note: NOTE } },
  'order-form/src/lib/address/contact-fields.tsx': {
    elements: 3,
    fields: {
      name: { kind: 'name', accepts: inContact('name'), sends: asWire('contact_person_name') },
      phone: { kind: 'phone', accepts: inContact('phone'), sends: asWire('contact_person_number') },
      email: { kind: 'email', accepts: inContact('email'), sends: asWire('contact_person_email') },
    },
  },
  'order-form/src/lib/address/phone-field.tsx': {
    elements: 1,
    fields: {
      phone: {
        kind: 'phone',
        accepts: (text) => readPhone(text, 'MT').ok,
        sends: (text) => Object.values(readPhone(text, 'XX'))[1],
        by: 'readPhone',
      },
    },
  },
  'order-form/src/lib/address/address-form.tsx': {
    elements: 3,
    fields: {
      label: inAddress('label', 'text', 'address_label'),
      house: inAddress('house', 'text', 'house'),
      floor: inAddress('floor', 'text', 'floor'),
      road: inAddress('road', 'text', 'road'),
      more: inAddress('more', 'text', 'additional_information'),
    },
  },
  'address-location/src/lib/door-form.tsx': {
    elements: 1,
    fields: {
      house: { ...inAddress('house', 'text', 'house'), by: 'cleanAddressField' },
      floor: inAddress('floor', 'text', 'floor'),
      road: inAddress('road', 'text', 'road'),
    },
  },
  'address-location/src/lib/form/place-field.tsx': {
    elements: 1,
    fields: { text: inAddress('text', 'text', 'address') },
  },
  'address-location/src/lib/place-search.tsx': {
    elements: 1,
    fields: { search: { ...SEARCH, sends: asWire('search_text') } },
  },
  'discovery/src/lib/search-box/search-box.tsx': { elements: 1, fields: { search: SEARCH } },
  'discovery/src/lib/filters/value-filters.tsx': { elements: 1, fields: { text: SEARCH } },
  'discovery/src/lib/shopping-list/list-field.tsx': { elements: 1, fields: { text: { ...LIST, by: 'linkList' } } },
  'home/src/lib/below-fold/shopping-list/shopping-list.tsx': {
    elements: 1,
    fields: { text: { ...LIST, by: 'linkList' } },
  },
  'discovery/src/lib/store-filters.tsx': { elements: 1, fields: { search: SEARCH } },
  'chat/src/lib/inbox-page.tsx': { elements: 1, fields: { search: SEARCH } },
  'chat/src/lib/conversation-view.tsx': {
    elements: 1,
    fields: { text: { kind: 'text', accepts: (text) => !isBlank(text), sends: asWire('message'), by: 'isBlank' } },
  },
  'checkout/src/lib/coupon-field.tsx': {
    elements: 1,
    fields: {
      code: {
        kind: 'code',
        accepts: (text) => cleanText('code', text) !== '',
        sends: (text) => asWire('coupon_code')(cleanText('code', text)),
        by: "cleanText('code'",
      },
    },
  },
  'checkout/src/lib/note-section.tsx': { elements: 1, fields: { note: NOTE } },
  'checkout/src/lib/prescription-form.tsx': { elements: 1, fields: { note: NOTE } },
  'checkout/src/lib/wish-fields.tsx': {
    elements: 1,
    fields: { words: { ...NOTE, sends: asWire('delivery_instruction') } },
  },
  'tracking/src/lib/payment-transfer.tsx': {
    elements: 2,
    fields: {
      input: {
        kind: 'name',
        accepts: (text) => !isBlank(text),
        sends: (text) => asWire('sender_name')(cleanText('numbered', text)),
        by: "cleanText('numbered'",
      },
      note: { ...NOTE, sends: asWire('customer_note') },
    },
  },
  'module-parcel/src/lib/parcel-form.tsx': { elements: 1, fields: { note: NOTE } },
  'module-parcel/src/lib/quote/place-field.tsx': {
    elements: 1,
    fields: { search: { ...SEARCH, sends: asWire('search_text') } },
  },
  'module-parcel/src/lib/track-box/track-box.tsx': { elements: 1, fields: { id: ORDER_NUMBER } },
  'tracking/src/lib/after/review-form.tsx': {
    elements: 1,
    fields: { comment: { ...NOTE, sends: asWire('comment') } },
  },
  'tracking/src/lib/after/refund-dialog.tsx': {
    elements: 1,
    fields: { note: { ...NOTE, sends: asWire('customer_note') } },
  },
  'tracking/src/lib/share/share-dialog.tsx': {
    elements: 1,
    fields: { note: { kind: 'text', accepts: () => true, sends: asWire('note') } },
  },
  'tracking/src/lib/track-order-page.tsx': {
    elements: 2,
    fields: {
      orderId: ORDER_NUMBER,
      phone: { kind: 'phone', accepts: NAME.accepts, sends: asWire('contact_number'), by: "cleanText('phone'" },
    },
  },
  'shell/src/lib/footer/newsletter.tsx': { elements: 1, fields: { email: EMAIL } },
  'ui/src/lib/search-select.tsx': { elements: 1, fields: { search: { ...SEARCH, sends: asWire('search') } } },
  'ui/src/lib/suggest/suggest-field.tsx': { elements: 1, fields: { text: SEARCH } },
};

const libs = join(__dirname, '../..');
const read = (file: string) => readFileSync(join(libs, file), 'utf8');
/** Elements that take text: a select, a stepper and a slider do not. */
const TAKES_TEXT =
  /<(?:TextInput|PinInput|PasswordInput|Textarea|SuggestField|PhoneField|NoteField|InputBase|Combobox\.Search|textarea|input)\b(?!(?:(?!\/>)[^])*(?:type="(?:radio|checkbox|file)"|\b(?:readOnly|multiple|accept)\b))/g;
const elementsOf = (source: string) => source.match(TAKES_TEXT)?.length ?? 0;

describe('every form', () => {
  const files = readdirSync(libs, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^[\w-]+\/src\/lib\/(?!.*(?:spec|stories)).*\.tsx$/.test(file),
  );

  it('is listed, with all of its fields', () => {
    const found = files.flatMap((file) => {
      const elements = elementsOf(read(file));
      return elements > 0 ? [[file, elements]] : [];
    });
    const listed = Object.entries(FORMS).map(([file, { elements }]) => [file, elements]);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(listed));
  });

  it('has its named fields in the list, and reads them by the functions of the list', () => {
    for (const [file, { fields }] of Object.entries(FORMS)) {
      const source = read(file);
      const named = [...source.matchAll(/getInputProps\('(\w+)'\)/g)].map(([, name]) => name);
      expect([file, named.filter((name) => !(String(name) in fields))]).toEqual([file, []]);
      const functions = Object.values(fields).flatMap(({ by }) => by ?? []);
      expect([file, functions.filter((name) => !source.includes(name))]).toEqual([file, []]);
    }
  });

  it('counts a planted field', () => {
    expect(elementsOf('<TextInput label="x" /><input type="radio" /><input onChange={() => 1} value="" />')).toBe(2);
    expect(elementsOf('<input\n onChange={() => 1}\n type="file" /><TextInput readOnly rightSection={<b />} />')).toBe(
      0,
    );
  });
});

/** What a line means for a field; undefined: a person would not call it right there. */
function meaningOf({ text, right }: OddLine, kind: Field['kind']): unknown {
  if (kind === 'password') return text;
  if (kind === 'phone or email') return right.phone ?? right.email;
  if (kind === 'digits') return /^\d+$/.test(String(right.code)) ? right.code : undefined;
  if (kind === 'points')
    return Number.isSafeInteger(right.amount) && Number(right.amount) > 0 ? right.amount : undefined;
  if (kind === 'text') return right.text ?? right.name;
  return right[kind];
}
const isWrong = ({ wrong }: OddLine, kind: Field['kind']) =>
  kind === 'points' ? wrong.includes('amount') : (wrong as string[]).includes(kind);

const fields = Object.entries(FORMS).flatMap(([file, form]) =>
  Object.entries(form.fields).map(([name, field]) => [`${file} ${name}`, field] as const),
);
/** Phones by their digits, texts as they are compared in SQL. */
const plain = (value: unknown, kind: Field['kind']) =>
  kind.startsWith('phone') && typeof value === 'string' && !value.includes('@')
    ? value.replace(/[^\d+]/g, '').replace(/^00/, '+')
    : value;

describe.each(fields)('%s', (name, { kind, accepts, sends }) => {
  const typed = oddInput.filter(({ text }) => typeof text === 'string') as (OddLine & { text: string })[];

  it('takes every line that a person would call right, and sends what it means', () => {
    const lines = typed.flatMap((line) => {
      const meaning = meaningOf(line, kind);
      return meaning === undefined || meaning === '' ? [] : [{ line, meaning }];
    });
    expect(lines.length).toBeGreaterThan(8);
    for (const { line, meaning } of lines) {
      const { about, text } = line;
      const isAmount = kind === 'amount';
      // Nothing is paid for nothing, and there is a highest tip; the field shows both.
      if (isAmount && (Number(meaning) < 0.005 || Number(meaning) > MAX_TIP)) continue;
      expect([about, accepts(text)]).toEqual([about, true]);
      const sent = plain(sends(text), kind);
      if (isAmount) expect([about, sent]).toEqual([about, Math.round(Number(meaning) * 100) / 100]);
      else if (kind === 'text')
        expect([about, sent]).toEqual([
          about,
          /house|floor/.test(name) ? cleanText('numbered', String(meaning)) : meaning,
        ]);
      else expect([about, sent]).toEqual([about, meaning]);
    }
  });

  it('takes nothing else', () => {
    if (!['email', 'amount', 'points'].includes(kind) && !/contact-fields|phone-field|sign-up/.test(name)) return;
    for (const line of typed.filter((entry) => isWrong(entry, kind)))
      expect([line.about, accepts(line.text)]).toEqual([line.about, false]);
  });
});
