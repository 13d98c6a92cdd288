/** The fields of a push (DATA-29), and where a press on it leads. */
import { paths } from '@shop/util';

export interface PushMessage {
  kind: 'message' | 'order' | 'other';
  title: string;
  body: string;
  /** null: a press leads nowhere (PUSH-07). */
  path: string | null;
}

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** @param data wire fields; nothing in them is trusted: a path is made of ids, never taken from them. */
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
  if (data.type === 'order_status' && orderId) return { ...content, kind: 'order', path: paths.order(orderId) };
  return { ...content, kind: 'other', path: null };
}
