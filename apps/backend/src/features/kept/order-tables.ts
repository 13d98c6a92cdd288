/** What is kept about a person's orders and money. It outlives the account, without the person: stores and tax need it. */
import { eq, sql } from 'drizzle-orm';
import * as t from '../../db/schema';
import type { CustomerRow } from '../shoppers/caller';
import { kept } from './kept';
import { addOns, arrivalTold, cause, money, options, privatePictures, storeName } from './shows';

/** A receiver without name, contact and place; null stays null. */
const NOBODY = JSON.stringify({
  ...{ name: '', phone: '', email: '', text: '', road: '', house: '', floor: '', more: '' },
  ...{ lat: 0, lng: 0 },
} satisfies Partial<t.ReceiverRow>);

/** By their names in `db/schema`. */
export const ORDER_TABLES = {
  orders: kept(t.orders, {
    file: { name: 'orders', key: t.orders.id, of: (me: CustomerRow) => eq(t.orders.shopperId, me.id) },
    shown: [
      ...(['number', 'storeId', 'moduleId', 'type', 'status', 'reachedAt', 'scheduleAt', 'createdAt'] as const),
      ...(['taxPercent', 'taxIncluded', 'freeDeliveryBy', 'couponCode', 'paymentMethod'] as const),
      ...(['contactName', 'contactPhone', 'contactEmail', 'language', 'address', 'parcelCategoryId'] as const),
      ...(['receiver', 'chargePayer', 'distance', 'note', 'unavailableNote', 'instruction', 'cutlery'] as const),
      ...(['prescription', 'canceledBy', 'cancellationReason'] as const),
    ],
    as: {
      itemsAmount: money,
      addOnsAmount: money,
      discountAmount: money,
      taxAmount: money,
      deliveryCharge: money,
      originalDeliveryCharge: money,
      additionalCharge: money,
      tip: money,
      couponAmount: money,
      total: money,
      attachments: privatePictures('order'),
      arrival: arrivalTold,
    },
    leftOut: {
      id: 'inner',
      shopperId: 'copy',
      zoneId: 'inner',
      couponId: 'inner',
      stockHeldAt: 'inner',
      placedFrom: 'inner',
      reviseAt: 'inner',
      courierId: 'other',
      courierLat: 'other',
      courierLng: 'other',
    },
    names: { store: storeName(t.orders.storeId) },
    removal: 'orders',
    emptied: {
      contactName: '',
      contactPhone: '',
      contactEmail: '',
      address: null,
      note: '',
      unavailableNote: '',
      instruction: '',
      receiver: sql`${t.orders.receiver} || ${NOBODY}::jsonb`,
    },
  }),
  orderRows: kept(t.orderRows, {
    file: { ofOrder: 'lines', key: t.orderRows.id, order: t.orderRows.orderId },
    shown: ['id', 'itemId', 'isCampaign', 'name', 'unit', 'veg', 'quantity', 'variation'],
    as: { unitPrice: money, discountPerUnit: money, options, addOns },
    leftOut: { orderId: 'inner', image: 'inner', tint: 'inner', variationId: 'inner', flashItemId: 'inner' },
    removal: 'orders',
  }),
  orderEvents: kept(t.orderEvents, {
    file: { ofOrder: 'events', key: t.orderEvents.id, order: t.orderEvents.orderId },
    shown: ['step', 'who', 'from', 'to', 'createdAt'],
    leftOut: { id: 'inner', orderId: 'inner' },
    removal: 'orders',
  }),
  orderPayments: kept(t.orderPayments, {
    file: { ofOrder: 'payments', key: t.orderPayments.id, order: t.orderPayments.orderId },
    shown: ['method', 'state', 'createdAt', 'doneAt'],
    as: { amount: money },
    // With the id of a payment its page opens.
    leftOut: { id: 'inner', orderId: 'inner', reference: 'secret', refundOf: 'inner' },
    removal: 'payments',
  }),
  offlinePayments: kept(t.offlinePayments, {
    file: { ofOrder: 'bank_transfers', key: t.offlinePayments.orderId, order: t.offlinePayments.orderId },
    shown: ['methodId', 'inputs', 'note', 'status', 'adminNote', 'createdAt'],
    leftOut: { orderId: 'inner' },
    removal: 'payments',
  }),
  refunds: kept(t.refunds, {
    file: { ofOrder: 'refund_requests', key: t.refunds.orderId, order: t.refunds.orderId },
    shown: ['reason', 'note', 'lines', 'adminNote', 'createdAt'],
    as: { images: privatePictures('refund'), amount: money },
    leftOut: { orderId: 'inner' },
    removal: 'disputes',
  }),
  courierReviews: kept(t.courierReviews, {
    file: { ofOrder: 'courier_reviews', key: t.courierReviews.orderId, order: t.courierReviews.orderId },
    shown: ['author', 'rating', 'comment', 'tags', 'createdAt'],
    leftOut: { orderId: 'inner', courierId: 'other' },
    removal: 'reviews',
  }),
  receiverLinks: kept(t.receiverLinks, {
    file: { ofOrder: 'receiver_links', key: t.receiverLinks.orderId, order: t.receiverLinks.orderId },
    shown: ['note', 'createdAt'],
    leftOut: { orderId: 'inner', nonce: 'secret', tokenHash: 'secret' },
    removal: 'addresses',
  }),
  payments: kept(t.payments, {
    file: { name: 'card_payments', key: t.payments.id, of: (me: CustomerRow) => eq(t.payments.shopperId, me.id) },
    shown: ['gateway', 'status', 'refund', 'createdAt'],
    as: { amount: money },
    leftOut: { id: 'secret', shopperId: 'copy', orderId: 'inner', gatewayRef: 'secret', callback: 'inner' },
    removal: 'payments',
  }),
  walletEntries: kept(t.walletEntries, {
    file: {
      name: 'wallet',
      key: t.walletEntries.id,
      of: (me: CustomerRow) => eq(t.walletEntries.customerId, me.id),
    },
    shown: ['kind', 'createdAt'],
    as: { credit: money, debit: money, bonus: money, balance: money, reference: cause },
    leftOut: { id: 'inner', customerId: 'copy' },
    removal: 'payments',
  }),
  pointEntries: kept(t.pointEntries, {
    file: { name: 'points', key: t.pointEntries.id, of: (me: CustomerRow) => eq(t.pointEntries.customerId, me.id) },
    shown: ['kind', 'credit', 'debit', 'balance', 'createdAt'],
    as: { reference: cause },
    leftOut: { id: 'inner', customerId: 'copy' },
    removal: 'payments',
  }),
};
