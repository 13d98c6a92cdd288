/** The chat partner of a URL (ROUTE-19 to ROUTE-21): a conversation, or a partner with name and picture. */
import type { ThreadKey } from '@shop/api-client/chat';
import { insidePath } from '@shop/util';

export interface ChatPartner {
  key: ThreadKey;
  /** Shown before a conversation exists (CHAT-08). */
  name: string;
  image: string | null;
}

/** null without a partner in the URL. */
export function chatPartnerOf(params: URLSearchParams): ChatPartner | null {
  const name = params.get('deliveryman_name') ?? '';
  // A picture of another site would tell it who opens the link.
  const image = insidePath(params.get('deliveryManData_image'));
  const conversationId = params.get('conversationId');
  if (conversationId && /^\d+$/.test(conversationId)) return { key: { conversationId }, name, image };
  const id = params.get('id');
  const typeName = params.get('type') ?? params.get('routeName')?.replace(/_id$/, '');
  const type = (['vendor', 'delivery_man', 'admin'] as const).find((entry) => entry === typeName);
  return type && id && /^\d+$/.test(id) ? { key: { type, id }, name, image } : null;
}
