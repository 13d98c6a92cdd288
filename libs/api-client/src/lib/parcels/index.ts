/** Parcel categories and courier instructions (contract §7.6). Parcels are placed by `@shop/api-client/orders`. */
import type { ParcelCategory } from '@shop/domain';
import type { Minor } from '@shop/util';
import { LIST, MINUTES, digitsOf, shopApi } from '../base/api';
import type { Scope } from '../base/scope';
import { isWire, money, numberOrNull, picture, text, wires, type Wire } from '../base/wire';

const rate = (value: unknown, digits: number): Minor | null =>
  numberOrNull(value) === null ? null : money(value, digits);

export const toParcelCategory = (wire: Wire, digits: number): ParcelCategory => ({
  id: text(wire.id),
  name: text(wire.name),
  description: text(wire.description),
  image: picture(wire.image, wire.image_full_url, null, wire.image_tint),
  moduleId: text(wire.module_id),
  perKm: rate(wire.parcel_per_km_shipping_charge, digits),
  minimum: rate(wire.parcel_minimum_shipping_charge, digits),
});

export const parcelsApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getParcelCategories: build.query<ParcelCategory[], { scope: Scope }>({
      query: ({ scope }) => ({ url: '/api/v1/parcel-category', scope }),
      transformResponse: (wire: unknown, meta) =>
        wires(isWire(wire) ? wire.data : wire).map((entry) => toParcelCategory(entry, digitsOf(meta))),
      extraOptions: LIST,
      keepUnusedDataFor: 5 * MINUTES,
    }),
    getParcelInstructions: build.query<string[], { language: string }>({
      query: () => ({ url: '/api/v1/customer/order/parcel-instructions', params: { limit: 50, offset: 1 } }),
      transformResponse: (wire: unknown) =>
        wires(isWire(wire) ? wire.data : wire)
          .map((entry) => text(entry.instruction))
          .filter(Boolean),
      extraOptions: LIST,
      keepUnusedDataFor: 5 * MINUTES,
    }),
  }),
});

export const { useGetParcelCategoriesQuery, useGetParcelInstructionsQuery } = parcelsApi;
