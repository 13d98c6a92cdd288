/** An order as it is now (contract §2.8). */
import type { WireCourier } from '@shop/contract/courier';
import type { ReceiverDetails, WireOrder } from '@shop/contract/order';
import type { Courier, Order, OrderType, PaymentMethod } from '@shop/domain';
import { PAYMENT_METHOD_NAMES } from '@shop/domain/payment-methods';
import { ORDER_STATUSES } from '@shop/domain/tracking';
import { minor } from '@shop/util';
import { decoded, type EndpointBuild } from '../base/api';
import type { Field, Tolerant } from '../base/tolerant';
import {
  flag,
  list,
  moment,
  number,
  numberOrNull,
  object,
  picture,
  text,
  textOrNull,
  toReason,
  toWindow,
  wires,
  type WireMoney,
} from '../base/wire';
import { toStore } from '../catalog/to-store';
import { toAskedRefund, toLedger } from './asked-refund';
import { toGivenReview } from './given-review';
import { keyParams, type OrderKey } from './order-key';

/** `refund_cancellation_note`: of other backends. */
type OrderWire = Tolerant<WireOrder & { refund_cancellation_note: string }>;
/** `additional_address`: an older name. */
type PlaceWire = ReceiverDetails & { additional_address: string };

const TYPES: readonly OrderType[] = ['delivery', 'take_away', 'parcel'];

function toCourier(value: unknown): Courier | null {
  const wire = object<WireCourier>(Array.isArray(value) ? value[0] : value);
  if (!wire) return null;
  const [lat, lng] = [numberOrNull(wire.lat), numberOrNull(wire.lng)];
  return {
    id: text(wire.id),
    name: [text(wire.f_name), text(wire.l_name)].filter(Boolean).join(' '),
    image: picture(wire.image, wire.image_full_url, null),
    phone: text(wire.phone),
    rating: number(wire.avg_rating),
    orderCount: number(wire.order_count),
    place: lat !== null && lng !== null ? { lat, lng } : null,
  };
}

function toDeliverTo(value: unknown): Order['deliverTo'] {
  const wire = object<PlaceWire>(value);
  if (!wire) return null;
  const [lat, lng] = [numberOrNull(wire.latitude), numberOrNull(wire.longitude)];
  return {
    contactName: text(wire.contact_person_name),
    phone: text(wire.contact_person_number),
    address: text(wire.address),
    point: lat !== null && lng !== null ? { lat, lng } : null,
    road: text(wire.road),
    house: text(wire.house),
    floor: text(wire.floor),
    more: text(wire.additional_information) || text(wire.additional_address),
  };
}

/** Method of a split payment in forks; the other method is in `payments`. */
const IN_PARTS = 'partial_payment';

/** Decodes a method; an unknown name is a payment gateway. */
function toMethod(name: string): Pick<Order, 'paymentMethod' | 'gateway'> {
  if (!name || name === IN_PARTS) return { paymentMethod: 'cash_on_delivery', gateway: null };
  const known = PAYMENT_METHOD_NAMES.find((method) => method === name);
  return known ? { paymentMethod: known, gateway: null } : { paymentMethod: 'digital_payment', gateway: name };
}

/** Payment method of an order, and the amount already paid by the wallet (contract §2.8 payment). */
function toPaying(wire: OrderWire, money: WireMoney): Pick<Order, 'paymentMethod' | 'gateway' | 'walletPaid'> {
  const parts = wires(wire.payments);
  const byWallet = parts.find(({ payment_method }) => payment_method === 'wallet');
  const rest = parts.find((part) => part !== byWallet);
  const methodName = text(wire.payment_method);
  const method = toMethod(methodName === IN_PARTS ? text(rest?.payment_method) : methodName);
  const walletPaid = byWallet && rest ? byWallet.amount : wire.partially_paid_amount;
  return { ...method, walletPaid: method.paymentMethod === 'wallet' ? minor(0) : money.read(walletPaid) };
}

const TRANSFER_STATES = ['pending', 'verified', 'denied'] as const;

function toTransfer(value: Field<WireOrder['offline_payment']>): Order['transfer'] {
  const wire = object(value);
  const data = object(wire?.data);
  if (!data) return null;
  return {
    name: text(data.method_name),
    state: TRANSFER_STATES.find((state) => state === data.status) ?? 'pending',
    methodId: text(data.method_id),
    inputs: Object.fromEntries(
      wires(wire?.input).map(({ user_input, user_data }) => [text(user_input), text(user_data)]),
    ),
    note: text(data.customer_note),
    adminNote: text(data.admin_note),
  };
}

/** Other backends do not tell: by the contract an unpaid card order becomes cash, and a transfer is told about. */
const CHOICES_OF: Partial<Record<PaymentMethod, readonly PaymentMethod[]>> = {
  digital_payment: ['digital_payment', 'cash_on_delivery'],
  offline_payment: ['offline_payment'],
};

