/** No field of an order or of a sign-up leaves the phone to guess: each says what may be filled in, and what Enter does (issue 47). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files with fields that are written here, and how many. Fields that are components of their own say it in their own file. */
const FIELDS: Record<string, number> = {
  'order-form/src/lib/address/contact-fields.tsx': 2,
  'order-form/src/lib/address/phone-field.tsx': 1,
  'order-form/src/lib/address/address-form.tsx': 2,
  'order-form/src/lib/sections/note-field.tsx': 1,
  'order-form/src/lib/sections/tip-field.tsx': 1,
  'address-location/src/lib/door-form.tsx': 1,
  'checkout/src/lib/coupon-field.tsx': 1,
  'account/src/lib/sign-up-page.tsx': 5,
  'account/src/lib/new-password-fields.tsx': 2,
  'ui/src/lib/suggest/suggest-field.tsx': 1,
};
/** What fields share by `{...shared}` stands before them. */
const ELEMENT =
  /<(?:TextInput|PasswordInput|InputBase|input)\b(?!(?:(?!\/>)[^])*(?:type="(?:radio|checkbox|file)"|readOnly))(?:(?!\/>)[^])*\/>/g;
const read = (file: string) => readFileSync(join(__dirname, '../..', file), 'utf8');

it.each(Object.entries(FIELDS))('%s', (file, count) => {
  const source = read(file);
  const shared = /const shared = \{[^]*?\} as const;/.exec(source)?.[0] ?? '';
  const elements = source.match(ELEMENT) ?? [];
  expect(elements).toHaveLength(count);
  for (const element of elements) {
    const attributes = element + (element.includes('{...shared}') ? shared : '');
    expect(attributes).toMatch(/autoComplete[=:]/);
    expect(attributes).toMatch(/enterKeyHint[=:]/);
    if (/type="tel"/.test(attributes)) expect(attributes).toMatch(/inputMode="tel"/);
    if (/type="email"/.test(attributes)) expect(attributes).toMatch(/inputMode="email"/);
  }
});
