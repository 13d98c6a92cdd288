import { passwordError } from './password';

it.each([
  ['', 'short'],
  ['1234567', 'short'],
  // Eight UTF-16 code units, but four characters.
  ['🐟🐠🐡🦈', 'short'],
  ['        ', 'simple'],
  ['a       ', 'simple'],
  ['aaaaaaaa', 'simple'],
  ['aAaAaAaA', 'simple'],
  ['abcabcabcabc', 'simple'],
  ['abcdefgh', 'simple'],
  ['hgfedcba', 'simple'],
  ['0123456789', 'simple'],
  ['abcdabcd', null],
  ['abcdefgi', null],
  ['correct horse battery', null],
  ['كلمة مرور طويلة', null],
])('%j: %s', (password, error) => expect(passwordError(password)).toBe(error));

it.each([
  ['mina.vella@example.com', 'own'],
  ['MINA.VELLA', 'own'],
  [' mina.vella ', 'own'],
  ['+356 7912 3123', 'own'],
  ['0035679123123', 'own'],
  ['79123123', 'own'],
  ['79123124', null],
  ['mina.vella 2', null],
])('rejects the person’s own e-mail address or phone: %j', (password, error) =>
  expect(passwordError(password, ['mina.vella@example.com', '+35679123123', ''])).toBe(error),
);
