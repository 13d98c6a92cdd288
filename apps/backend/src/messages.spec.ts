import { MESSAGES, type MessageKey } from './messages';

const texts = Object.entries(MESSAGES) as [MessageKey, { en: string; ar: string }][];
const valuesOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
/** The specification quotes it. */
const QUOTED: MessageKey[] = ['emailMalformed', 'cartCleared', 'subscribed'];

it.each(texts)('%s says the same in both languages', (_key, { en, ar }) => {
  expect(ar).toMatch(/[\u0621-\u064a]/);
  expect(valuesOf(ar)).toEqual(valuesOf(en));
});

it.each(texts.filter(([key]) => !QUOTED.includes(key)))('%s is plain', (_key, { en, ar }) => {
  expect(en).not.toMatch(/\bplease\b|successfully|\.\.\.| {2}|canceled|e-mail/i);
  expect(ar).not.toMatch(/يرجى|من فضلك|بنجاح|\.\.\.| {2}|[\u0621-\u064a]\s*[,;?]/);
});
