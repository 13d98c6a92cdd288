/** The only source of randomness and hashes. */

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A random, unguessable key (128 bits as hex): idempotency keys, operation ids. */
export function newKey(): string {
  return hex(globalThis.crypto.getRandomValues(new Uint8Array(16)));
}

/** What tells one picture from another without reading it. */
const asFacts = (_name: string, value: unknown): unknown =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;

/**
 * Idempotency keys of what a form sends. While its content stays the same so does its key: after a lost answer the backend takes the
 * second attempt for the first. @returns gives the key of a content, which may hold files
 */
export function draftKeys(): (content: object) => string {
  let sent = { key: '', keyFor: '' };
  return (content) => {
    const keyFor = JSON.stringify(content, asFacts);
    if (sent.keyFor !== keyFor) sent = { key: newKey(), keyFor };
    return sent.key;
  };
}

/** A hash of the content (SHA-256 as hex); null where the browser has none, which is on a plain connection. */
export async function contentKey(file: Blob): Promise<string | null> {
  const { subtle } = globalThis.crypto as { subtle?: SubtleCrypto };
  return subtle ? hex(new Uint8Array(await subtle.digest('SHA-256', await file.arrayBuffer()))) : null;
}
