/** Orders (contract §2.8, §2.9, §7). */
import Type, { type Static } from 'typebox';
import { MOST_LINES, MOST_TOTAL, MOST_UNITS } from '@shop/util';
import { Failure, Flag, Id, Nullable, paged, PageQuery, RowId, Text } from './common';
import { GuestId } from './cart';
import { WireCourier } from './courier';
import { WireParcelCategory } from './parcel';
import { WireGivenReview, WireRefund } from './review';
import { WireStore } from './store';

const NumberOrText = Type.Union([Type.Number(), Type.String({ maxLength: 40 })]);
const Short = Type.String({ maxLength: 200 });
const Long = Type.String({ maxLength: 1000 });

export const PaymentMethod = Type.Union([
  Type.Literal('cash_on_delivery'),
  Type.Literal('digital_payment'),
  Type.Literal('wallet'),
  Type.Literal('offline_payment'),
]);
const RowIdOrText = Type.Union([RowId, Type.String({ pattern: '^[0-9]{1,15}$' })]);
/** Content of `receiver_details`: an object, or its JSON text (contract §7.3). */
export const ReceiverDetails = Type.Object({
  contact_person_name: Short,
  contact_person_number: Short,
  contact_person_email: Type.Optional(Nullable(Short)),
  address: Type.String({ maxLength: 500 }),
  address_type: Type.Optional(Nullable(Short)),
  latitude: NumberOrText,
  longitude: NumberOrText,
  zone_id: Type.Optional(Nullable(NumberOrText)),
  road: Type.Optional(Nullable(Short)),
  house: Type.Optional(Nullable(Short)),
  floor: Type.Optional(Nullable(Short)),
  additional_information: Type.Optional(Nullable(Type.String({ maxLength: 500 }))),
});
export type ReceiverDetails = Static<typeof ReceiverDetails>;

/**
 * All values may be text. The server calculates every amount (contract §7.1, parcels §7.3). It compares `order_amount`
 * with its own, and ignores the others.
 */
export const OrderPlace = Type.Object({
  guest_id: Type.Optional(Nullable(GuestId)),
  order_type: Type.Union([Type.Literal('delivery'), Type.Literal('take_away'), Type.Literal('parcel')]),
  payment_method: PaymentMethod,
  /** Pays from the wallet first, the rest by `payment_method`. */
  partial_payment: Type.Optional(Nullable(Type.Union([Flag, Type.Boolean(), Text]))),
  coupon_code: Type.Optional(Nullable(Type.String({ maxLength: 60 }))),
  /** Not for parcels. */
  store_id: Type.Optional(Nullable(RowIdOrText)),
  parcel_category_id: Type.Optional(Nullable(Type.Union([RowId, Type.String({ pattern: '^[0-9]{1,9}$' })]))),
  receiver_details: Type.Optional(Nullable(Type.Union([Type.String({ maxLength: 5000 }), ReceiverDetails]))),
  charge_payer: Type.Optional(Nullable(Type.Union([Type.Literal('sender'), Type.Literal('receiver')]))),
  sender_zone_id: Type.Optional(Nullable(NumberOrText)),
  dm_tips: Type.Optional(Nullable(NumberOrText)),
  cart: Type.Optional(
    Type.String({
      maxLength: 200_000,
      description:
        `JSON text of lines as in \`cart/add\`, for Buy Now and campaigns only: at most ${MOST_LINES} lines, and ` +
        `${MOST_UNITS} of an item over all of them. No amount of an order may exceed ${MOST_TOTAL} minor units.`,
    }),
  ),
  is_buy_now: Type.Optional(Nullable(Type.Union([Flag, Type.Boolean(), Text]))),
  // Text first: the validation reads null and blank as the number 0, which would be an amount.
  order_amount: Type.Optional(
    Type.Union([Type.String({ maxLength: 40 }), Type.Number(), Type.Null()], {
      description:
        'The total that the customer was shown, with delivery, tip and additional charge, whoever pays which part. If it is not what the order costs, nothing is placed: 409 with the price in `quote`. Left out, null or blank: the order is placed for what it costs. Clients that cut their figures (contract §11.7) leave it out, or send the `order_amount` of get-Tax.',
    }),
  ),
  partially_paid_amount: Type.Optional(
    Type.Union([Type.String({ maxLength: 40 }), Type.Number(), Type.Null()], {
      description:
        'Our extension, with `partial_payment`: what the customer was shown that the wallet pays. If it holds another amount by now, nothing is placed: 403 `partial_payment`. Left out, null or blank: the wallet pays what it holds.',
    }),
  ),
  discount_amount: Type.Optional(Nullable(NumberOrText)),
  tax_amount: Type.Optional(Nullable(NumberOrText)),
  coupon_discount_amount: Type.Optional(Nullable(NumberOrText)),
  distance: Type.Optional(Nullable(NumberOrText)),
  /**
   * `YYYY-MM-DD HH:mm:ss` on the marketplace's clock. In the hour that the clock repeats in autumn an offset from UTC says
   * which is meant: `2026-10-25 02:30:00+02:00` (decision 082).
   */
  schedule_at: Type.Optional(Nullable(Short)),
  address: Type.Optional(Nullable(Type.String({ maxLength: 500 }))),
  address_type: Type.Optional(Nullable(Short)),
  latitude: Type.Optional(Nullable(NumberOrText)),
  longitude: Type.Optional(Nullable(NumberOrText)),
  road: Type.Optional(Nullable(Short)),
  house: Type.Optional(Nullable(Short)),
  floor: Type.Optional(Nullable(Short)),
  /** A note for the courier (our extension: other backends do not store it). */
  additional_information: Type.Optional(Nullable(Type.String({ maxLength: 500 }))),
  contact_person_name: Type.Optional(Nullable(Short)),
  contact_person_number: Type.Optional(Nullable(Short)),
  contact_person_email: Type.Optional(Nullable(Short)),
  order_note: Type.Optional(Nullable(Long)),
  unavailable_item_note: Type.Optional(Nullable(Short)),
  delivery_instruction: Type.Optional(Nullable(Short)),
  cutlery: Type.Optional(Type.Union([Flag, Type.Boolean(), Text])),
});
export type OrderPlace = Static<typeof OrderPlace>;

