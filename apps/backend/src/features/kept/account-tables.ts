/** What is kept about a person beside orders and money: the account, what it holds, and what expires. */
import { eq, sql } from 'drizzle-orm';
import * as t from '../../db/schema';
import type { CustomerRow } from '../shoppers/caller';
import { kept } from './kept';
import { itemName, privatePictures, publicPictures, storeName } from './shows';

const isOwn = (column: Parameters<typeof eq>[0]) => (me: CustomerRow) => eq(column, me.id);
const ofOwnSession = (me: CustomerRow) =>
  sql`${t.pushDevices.tokenHash} IN (SELECT ${t.tokens.hash} FROM ${t.tokens} WHERE ${t.tokens.customerId} = ${me.id})`;
const ofOwnConversation = (me: CustomerRow) =>
  sql`${t.messages.conversationId} IN (SELECT ${t.conversations.id} FROM ${t.conversations} WHERE ${t.conversations.customerId} = ${me.id})`;
/** One of an order that was a guest's names its order alone. A union: each half has an index. */
const isOwnReview = (me: CustomerRow) =>
  sql`${t.reviews.id} IN (SELECT id FROM ${t.reviews} WHERE customer_id = ${me.id} UNION SELECT r.id FROM ${t.reviews} r JOIN ${t.orders} o ON o.id = r.order_id WHERE o.shopper_id = ${me.id})`;

