/** A guest's order without personal data, for readers with number and phone only (decision 049). */
import type { WireOrder } from '@shop/contract/order';

/** Hidden fields: identity, address, notes, and the courier's route. */
const REDACTED = {
  user_id: 0,
  delivery_address: null,
  receiver_details: null,
  distance: null,
  order_note: '',
  unavailable_item_note: '',
  delivery_instruction: '',
  cancellation_reason: null,
  coupon_code: null,
  coupon_discount_title: null,
  order_attachment: [],
  order_attachment_full_url: [],
  offline_payment: null,
  payment_choices: [],
  refund: null,
  courier_review: null,
  receiver_link: 0,
} satisfies Partial<WireOrder>;

/** Visible fields. A new field is in neither list, which is a compile error. */
const VISIBLE_FIELDS = [
  'id',
  'is_guest',
  'store_id',
  'zone_id',
  'module_id',
  'module_type',
  'module',
  'order_status',
  'order_type',
  'scheduled',
  'schedule_at',
  'processing_time',
  'arrival',
  'delayed',
  'pending',
  'accepted',
  'confirmed',
  'processing',
  'handover',
  'picked_up',
  'delivered',
  'canceled',
  'failed',
  'refund_requested',
  'refunded',
  'refund_request_canceled',
  'canceled_by',
  'order_amount',
  'store_discount_amount',
  'coupon_discount_amount',
  'partially_paid_amount',
  'prescription_order',
  'total_tax_amount',
  'tax_status',
  'tax_percentage',
  'delivery_charge',
  'original_delivery_charge',
  'free_delivery_by',
  'additional_charge',
  'dm_tips',
  'payment_status',
  'payment_method',
  'payments',
  'cutlery',
  'store',
  'parcel_category',
  'charge_payer',
  'details_count',
  'item_pictures',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof WireOrder)[];

export function redactOrder(order: WireOrder): WireOrder {
  const visible = Object.fromEntries(VISIBLE_FIELDS.map((field) => [field, order[field]])) as Pick<
    WireOrder,
    (typeof VISIBLE_FIELDS)[number]
  >;
  const { delivery_man: courier } = order;
  return {
    ...REDACTED,
    ...visible,
    delivery_man: courier && { ...courier, email: '', phone: '', lat: '', lng: '', location: '' },
  };
}
