/** The fields of a push message (DATA-29), and the page that a press opens. */
import { paths } from '@shop/util';

export interface PushMessage {
  kind: 'message' | 'order' | 'other';
  title: string;
  body: string;
  /** null: a press opens nothing (PUSH-07). */
  path: string | null;
}

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** @param data untrusted fields: paths are built from ids, never copied. */
export function readPush(data: Record<string, unknown>): PushMessage {
  const content = { title: text(data.title), body: text(data.body) };
  const orderId = text(data.order_id);
  const conversationId = text(data.conversation_id);
  if (data.type === 'message')
    return {
      ...content,
      kind: 'message',
      path: conversationId ? paths.chat({ conversationId, type: text(data.sender_type) }) : null,
    };
  if (data.type === 'account') return { ...content, kind: 'other', path: paths.settings() };
  if (data.type === 'order_status' && orderId) return { ...content, kind: 'order', path: paths.order(orderId) };
  return { ...content, kind: 'other', path: null };
}
