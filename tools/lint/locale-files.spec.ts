/** Plants one violation of each rule of the locale files: a rule that can not fail is useless. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { folderErrors, localeErrors, namespaceErrors } from './locale-files.mjs';

let home: string;
beforeEach(() => void (home = mkdtempSync(join(tmpdir(), 'shop-locales-'))));
afterEach(() => rmSync(home, { recursive: true, force: true }));

const LANGUAGES = { en: { direction: 'ltr' }, ar: { direction: 'rtl' } };
function put(path: string, content: unknown): void {
  mkdirSync(dirname(join(home, path)), { recursive: true });
  writeFileSync(join(home, path), typeof content === 'string' ? content : JSON.stringify(content));
}
const errorsOf = (en: object, ar: object, more: object = {}) => {
  put('en.json', en);
  put('ar.json', ar);
  return folderErrors(home, { ...LANGUAGES, ...more }).map((error) => error.replace(`${home}: `, ''));
};

describe('locale files', () => {
  it('are valid with the same keys, whatever plural forms a language has', () => {
    const days = Object.fromEntries(
      ['zero', 'one', 'two', 'few', 'many', 'other'].map((form) => [`days_${form}`, 'يوم']),
    );
    expect(errorsOf({ a: { b: 'B' }, days_one: 'day', days_other: 'days' }, { a: { b: 'ب' }, ...days })).toEqual([]);
  });

  it.each([
    ['a missing key', { a: 'A', b: { c: 'C' } }, { a: 'ا' }, 'ar: b.c is missing'],
    ['a key too many', { a: 'A' }, { a: 'ا', z: 'ز' }, 'en: z is missing'],
    ['an empty text', { a: 'A' }, { a: ' ' }, 'ar: a is empty'],
    ['a missing plural form', { a_other: 'A' }, { a: 'ا' }, 'en: a lacks its form one'],
    ['a bare amount', { a: '{{amount}} off' }, { a: 'خصم {{amount}}' }, /ar: the amount of a wants/],
    ['a value that is isolated twice', { a: 'A' }, { a: '\u2066{{x}}\u2069' }, /ar: a isolates a value itself/],
    ['a value that nothing isolates', { a: '{{- x}}' }, { a: 'ا' }, /en: a has a value that nothing isolates/],
    ['a value in one language', { a: 'By {{time}}' }, { a: 'قريبًا' }, 'ar: a inserts nothing, en inserts time'],
    ['two spaces', { a: 'One  two' }, { a: 'ا' }, 'en: a has two spaces in a row'],
    ['three dots', { a: 'Wait...' }, { a: 'ا' }, 'en: a writes … as three dots'],
    ['a space before …', { a: 'Wait' }, { a: 'انتظر …' }, 'ar: a has a space before …'],
    ['a please', { a: 'Please wait' }, { a: 'ا' }, 'en: a says please: name what to do'],
    ['an Arabic please', { a: 'Wait' }, { a: 'يرجى الانتظار' }, 'ar: a says please: name what to do'],
    ['a successfully', { a: 'Saved successfully' }, { a: 'ا' }, /^en: a says successfully/],
    ['an Arabic successfully', { a: 'Saved' }, { a: 'تم بنجاح' }, /^ar: a says successfully/],
    ['American spelling', { a: 'Canceled' }, { a: 'ا' }, 'en: a is spelled the American way'],
    ['e-mail', { a: 'Your e-mail' }, { a: 'ا' }, 'en: a writes email with a hyphen'],
    ['a Latin question mark', { a: 'Why?' }, { a: 'لماذا?' }, /^ar: a has a Latin comma/],
    ['a stretched word', { a: 'Yes' }, { a: 'نعـــم' }, 'ar: a stretches a word'],
  ])('have %s', (_what, en, ar, error) => {
    expect(errorsOf(en, ar)).toContainEqual(typeof error === 'string' ? error : expect.stringMatching(error));
  });

  it('keep the letters of what the specification quotes, and words that end in a stroke before a value', () => {
    const quoted = 'No items added in your cart. Please add product to your cart list.';
    expect(errorsOf({ a: quoted, b: 'Call {{name}}' }, { a: 'سلتك فارغة', b: 'اتصل بـ{{name}}' })).toEqual([]);
  });

  it('[PLUS-43] are required in every folder for a new language', () => {
    expect(errorsOf({ a: 'A' }, { a: 'ا' }, { fr: { direction: 'ltr' } })).toEqual(['fr.json is missing']);
    put('de.json', { a: 'A' });
    expect(errorsOf({ a: 'A' }, { a: 'ا' })).toEqual(['de.json is of no language of the shop']);
  });

  it('are found in every library, subfolders included', () => {
    put('libs/cart/src/locales/drawer/en.json', { a: 'A' });
    put('apps/storefront/src/locales/en.json', { a: 'A' });
    expect(localeErrors(home, LANGUAGES).sort()).toEqual([
      `${join(home, 'apps/storefront/src/locales')}: ar.json is missing`,
      `${join(home, 'libs/cart/src/locales/drawer')}: ar.json is missing`,
    ]);
  });
});

describe('namespaces', () => {
  const register = (namespace: string, path: string) =>
    `registerMessages('${namespace}', (language) => import(\`${path}\`));`;
  it.each([
    ['cart', './locales/${language}.json', true],
    ['cart.drawer', './locales/drawer/${language}.json', true],
    ['cart.drawer', './locales/${language}.json', false],
    ['basket', './locales/${language}.json', false],
  ])('%s from %s: %s', (namespace, path, isFine) => {
    put('messages.ts', register(namespace, path));
    expect(namespaceErrors(home, 'cart')).toHaveLength(isFine ? 0 : 1);
  });

  it('contain no language code', () => {
    put('messages.ts', "registerMessages('cart', { en: () => import('./locales/en.json') });");
    expect(namespaceErrors(home, 'cart')).toHaveLength(1);
  });
});
