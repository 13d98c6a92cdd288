/** Parcel categories and courier instructions (contract §7.6). Parcels are placed by `@shop/api-client/orders`. */
import {
  LIST,
  MINUTES,
  moneyOf,
  page,
  picture,
  readAgainWithPrices,
  shopApi,
  text,
  type Scope,
  type Tolerant,
  type WireInstructions,
  type WireMoney,
  type WireParcelCategory,
} from '@shop/api-client/kit';
import type { ParcelCategory } from '@shop/domain';

/** A backend may send a colour with the picture. */
export const toParcelCategory = (
  wire: Tolerant<WireParcelCategory & { image_tint: string }>,
  money: WireMoney,
): ParcelCategory => ({
  id: text(wire.id),
  name: text(wire.name),
  description: text(wire.description),
  image: picture(wire.image, wire.image_full_url, null, wire.image_tint),
  moduleId: text(wire.module_id),
  perKm: money.readOrNull(wire.parcel_per_km_shipping_charge),
  minimum: money.readOrNull(wire.parcel_minimum_shipping_charge),
});

// The categories have rates of their own.
readAgainWithPrices('getParcelCategories');

export const parcelsApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getParcelCategories: build.query<ParcelCategory[], { scope: Scope }>({
      query: ({ scope }) => ({ url: '/api/v1/parcel-category', scope }),
      transformResponse: (wire: unknown, meta) =>
        page<{ data: WireParcelCategory[] }>(wire, 'data').wires.map((entry) => toParcelCategory(entry, moneyOf(meta))),
      extraOptions: LIST,
      keepUnusedDataFor: 5 * MINUTES,
    }),
    getParcelInstructions: build.query<string[], { language: string }>({
      query: () => ({ url: '/api/v1/customer/order/parcel-instructions', params: { limit: 50, offset: 1 } }),
      transformResponse: (wire: unknown) =>
        page<Pick<WireInstructions, 'data'>>(wire, 'data')
          .wires.map((entry) => text(entry.instruction))
          .filter(Boolean),
      extraOptions: LIST,
      keepUnusedDataFor: 5 * MINUTES,
    }),
  }),
});

export const { useGetParcelCategoriesQuery, useGetParcelInstructionsQuery } = parcelsApi;
