/** The only source of randomness and hashes. */

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A random, unguessable key (128 bits as hex): idempotency keys, operation ids. */
export function newKey(): string {
  return hex(globalThis.crypto.getRandomValues(new Uint8Array(16)));
}

/** A hash of the content (SHA-256 as hex); null where the browser has none, which is on a plain connection. */
export async function contentKey(file: Blob): Promise<string | null> {
  const { subtle } = globalThis.crypto as { subtle?: SubtleCrypto };
  return subtle ? hex(new Uint8Array(await subtle.digest('SHA-256', await file.arrayBuffer()))) : null;
}
