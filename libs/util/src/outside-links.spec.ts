/** Targets of links and redirects that come from outside. */
import { OUTSIDE_TARGETS, OWN_TARGETS, hostileText } from './hostile.spec-helper';
import fc from 'fast-check';
import { insidePath, ownPath, phoneAddress, webAddress } from './outside-links';

const SHOP = 'https://shop.example';

it.each(OUTSIDE_TARGETS)('%j is no page of this shop', (target) => {
  expect(insidePath(target)).toBeNull();
  expect(ownPath(target)).toBe('/home');
});

it.each(OWN_TARGETS)('%j is one', (target) => {
  expect(ownPath(target)).toBe(target);
});

it('what a link names in another alphabet is a page, written as browsers send it', () => {
  expect(ownPath('/store/متجر?name=خبز#x')).toBe(new URL('/store/متجر?name=خبز#x', SHOP).href.slice(SHOP.length));
  expect([ownPath(null), ownPath(`/${'a'.repeat(5000)}`)]).toEqual(['/home', '/home']);
});

it('a target stays in the shop whoever resolves it: a browser, a router, a `Location` header', () => {
  const pieces = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    ':',
    '@',
    '%2f',
    '%5c',
    '%09',
    '\t',
    '\n',
    '?',
    '#',
    'a',
    'evil.example',
  );
  const targets = fc.oneof(
    hostileText,
    fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
    fc.constantFrom(...OUTSIDE_TARGETS),
  );
  fc.assert(
    fc.property(targets, fc.constantFrom('', '/', '/a'), (target, before) => {
      const path = insidePath(before + target);
      if (path === null) return;
      expect(path).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
      const url = new URL(path, SHOP);
      expect(url.origin).toBe(SHOP);
      expect(url.href).toBe(SHOP + path);
      expect(insidePath(path)).toBe(path);
    }),
    { numRuns: 5000 },
  );
});

it('a link to another site is an address of the web, without a user, and nothing else', () => {
  expect(webAddress('https://facebook.com/shop')).toBe('https://facebook.com/shop');
  expect(webAddress('http:evil.example')).toBe('http://evil.example/');
  const outside = OUTSIDE_TARGETS.flatMap((target) => webAddress(target) ?? []);
  expect(outside.every((address) => /^https?:\/\/[^/@]+\//.test(address))).toBe(true);
  for (const target of [
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    '/home',
  ])
    expect([target, webAddress(target)]).toEqual([target, null]);
  for (const target of [
    'https://shop.example@evil.example',
    'https://a:b@evil.example',
    'file:///etc',
    'x',
    '',
    null,
    7,
  ])
    expect([target, webAddress(target)]).toEqual([target, null]);
});

it.each([
  ['+356 7990 2852', 'tel:+35679902852'],
  ['(+356) 7990-2852', 'tel:+35679902852'],
  ['tel:+356-7990-2852;isub=1', 'tel:+356799028521'],
  ['٠٢ ٣٤٥', 'tel:02345'],
  ['javascript:alert(1)', 'tel:1'],
])('%j is dialled as %s', (phone, address) => {
  expect(phoneAddress(phone)).toBe(address);
});
