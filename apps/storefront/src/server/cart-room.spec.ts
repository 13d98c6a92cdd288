/** @jest-environment <rootDir>/tools/jest/jsdom-environment.cjs */
import { cartRoomScript } from './cart-room';

/** @returns whether a page of module 2 keeps room for the cart */
function keepsRoom(stored: string | null): boolean {
  localStorage.clear();
  if (stored !== null) localStorage.setItem('cartModules', stored);
  document.documentElement.removeAttribute('data-cart');
  new Function(cartRoomScript('2'))();
  return document.documentElement.hasAttribute('data-cart');
}

it('[PLUS-35] a page keeps room for the cart before its scripts come, where the module had lines', () => {
  expect(keepsRoom('["1","2"]')).toBe(true);
  expect(keepsRoom('["1"]')).toBe(false);
});

it.each([null, '', '{', 'null', '7', '{"2":1}', '["12"]'])('keeps none when the browser stored %s', (stored) => {
  expect(keepsRoom(stored)).toBe(false);
});

it('is safe in a page, whatever the module is called', () => {
  expect(cartRoomScript('</script>')).not.toContain('</script>');
});
