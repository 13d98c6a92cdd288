/** Orders and their rows in the wire format (contract §2.8, §2.9). */
import type { WireOrder, WireOrderRow } from '@shop/contract/order';
import type { RequestPlace } from '../../plugins/place';
import { flag, major, pictureUrl, privatePictureUrl, stamp, localize } from '../../present';
import { fullAddress, type Gazetteer } from '../geo/gazetteer';
import { methodsOpen, paymentState, type PaymentState } from '@shop/domain/order-steps';
import { isLinkOpen } from '@shop/domain/receiver-link';
import { minor, toWallClock } from '@shop/util';
import { MARKETPLACE } from '../../marketplace';
import { presentStore, type Courses } from '../stores/present';
import { OFFLINE_METHODS } from '../payments/offline';
import { presentGivenCourierReview, presentGivenReview } from '../reviews/present';
import { presentParcelCategory } from '../parcels/present';
import { factsOf } from './change';
import { linkedParcel } from './linked-parcel';
import { presentArrival } from './present-arrival';
import { presentReceiver, presentSender } from './present-parties';
import type { OrderLineRow } from './queries';
import type { FullOrder } from './read';
import { redactOrder } from './redact';

const reachedAt = (order: FullOrder['order'], status: string): string | null => {
  const at = order.reachedAt[status];
  return at ? stamp(new Date(at)) : null;
};

function presentCourier(
  { order, courier }: FullOrder,
  place: RequestPlace,
  gazetteer: Gazetteer,
): WireOrder['delivery_man'] {
  if (!courier) return null;
  const point =
    order.courierLat !== null && order.courierLng !== null ? { lat: order.courierLat, lng: order.courierLng } : null;
  const location = point ? gazetteer.at(point) : null;
  return {
    id: courier.id,
    f_name: localize(courier.firstName, place),
    l_name: localize(courier.lastName, place),
    phone: courier.phone,
    email: '',
    image: courier.image,
    image_full_url: pictureUrl(place, 'delivery-man', courier.image),
    zone_id: courier.zoneId,
    active: 1,
    avg_rating: Math.round(courier.rating * 100) / 100,
    rating_count: courier.ratingCount,
    order_count: courier.orderCount,
    lat: point ? String(point.lat) : '',
    lng: point ? String(point.lng) : '',
    location: location ? localize(fullAddress(location), place) : '',
  };
}

function presentOffline({ offline }: FullOrder, place: RequestPlace): WireOrder['offline_payment'] {
  if (!offline) return null;
  const method = OFFLINE_METHODS.find(({ id }) => id === offline.methodId);
  return {
    input: Object.entries(offline.inputs).map(([user_input, user_data]) => ({ user_input, user_data })),
    data: {
      status: offline.status,
      method_id: offline.methodId,
      method_name: method ? localize(method.name, place) : '',
      customer_note: offline.note,
      admin_note: offline.adminNote,
    },
    method_fields: (method?.fields ?? []).map(({ name, value }) => ({ input_name: name, input_data: value })),
  };
}

const presentRefund = ({ order, refund }: FullOrder, place: RequestPlace): WireOrder['refund'] =>
  refund && {
    id: order.number,
    order_id: order.number,
    image: JSON.stringify(refund.images),
    image_full_url: refund.images.map((name) => privatePictureUrl(place, 'refund', name)),
    items: refund.lines.map(({ rowId, quantity }) => ({ id: rowId, quantity })),
    amount: major(minor(refund.amount)),
    customer_reason: refund.reason,
    customer_note: refund.note,
    admin_note: refund.adminNote,
  };

const STATE_OF_REFUND = { done: 'refunded', due: 'refund_pending', failed: 'refund_failed' } as const;

/** The ledger: payments are positive, refunds negative; a partly paid order also lists the rest (contract §2.8). */
function presentPayments({ order, payments }: FullOrder): WireOrder['payments'] {
  const part = { order_id: order.number };
  const rows = payments.map(({ id, amount, method, state, createdAt }) => ({
    ...part,
    id,
    amount: major(minor(amount)),
    payment_status: amount > 0 ? 'paid' : STATE_OF_REFUND[state],
    payment_method: method,
    created_at: stamp(createdAt),
  }));
  if (paymentState(order.total, order.held) !== 'partially_paid' || order.status === 'refunded') return rows;
  const rest = { amount: major(minor(order.total - order.held)), payment_status: 'unpaid' };
  const common = { payment_method: order.paymentMethod, created_at: stamp(order.createdAt) };
  return [...rows, { ...part, id: 0, ...rest, ...common }];
}

/** A delivered order that was refunded still counts as paid. */
const paidFor = ({ status, total, held, received }: FullOrder['order']): PaymentState =>
  paymentState(total, status === 'refunded' ? received : held);

/** How many pictures of its items an order in a list shows. */
const MOST_PICTURES = 3;
const presentItemPictures = ({ rows }: FullOrder, place: RequestPlace): string[] =>
  [...new Set(rows.flatMap(({ image }) => image || []))]
    .slice(0, MOST_PICTURES)
    .map((image) => pictureUrl(place, 'product', image));

