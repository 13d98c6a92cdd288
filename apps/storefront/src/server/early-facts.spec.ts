/** @jest-environment <rootDir>/tools/jest/jsdom-environment.cjs */
import { earlyFactsScript } from './early-facts';

/** @returns whether a page of module 2 keeps room for the cart */
function keepsRoom(stored: string | null): boolean {
  localStorage.clear();
  if (stored !== null) localStorage.setItem('cartModules', stored);
  document.documentElement.removeAttribute('data-cart');
  new Function(earlyFactsScript('2'))();
  return document.documentElement.hasAttribute('data-cart');
}

it('[PLUS-35] a page keeps room for the cart before its scripts come, where the module had lines', () => {
  expect(keepsRoom('["1","2"]')).toBe(true);
  expect(keepsRoom('["1"]')).toBe(false);
});

it.each([null, '', '{', 'null', '7', '{"2":1}', '["12"]'])('keeps none when the browser stored %s', (stored) => {
  expect(keepsRoom(stored)).toBe(false);
});

/** @returns whether the header of a page of no module is a customer's */
function isCustomers(token: string | null): boolean {
  localStorage.clear();
  if (token !== null) localStorage.setItem('token', token);
  document.documentElement.removeAttribute('data-customer');
  new Function(earlyFactsScript(null))();
  return document.documentElement.hasAttribute('data-customer');
}

it.each(['abc', '"abc"', 'null1'])('[PLUS-35] a header is a customer’s before its scripts come: %s', (token) => {
  expect(isCustomers(token)).toBe(true);
});

it.each([null, '', 'null', '"null"', 'undefined', '""'])('and a visitor’s where the browser stored %s', (token) => {
  expect(isCustomers(token)).toBe(false);
});

it('is safe in a page, whatever the module is called', () => {
  expect(earlyFactsScript('</script>')).not.toContain('</script>');
});
