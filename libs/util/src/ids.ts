/** The only source of randomness. */

/** A random, unguessable key (128 bits as hex): idempotency keys, operation ids. */
export function newKey(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
