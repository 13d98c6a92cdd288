/** The chunks of messages. Those that are needed together share one; every other locale file is a chunk of its own. */
import { localeOf } from './build-facts.ts';

/** Namespaces by chunk. */
export const MESSAGE_CHUNKS = {
  layout: [
    ...['view-kit', 'storefront', 'shell', 'shell.line', 'address-location'],
    ...['home', 'cart', 'wishlist', 'discovery.search'],
  ],
  cards: ['catalog-cards', 'discovery'],
  addresses: ['address-location.saved', 'order-form.address'],
  deferred: ['home.below-fold', 'catalog-cards.promo'],
};

/** @param id absolute path of a module */
export function messageChunkOf(id: string): string | null {
  const { namespace = '', language } = localeOf(id) ?? {};
  const chunk = Object.entries(MESSAGE_CHUNKS).find(([, namespaces]) => namespaces.includes(namespace))?.[0];
  return chunk ? `messages-${chunk}-${language}` : null;
}