function presentFullOrder(courses: Courses, full: FullOrder, place: RequestPlace, moment: Date): WireOrder {
  const { order, rows, store, parcel } = full;
  const steps = [
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
  ] as const;
  return {
    id: order.number,
    user_id: order.shopperId,
    is_guest: flag(order.isGuest),
    store_id: order.storeId,
    zone_id: order.zoneId,
    module_id: order.moduleId,
    module_type: order.moduleType,
    module: { id: order.moduleId, module_type: order.moduleType, module_name: order.moduleType },
    order_status: order.status,
    order_type: order.type,
    scheduled: flag(order.scheduleAt !== null),
    schedule_at: order.scheduleAt && toWallClock(order.scheduleAt, MARKETPLACE.timeZone),
    processing_time: null,
    ...presentArrival(order),
    ...(Object.fromEntries(steps.map((step) => [step, reachedAt(order, step)])) as Record<
      (typeof steps)[number],
      string | null
    >),
    canceled_by: order.canceledBy,
    cancellation_reason: order.cancellationReason,
    order_amount: major(order.total),
    store_discount_amount: major(order.discountAmount),
    coupon_code: order.couponCode,
    coupon_discount_amount: major(order.couponAmount),
    coupon_discount_title: order.couponCode,
    partially_paid_amount: major(minor(paidFor(order) === 'partially_paid' ? order.held : 0)),
    prescription_order: order.prescription,
    order_attachment: order.attachments,
    order_attachment_full_url: order.attachments.map((name) => privatePictureUrl(place, 'order', name)),
    offline_payment: presentOffline(full, place),
    refund: presentRefund(full, place),
    ...(full.reviews && full.order.courierId ? { courier_review: presentGivenCourierReview(full.reviews) } : {}),
    total_tax_amount: major(order.taxAmount),
    tax_status: order.taxIncluded ? 'included' : 'excluded',
    tax_percentage: order.taxPercent,
    delivery_charge: major(order.deliveryCharge),
    original_delivery_charge: major(order.originalDeliveryCharge),
    free_delivery_by: order.freeDeliveryBy,
    additional_charge: major(order.additionalCharge),
    dm_tips: major(order.tip),
    payment_status: paidFor(order),
    payment_method: order.paymentMethod,
    payments: presentPayments(full),
    payment_choices: methodsOpen(factsOf(order)),
    order_note: order.note,
    cutlery: order.cutlery,
    unavailable_item_note: order.unavailableNote,
    delivery_instruction: order.instruction,
    store: store ? presentStore(courses, store, place, moment) : null,
    delivery_man: presentCourier(full, place, courses.city.gazetteer),
    delivery_address: presentSender(order),
    parcel_category: parcel ? presentParcelCategory(parcel, place) : null,
    receiver_details: presentReceiver(order),
    charge_payer: order.chargePayer,
    receiver_link: flag(parcel !== null && isLinkOpen(linkedParcel(order), moment)),
    distance: order.distance,
    details_count: rows.length,
    item_pictures: presentItemPictures(full, place),
    created_at: stamp(order.createdAt),
    updated_at: stamp(order.createdAt),
  };
}

/** An order as the reader may see it: without personal data when it was claimed by number and phone (decision 049). */
export function presentOrder(courses: Courses, full: FullOrder, place: RequestPlace, moment: Date): WireOrder {
  const whole = presentFullOrder(courses, full, place, moment);
  return full.byPhone ? redactOrder(whole) : whole;
}

/** The choice of a row as it was ordered: a variation, or the options of its groups. */
export const presentRowChoice = (row: OrderLineRow, place: RequestPlace): WireOrderRow['variation'] =>
  row.variation
    ? [{ type: localize(row.variation, place), price: major(row.unitPrice) }]
    : row.options.map((option) => ({
        name: localize(option.name, place),
        values: option.labels.map(({ label, price }) => ({ label: localize(label, place), optionPrice: major(price) })),
      }));

export function presentOrderRows({ order, rows, reviews }: FullOrder, place: RequestPlace): WireOrderRow[] {
  return rows.map((row) => {
    const url = pictureUrl(place, 'product', row.image);
    const addOns = row.addOns.map((addOn) => ({
      id: addOn.id,
      name: localize(addOn.name, place),
      price: major(addOn.price),
      quantity: addOn.quantity,
    }));
    return {
      id: row.id,
      order_id: order.number,
      item_id: row.isCampaign ? null : row.itemId,
      item_campaign_id: row.isCampaign ? row.itemId : null,
      item_details: {
        id: row.itemId,
        name: localize(row.name, place),
        image: row.image,
        image_full_url: url,
        image_tint: row.tint,
        unit_type: row.unit ? localize(row.unit, place) : null,
        veg: flag(row.veg),
        store_id: order.storeId ?? 0,
      },
      image_full_url: url,
      price: major(row.unitPrice),
      quantity: row.quantity,
      variation: presentRowChoice(row, place),
      add_ons: addOns,
      total_add_on_price: row.addOns.reduce((sum, addOn) => sum + major(addOn.price * addOn.quantity), 0),
      discount_on_item: major(row.discountPerUnit),
      discount_type: 'amount',
      tax_amount: 0,
      ...(reviews ? { review: presentGivenReview(reviews, row.itemId, place) } : {}),
      created_at: stamp(order.createdAt),
    };
  });
}
