/** Brands (contract §4.4). */
import type { WireBrand } from '@shop/contract/brand';
import type { Picture } from '@shop/domain';
import { LIST, MINUTES, shopApi } from '../base/api';
import type { Tolerant } from '../base/tolerant';
import { number, picture, text, textOrNull, wires } from '../base/wire';
import type { Scoped } from '../catalog/pages';

export interface Brand {
  id: string;
  name: string;
  slug: string | null;
  logo: Picture | null;
  /** Number of its items. */
  count: number;
}

/** A backend may send a colour with the picture. */
const toBrand = (wire: Tolerant<WireBrand & { image_tint: string }>): Brand => ({
  id: text(wire.id),
  name: text(wire.name),
  slug: textOrNull(wire.slug),
  logo: picture(wire.image, wire.image_full_url, null, wire.image_tint),
  count: number(wire.items_count),
});

/** The brand that an address names by its slug or id. */
export const findBrand = (brands: readonly Brand[], key: string): Brand | null =>
  brands.find(({ id, slug }) => key === slug || key === id) ?? null;

export const brandsApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** Brands with items, as the backend orders them. */
    getBrands: build.query<Brand[], Scoped>({
      query: ({ scope }) => ({ url: '/api/v1/brand', scope }),
      transformResponse: (wire: unknown) =>
        wires<WireBrand[]>(wire)
          .map(toBrand)
          .filter(({ count }) => count > 0),
      extraOptions: LIST,
      keepUnusedDataFor: 5 * MINUTES,
    }),
  }),
});
