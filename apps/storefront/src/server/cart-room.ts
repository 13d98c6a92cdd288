/** An inline script of the head: where the cart had lines, a store keeps room for it from the first paint on (decision 142). */

function keepRoom(module: string): void {
  'inline script';
  try {
    const modules = JSON.parse(localStorage.getItem('cartModules') ?? '') as unknown[];
    document.documentElement.toggleAttribute('data-cart', modules.includes(module));
  } catch {
    // Nothing is stored, or nothing that can be read: the cart finds its room when it comes.
  }
}

/** @param module id of the visit's module */
export const cartRoomScript = (module: string): string =>
  `(${keepRoom.toString()})(${JSON.stringify(module).replace(/</g, '\\u003c')})`;
