/**
 * An inline script of the head. What only the browser knows is said on `<html>` before the first paint: where the cart had lines, a store
 * keeps room for it (decision 142), and a header keeps no room for a sign-in that a customer does not see (decision 146).
 */

function sayFacts(module: string | null): void {
  'inline script';
  const { documentElement: root } = document;
  try {
    // As `readStorage` reads it. What is missing is 'undefined' to the pattern, and unreadable to JSON.
    root.toggleAttribute('data-customer', !/^"?(null|undefined)?"?$/.test(localStorage.token as string));
    root.toggleAttribute('data-cart', (JSON.parse(localStorage.cartModules as string) as unknown[]).includes(module));
  } catch {
    // Nothing can be read, or not this: what comes later finds its room when it comes.
  }
}

/** @param module id of the visit's module; null: none is chosen */
export const earlyFactsScript = (module: string | null): string =>
  `(${sayFacts.toString()})(${JSON.stringify(module).replace(/</g, '\\u003c')})`;
