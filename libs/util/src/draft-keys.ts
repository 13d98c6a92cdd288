/** Keys of what forms send. Of its own: few pages have such a form. */
import { newKey } from './ids';

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
