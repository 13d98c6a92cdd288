/** What each odd line is read as: the functions that forms and the backend share (decision 083). */
import { isEmail, isPhone } from '@shop/domain/checkout';
import { cleanText, readNumber } from '@shop/util';
import { oddInput, type OddKind } from './index';

const linesOf = (kind: OddKind) =>
  oddInput.flatMap(({ text, about, right }) => (kind in right ? [{ about, text, reads: right[kind] }] : []));
const wrongFor = (kind: OddKind) => oddInput.filter(({ wrong }) => wrong.includes(kind));

it('has at least 150 lines, each once', () => {
  expect(oddInput.length).toBeGreaterThanOrEqual(150);
  expect(new Set(oddInput.map(({ text }) => JSON.stringify(text))).size).toBe(oddInput.length);
});

const READERS: Record<OddKind, (text: string) => string> = {
  name: (text) => cleanText('text', text),
  text: (text) => cleanText('text', text),
  phone: (text) =>
    cleanText('phone', text)
      .replace(/[^\d+]/g, '')
      .replace(/^00/, '+'),
  email: (text) => cleanText('email', text),
  code: (text) => cleanText('code', text),
  amount: String,
};
it.each(['name', 'text', 'phone', 'email', 'code'] as const)('every right %s is read as it is meant', (kind) => {
  const read = linesOf(kind).map((line) => ({ ...line, reads: READERS[kind](String(line.text)) }));
  expect(read).toEqual(linesOf(kind));
});

it('every right amount is read as it is meant, and no other text', () => {
  for (const line of linesOf('amount')) expect([line.about, readNumber(line.text)]).toEqual([line.about, line.reads]);
  for (const { about, text } of wrongFor('amount')) expect([about, readNumber(text)]).toEqual([about, null]);
});

it('accepts what a person would call a phone or an e-mail address, and refuses what is none', () => {
  for (const { about, text } of linesOf('phone')) expect([about, isPhone(String(text))]).toEqual([about, true]);
  for (const { about, text } of linesOf('email')) expect([about, isEmail(String(text))]).toEqual([about, true]);
  for (const { about, text } of wrongFor('phone')) expect([about, isPhone(String(text))]).toEqual([about, false]);
  for (const { about, text } of wrongFor('email')) expect([about, isEmail(String(text))]).toEqual([about, false]);
});