export const OrderPlaced = Type.Object({
  message: Text,
  order_id: Id,
  total_ammount: Type.Number(),
  /** What the order costs. A retry with the same idempotency key gets the first order's. */
  total_amount: Type.Number(),
  status: Text,
  created_at: Text,
  user_id: Id,
});
export type OrderPlaced = Static<typeof OrderPlaced>;

/** A window in which an order arrives: ISO moments. Our extension (decision 114). */
export const WireWindow = Type.Object({ from: Text, to: Text });
export type WireWindow = Static<typeof WireWindow>;

/** What an order costs before it is placed: the response of `get-Tax`, and the new price of a refused order. */
export const WireTax = Type.Object({
  tax_amount: Type.Number(),
  tax_included: Type.Union([Type.Literal(0), Type.Literal(1)]),
  tax_status: Text,
  order_amount: Type.Number(),
  delivery_charge: Type.Number(),
  additional_charge: Type.Number(),
  coupon_discount_amount: Type.Number(),
  /** When it would arrive, if it were placed now. */
  arrival: Type.Optional(WireWindow),
});
export type WireTax = Static<typeof WireTax>;

/** Nothing was placed: `order_amount` is not what the order costs, which is `quote.order_amount`. */
export const OrderAmountRefused = Type.Object({ ...Failure.properties, quote: WireTax });
export type OrderAmountRefused = Static<typeof OrderAmountRefused>;

