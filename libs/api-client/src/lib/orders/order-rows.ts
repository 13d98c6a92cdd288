/** The rows of an order (contract §2.9). */
import type { WireOrderRow } from '@shop/contract/order';
import type { OrderRow } from '@shop/domain';
import { decoded, type EndpointBuild } from '../base/api';
import type { Fields } from '../base/tolerant';
import { list, number, object, page, picture, text, textOrNull, wires, type WireMoney } from '../base/wire';
import { toChoice, type OneChoice } from '../cart/to-cart';
import { toGivenReview } from './given-review';
import { keyParams, type OrderKey } from './order-key';

/** A row says its item under one of two names; `title` is that of a campaign. */
type RowItem = WireOrderRow['item_details'] & { title: string };
type RowWire = WireOrderRow & { item_details: RowItem; item: RowItem };

function chosenOf(variation: unknown): string[] {
  return wires<OneChoice[]>(variation).flatMap((entry) => {
    if (Array.isArray(entry.values)) return wires<{ label: unknown }[]>(entry.values).map((value) => text(value.label));
    const labels = object(entry.values)?.label;
    return labels ? list(labels).map(text) : [textOrNull(entry.type)].filter((type) => type !== null);
  });
}

export function toOrderRows(wire: unknown, money: WireMoney): OrderRow[] {
  // For a parcel the response is the order itself, without rows.
  return page<{ details: RowWire[] }>(wire, 'details').wires.map((row) => {
    const item: Fields<RowItem> = object(row.item_details) ?? object(row.item) ?? {};
    const addOns = wires(row.add_ons);
    return {
      id: text(row.id),
      itemId: textOrNull(row.item_id),
      choice: toChoice({
        variation: row.variation,
        add_on_ids: addOns.map(({ id }) => id),
        add_on_qtys: addOns.map(({ quantity }) => quantity),
      }),
      name: text(item.name) || text(item.title),
      image: picture(item.image, row.image_full_url ?? item.image_full_url, null, item.image_tint),
      unitPrice: money.read(row.price),
      unitDiscount: money.read(row.discount_on_item),
      quantity: number(row.quantity),
      review: toGivenReview(row.review),
      addOns: addOns.map((addOn) => ({
        name: text(addOn.name),
        price: money.read(addOn.price),
        quantity: number(addOn.quantity),
      })),
      chosen: chosenOf(row.variation),
    };
  });
}

export const orderRowEndpoints = (build: EndpointBuild) => ({
  getOrderRows: build.query<OrderRow[], OrderKey>({
    query: (key) => ({ url: '/api/v1/customer/order/details', params: keyParams(key) }),
    transformResponse: decoded(toOrderRows),
    providesTags: ['Order'],
    keepUnusedDataFor: 0,
  }),
});
