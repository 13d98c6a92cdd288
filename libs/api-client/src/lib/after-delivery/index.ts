/** What follows a delivery: reviews and refund requests (contract §7.6, §7.7). Of its own, so that no other page loads it. */
import type { AskRefund, RefundReasons, ReviewCourier, ReviewItem } from '@shop/contract/review';
import type { RefundLine } from '@shop/domain';
import type { CourierTag, ItemTag } from '@shop/domain/reviews';
import { shopApi } from '../base/api';
import { messageOf, page, text } from '../base/wire';

interface Sent {
  /** Idempotency key: the same for a retry. */
  key: string;
}
interface Saying<Tag extends string> extends Sent {
  orderId: string;
  /** null: signed in. */
  guestId: string | null;
  /** 1 to 5. */
  rating: number;
  comment: string;
  tags: readonly Tag[];
}
export interface NewItemReview extends Saying<ItemTag> {
  itemId: string;
  pictures: readonly File[];
}
export interface NewCourierReview extends Saying<CourierTag> {
  courierId: string;
}
export interface NewRefundRequest extends Sent {
  orderId: string;
  guestId: string | null;
  reason: string;
  note: string;
  /** None: the whole order. */
  lines: readonly RefundLine[];
  pictures: readonly File[];
}

/** Fields and pictures as a form; lists as `name[]`. Empty fields are left out. */
function formOf(body: object, name: string, pictures: readonly File[]): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(body))
    if (Array.isArray(value)) for (const entry of value) form.append(`${field}[]`, String(entry));
    else if (value !== '' && value !== null && value !== undefined) form.set(field, String(value));
  for (const file of pictures) form.append(`${name}[]`, file, file.name);
  return form;
}

const said = ({ orderId, guestId, rating, comment, tags }: Saying<string>) => ({
  order_id: Number(orderId),
  rating,
  comment: comment.trim(),
  ...(tags.length > 0 ? { tags: [...tags] } : {}),
  ...(guestId ? { guest_id: guestId } : {}),
});

export const afterDeliveryApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    reviewItem: build.mutation<string, NewItemReview>({
      query: (review) => {
        const body: ReviewItem = { item_id: Number(review.itemId), ...said(review) };
        const isForm = review.pictures.length > 0;
        return {
          url: '/api/v1/items/reviews/submit',
          method: 'POST',
          headers: { 'Idempotency-Key': review.key },
          body: isForm ? formOf(body, 'attachment', review.pictures) : body,
        };
      },
      transformResponse: messageOf,
      invalidatesTags: ['Order'],
    }),
    reviewCourier: build.mutation<string, NewCourierReview>({
      query: (review) => ({
        url: '/api/v1/delivery-man/reviews/submit',
        method: 'POST',
        headers: { 'Idempotency-Key': review.key },
        body: { delivery_man_id: Number(review.courierId), ...said(review) } satisfies ReviewCourier,
      }),
      transformResponse: messageOf,
      invalidatesTags: ['Order'],
    }),
    getRefundReasons: build.query<string[], { language: string }>({
      query: () => ({ url: '/api/v1/customer/order/refund-reasons' }),
      transformResponse: (wire: unknown) =>
        page<RefundReasons>(wire, 'refund_reasons').wires.flatMap(({ reason }) => text(reason) || []),
    }),
    /** Refused by the backend when the order is not delivered and paid, or was asked for before. */
    askRefund: build.mutation<string, NewRefundRequest>({
      query: ({ orderId, guestId, reason, note, lines, pictures, key }) => {
        const chosen = lines.map(({ rowId, quantity }) => ({ id: Number(rowId), quantity }));
        const body: AskRefund = {
          order_id: Number(orderId),
          customer_reason: reason,
          customer_note: note.trim(),
          ...(chosen.length > 0 ? { items: JSON.stringify(chosen) } : {}),
          ...(guestId ? { guest_id: guestId } : {}),
        };
        const isForm = pictures.length > 0;
        return {
          url: '/api/v1/customer/order/refund-request',
          method: 'POST',
          headers: { 'Idempotency-Key': key },
          body: isForm ? formOf(body, 'image', pictures) : body,
        };
      },
      transformResponse: messageOf,
      invalidatesTags: ['Order'],
    }),
  }),
});

export const { useReviewItemMutation, useReviewCourierMutation, useGetRefundReasonsQuery, useAskRefundMutation } =
  afterDeliveryApi;