const Stamp = Nullable(Text);
export const WireOrder = Type.Object({
  id: Id,
  user_id: Id,
  is_guest: Flag,
  store_id: Nullable(Id),
  zone_id: Id,
  module_id: Id,
  module_type: Text,
  module: Type.Object({ id: Id, module_type: Text, module_name: Text }),
  order_status: Text,
  order_type: Text,
  scheduled: Flag,
  schedule_at: Stamp,
  processing_time: Nullable(Type.Integer()),
  /** Our extension: when an order under way arrives, and when a take-away is ready. null: not paid yet, or over. */
  arrival: Nullable(WireWindow),
  /** Our extension: the order is late, for this reason: `store`, `preparation`, `courier` or `ride`. `credit`: the apology in the wallet. */
  delayed: Nullable(Type.Object({ reason: Text, promised_until: Text, credit: Nullable(Type.Number()) })),
  pending: Stamp,
  accepted: Stamp,
  confirmed: Stamp,
  processing: Stamp,
  handover: Stamp,
  picked_up: Stamp,
  delivered: Stamp,
  canceled: Stamp,
  failed: Stamp,
  refund_requested: Stamp,
  refunded: Stamp,
  refund_request_canceled: Stamp,
  canceled_by: Nullable(Text),
  cancellation_reason: Nullable(Text),
  order_amount: Type.Number(),
  store_discount_amount: Type.Number(),
  coupon_code: Nullable(Text),
  coupon_discount_amount: Type.Number(),
  coupon_discount_title: Nullable(Text),
  partially_paid_amount: Type.Number(),
  total_tax_amount: Type.Number(),
  tax_status: Text,
  tax_percentage: Type.Number(),
  delivery_charge: Type.Number(),
  original_delivery_charge: Type.Number(),
  free_delivery_by: Nullable(Text),
  additional_charge: Type.Number(),
  dm_tips: Type.Number(),
  payment_status: Text,
  payment_method: Text,
  /** Payments of the order, oldest first: positive when received, negative when refunded. */
  payments: Type.Array(
    Type.Object({
      id: Id,
      order_id: Id,
      amount: Type.Number(),
      /** `paid` or `unpaid`; for refunds `refunded`, `refund_pending` or `refund_failed`. */
      payment_status: Text,
      payment_method: Text,
      created_at: Text,
    }),
  ),
  /** Our extension: methods that an unpaid order can be turned to, and paid with, now. */
  payment_choices: Type.Array(Text),
  order_note: Text,
  cutlery: Type.Boolean(),
  unavailable_item_note: Text,
  delivery_instruction: Text,
  store: Nullable(WireStore),
  delivery_man: Nullable(WireCourier),
  delivery_address: Nullable(Type.Record(Text, Type.Union([Text, Type.Number(), Type.Null()]))),
  parcel_category: Nullable(WireParcelCategory),
  receiver_details: Nullable(Type.Record(Text, Type.Union([Text, Type.Number(), Type.Null()]))),
  charge_payer: Nullable(Text),
  /** Our extension: the parcel's owner may give its receiver a link (`customer/order/receiver-link`). */
  receiver_link: Flag,
  offline_payment: Nullable(
    Type.Object({
      input: Type.Array(Type.Object({ user_input: Text, user_data: Text })),
      data: Type.Object({
        status: Text,
        method_id: Id,
        method_name: Text,
        customer_note: Text,
        admin_note: Text,
      }),
      method_fields: Type.Array(Type.Object({ input_name: Text, input_data: Text })),
    }),
  ),
  refund: Nullable(WireRefund),
  /** Our extension: the courier's review by the customer; null: not given. Absent: not delivered, or not told. */
  courier_review: Type.Optional(Nullable(WireGivenReview)),
  prescription_order: Type.Boolean(),
  order_attachment: Type.Array(Text),
  order_attachment_full_url: Type.Array(Text),
  distance: Nullable(Type.Number()),
  details_count: Type.Integer(),
  /** Our extension: full URLs of the pictures of the first different items, at most three. */
  item_pictures: Type.Array(Text),
  created_at: Text,
  updated_at: Text,
});
export const WireOrders = paged('orders', WireOrder);
export type WireOrders = Static<typeof WireOrders>;
export type WireOrder = Static<typeof WireOrder>;

export const WireOrderRow = Type.Object({
  id: Id,
  order_id: Id,
  item_id: Nullable(Id),
  item_campaign_id: Nullable(Id),
  item_details: Type.Object({
    id: Id,
    name: Text,
    image: Text,
    image_full_url: Text,
    image_tint: Text,
    unit_type: Nullable(Text),
    veg: Flag,
    store_id: Id,
  }),
  image_full_url: Text,
  price: Type.Number(),
  quantity: Type.Integer(),
  variation: Type.Array(Type.Unknown()),
  add_ons: Type.Array(Type.Object({ id: Id, name: Text, price: Type.Number(), quantity: Type.Integer() })),
  total_add_on_price: Type.Number(),
  discount_on_item: Type.Number(),
  discount_type: Text,
  tax_amount: Type.Number(),
  /** Our extension: the item's review by the customer; null: not given. Absent: not delivered, or not told. */
  review: Type.Optional(Nullable(WireGivenReview)),
  created_at: Text,
});
export type WireOrderRow = Static<typeof WireOrderRow>;

/** Guests authenticate with guest id and phone of the order. */
export const OrderQuery = Type.Object({
  order_id: Type.String({ pattern: '^[0-9]{1,15}$' }),
  guest_id: Type.Optional(GuestId),
  contact_number: Type.Optional(Short),
});
/** The most frequent tip; null: there is none. */
export const MostTip = Type.Object({ most_tips_amount: Nullable(Type.Number()) });
export type MostTip = Static<typeof MostTip>;
/** Own orders, newest first. Guests authenticate with their guest id, which newer deployments allow. */
export const OrdersQuery = Type.Object({ ...PageQuery, guest_id: Type.Optional(GuestId) });