/** By their names in `db/schema`. */
export const ACCOUNT_TABLES = {
  // A number, which the orders keep: nothing else leads from it to a person.
  shoppers: kept(t.shoppers, { leftOut: 'inner', removal: 'orders' }),
  customers: kept(t.customers, {
    file: { name: 'person', key: t.customers.id, of: isOwn(t.customers.id) },
    shown: [
      ...(['id', 'firstName', 'lastName', 'email', 'phone', 'phoneVerified', 'emailVerified'] as const),
      ...(['socialId', 'loginMedium', 'refCode', 'interests', 'createdAt'] as const),
    ],
    as: { image: publicPictures('profile') },
    leftOut: { passwordHash: 'secret', referredBy: 'other' },
    removal: 'person',
  }),
  addresses: kept(t.addresses, {
    file: { name: 'addresses', key: t.addresses.id, of: isOwn(t.addresses.customerId) },
    shown: [
      ...(['id', 'type', 'label', 'contactName', 'contactPhone', 'contactEmail', 'text', 'lat', 'lng'] as const),
      ...(['road', 'house', 'floor', 'more', 'createdAt'] as const),
    ],
    leftOut: { customerId: 'copy' },
    removal: 'addresses',
  }),
  wishes: kept(t.wishes, {
    file: { name: 'wishlist', key: t.wishes.id, of: isOwn(t.wishes.customerId) },
    shown: ['itemId', 'storeId', 'createdAt'],
    leftOut: { id: 'inner', customerId: 'copy' },
    names: { item: itemName(t.wishes.itemId), store: storeName(t.wishes.storeId) },
    removal: 'wishes',
  }),
  cartLines: kept(t.cartLines, {
    file: { name: 'cart', key: t.cartLines.id, of: isOwn(t.cartLines.shopperId) },
    shown: ['moduleId', 'itemId', 'quantity', 'choice', 'createdAt'],
    leftOut: { id: 'inner', shopperId: 'copy', choiceKey: 'copy' },
    names: { item: itemName(t.cartLines.itemId) },
    removal: 'wishes',
  }),
  reviews: kept(t.reviews, {
    file: {
      name: 'reviews',
      key: t.reviews.id,
      of: isOwnReview,
    },
    shown: ['itemId', 'storeId', 'author', 'rating', 'comment', 'reply', 'tags', 'createdAt'],
    as: { images: publicPictures('review') },
    leftOut: { id: 'inner', customerId: 'copy', orderId: 'inner' },
    names: { item: itemName(t.reviews.itemId) },
    removal: 'reviews',
  }),
  conversations: kept(t.conversations, {
    file: { name: 'conversations', key: t.conversations.id, of: isOwn(t.conversations.customerId) },
    shown: ['id', 'partnerType', 'partnerId', 'lastAt', 'createdAt'],
    leftOut: { customerId: 'copy' },
    removal: 'chats',
  }),
  messages: kept(t.messages, {
    file: { name: 'messages', key: t.messages.id, of: ofOwnConversation },
    shown: ['id', 'conversationId', 'isMine', 'text', 'seen', 'createdAt'],
    as: { files: privatePictures('conversation') },
    removal: 'chats',
  }),
  notifications: kept(t.notifications, {
    file: { name: 'notifications', key: t.notifications.id, of: isOwn(t.notifications.customerId) },
    shown: ['title', 'description', 'type', 'orderNumber', 'conversationId', 'senderType', 'seenAt', 'createdAt'],
    leftOut: { id: 'inner', customerId: 'copy' },
    removal: 'notifications',
  }),
  notificationChoices: kept(t.notificationChoices, {
    // Some of them: the whole table of switches is one page.
    file: {
      name: 'notification_choices',
      key: t.notificationChoices.kind,
      of: isOwn(t.notificationChoices.customerId),
    },
    shown: ['kind', 'way', 'isOn'],
    leftOut: { customerId: 'copy' },
    removal: 'notifications',
  }),
  subscribers: kept(t.subscribers, {
    file: { name: 'newsletter', key: t.subscribers.email, of: (me) => eq(t.subscribers.email, me.email) },
    shown: ['email', 'createdAt'],
    removal: 'newsletter',
  }),
  tokens: kept(t.tokens, {
    file: { name: 'sign_ins', key: t.tokens.hash, of: isOwn(t.tokens.customerId) },
    shown: ['browser', 'system', 'usedAt', 'createdAt'],
    leftOut: { hash: 'secret', id: 'inner', device: 'secret', customerId: 'copy' },
    removal: 'devices',
  }),
  knownDevices: kept(t.knownDevices, {
    file: { name: 'known_devices', key: t.knownDevices.device, of: isOwn(t.knownDevices.customerId) },
    shown: ['usedAt'],
    // A hash of the device's cookie.
    leftOut: { customerId: 'copy', device: 'secret' },
    removal: 'devices',
  }),
  knownAddresses: kept(t.knownAddresses, {
    file: { name: 'known_networks', key: t.knownAddresses.address, of: isOwn(t.knownAddresses.customerId) },
    shown: ['usedAt'],
    // A hash, which others can compare with.
    leftOut: { customerId: 'copy', address: 'secret' },
    removal: 'devices',
  }),
  pushDevices: kept(t.pushDevices, {
    file: { name: 'push_devices', key: t.pushDevices.device, of: ofOwnSession },
    shown: ['language', 'createdAt'],
    // Whoever has them can send to the device.
    leftOut: { device: 'secret', tokenHash: 'secret', keys: 'secret' },
    removal: 'devices',
  }),
  // The id of a guest is what proves to be that guest.
  signedInGuests: kept(t.signedInGuests, { leftOut: 'secret', removal: 'devices' }),
  tickets: kept(t.tickets, { leftOut: 'secret', removal: 'devices' }),
  // Of an order that was a guest's; ends when the guest signs in.
  orderDevices: kept(t.orderDevices, { leftOut: 'secret', removal: 'guest' }),
  livePlaces: kept(t.livePlaces, { leftOut: 'inner', removal: 'brief' }),
  codes: kept(t.codes, { leftOut: 'secret', removal: 'brief' }),
  attempts: kept(t.attempts, { leftOut: 'inner', removal: 'brief' }),
  idempotencyKeys: kept(t.idempotencyKeys, { leftOut: 'copy', removal: 'brief' }),
  outbox: kept(t.outbox, { leftOut: 'copy', removal: 'brief' }),
};