function toChoices(wire: OrderWire, { paymentMethod }: Pick<Order, 'paymentMethod'>): Order['paymentChoices'] {
  if (Array.isArray(wire.payment_choices))
    return PAYMENT_METHOD_NAMES.filter((method) => list(wire.payment_choices).includes(method));
  const isUnpaid = wire.payment_status !== 'paid';
  if (isUnpaid && wire.order_status === 'pending') return CHOICES_OF[paymentMethod] ?? [];
  return isUnpaid && wire.order_status === 'failed' ? ['cash_on_delivery'] : [];
}

/** Pictures of an order: a list, JSON text of one, or a single name (contract §10). */
function toAttachments(wire: OrderWire): Order['attachments'] {
  const full = list(wire.order_attachment_full_url);
  const several = list(wire.order_attachment);
  const names = several.length > 0 || full.length > 0 ? several : [wire.order_attachment];
  return Array.from({ length: Math.max(names.length, full.length) }, (_, index) =>
    picture(names[index], full[index], null),
  ).filter((entry) => entry !== null);
}

function toDelay(value: unknown, money: WireMoney): Order['delay'] {
  const wire = object<NonNullable<WireOrder['delayed']>>(value);
  const reason = toReason(wire?.reason);
  return wire && reason
    ? { reason, promisedUntil: moment(wire.promised_until), credit: money.read(wire.credit) }
    : null;
}

/** When it arrives. Other backends have no `arrival`, and may know the minutes that the store needs. */
const toArrival = (wire: OrderWire, money: WireMoney): Pick<Order, 'arrival' | 'delay' | 'processingMinutes'> => ({
  ...(wire.arrival === undefined ? {} : { arrival: toWindow(wire.arrival) }),
  delay: toDelay(wire.delayed, money),
  processingMinutes: numberOrNull(wire.processing_time),
});

export function toOrder(wire: OrderWire, money: WireMoney): Order {
  const reachedAt: Order['reachedAt'] = {};
  for (const status of ORDER_STATUSES) {
    const at = moment(wire[status]);
    if (at) reachedAt[status] = at;
  }
  const paying = toPaying(wire, money);
  const store = object(wire.store);
  const receiver = object(wire.receiver_details);
  const sent = object(wire.parcel_category);
  return {
    id: text(wire.id),
    status: ORDER_STATUSES.find((status) => status === wire.order_status) ?? 'pending',
    type: TYPES.find((type) => type === wire.order_type) ?? 'delivery',
    moduleId: text(wire.module_id),
    moduleType: text(wire.module_type) || text(object(wire.module)?.module_type),
    placedAt: moment(wire.created_at),
    reachedAt,
    ...toArrival(wire, money),
    total: money.read(wire.order_amount),
    deliveryCharge: money.read(wire.delivery_charge),
    tax: money.read(wire.total_tax_amount),
    taxIncluded: wire.tax_status === 'included',
    storeDiscount: money.read(wire.store_discount_amount),
    couponDiscount: money.read(wire.coupon_discount_amount),
    additionalCharge: money.read(wire.additional_charge),
    tip: money.read(wire.dm_tips),
    isPaid: wire.payment_status === 'paid',
    ...paying,
    transfer: toTransfer(wire.offline_payment),
    paymentChoices: toChoices(wire, paying),
    note: text(wire.order_note),
    cancellationReason: text(wire.cancellation_reason),
    scheduledFor: flag(wire.scheduled) ? textOrNull(wire.schedule_at) : null,
    store: store ? toStore(store, money) : null,
    courier: toCourier(wire.delivery_man),
    deliverTo: toDeliverTo(wire.delivery_address),
    receiver: toDeliverTo(receiver),
    parcel:
      receiver || sent
        ? {
            category: text(sent?.name),
            payer: wire.charge_payer === 'receiver' ? 'receiver' : 'sender',
          }
        : null,
    canShare: flag(wire.receiver_link),
    instruction: text(wire.delivery_instruction),
    unavailableNote: text(wire.unavailable_item_note),
    cutlery: flag(wire.cutlery),
    isPrescription: flag(wire.prescription_order),
    attachments: toAttachments(wire),
    itemPictures: list(wire.item_pictures).flatMap((url) => picture(url, null, null) ?? []),
    rowCount: number(wire.details_count),
    // Our backend sends user 0 for an order found by number and phone only; other backends always send a user.
    byPhone: numberOrNull(wire.user_id) === 0,
    taxPercent: number(wire.tax_percentage),
    ledger: toLedger(wire.payments, money),
    courierReview: toGivenReview(wire.courier_review),
    refund: toAskedRefund(wire.refund, wire.refund_cancellation_note, money),
  };
}

export const orderEndpoints = (build: EndpointBuild) => ({
  getOrder: build.query<Order, OrderKey>({
    query: (key) => ({ url: '/api/v1/customer/order/track', params: keyParams(key) }),
    transformResponse: decoded(toOrder),
    providesTags: ['Order'],
    keepUnusedDataFor: 0,
  }),
});
