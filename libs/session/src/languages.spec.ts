/** A shop with a third language: cookies, storage and direction follow the list of languages. */
import { readSessionCookies, sessionCookies } from './cookies';
import { emptySession } from './slice';
import { readStorage } from './storage';

jest.mock('../../util/src/languages.json', () => {
  const spans = { min: '', hour: '', day: '' };
  return {
    en: { country: 'US', name: 'English', direction: 'ltr', spans },
    ar: { country: 'SA', name: 'العربية', direction: 'rtl', spans },
    he: { country: 'IL', name: 'עברית', direction: 'rtl', spans },
  };
});

const storage = (entries: Record<string, string>) => ({
  getItem: (key: string) => entries[key] ?? null,
  setItem: () => undefined,
  removeItem: () => undefined,
});

it.each(['en', 'ar', 'he'])('%s is restored from its cookie and from storage', (language) => {
  const [line] = sessionCookies({ ...emptySession, language, country: 'MT' }, false).filter((cookie) =>
    cookie.startsWith('shop_language='),
  );
  expect(readSessionCookies(line?.split(';')[0])).toMatchObject({ language, country: 'MT' });
  expect(readStorage(storage({ 'language-setting': language })).language).toBe(language);
});

it('an unsupported language falls back to the first one', () => {
  expect(readSessionCookies('shop_language=xx-XX').language).toBe('en');
  expect(readSessionCookies(undefined)).toMatchObject({ language: 'en', country: 'US' });
  expect(readStorage(storage({ 'language-setting': 'xx' })).language).toBe('en');
});
