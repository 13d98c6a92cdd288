/**
 * An inline script of the head. What only the browser knows is said on `<html>` before the first paint: where the cart had lines, a store
 * keeps room for it (decision 142), and a header keeps no room for a sign-in that a customer does not see (decision 146).
 */

function sayFacts(module: string | null): void {
  'inline script';
  const { documentElement: root } = document;
  const say = (fact: string, key: string, test: (text: string) => boolean) => {
    try {
      root.toggleAttribute(fact, test(localStorage.getItem(key) ?? ''));
    } catch {
      // Nothing can be read, or not this: what comes later finds its room when it comes.
    }
  };
  // As `readStorage` reads it.
  say('data-customer', 'token', (text) => /^(?!"?(null|undefined)?"?$)/.test(text));
  if (module) say('data-cart', 'cartModules', (text) => (JSON.parse(text) as unknown[]).includes(module));
}

/** @param module id of the visit's module; null: none is chosen */
export const earlyFactsScript = (module: string | null): string =>
  `(${sayFacts.toString()})(${JSON.stringify(module).replace(/</g, '\\u003c')})`;
