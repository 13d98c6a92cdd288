/** Main categories with their best-selling items (decision 086). */
import {
  decoded,
  list,
  LIST,
  number,
  numberOrNull,
  object,
  shopApi,
  text,
  textOrNull,
  toItem,
  wires,
  type Tolerant,
  type WireAisles,
  type WireItem,
  type WireMoney,
} from '@shop/api-client/kit';
import type { Scope } from '@shop/api-client';
import type { Item } from '@shop/domain';

export interface Aisle {
  /** Of the category. */
  id: string;
  name: string;
  slug: string | null;
  /** Items of the category at the place. */
  total: number;
  items: Item[];
}
export interface AislePage {
  aisles: Aisle[];
  /** Aisles of the module. */
  total: number;
}

/** Aisles of one call, the first of which renders with the page. */
export const AISLES_PAGE = 2;
/** As many cards as a wide screen shows: all others are behind the link, and the HTML of the home carries those of two aisles. */
const ITEMS = 6;

function toAislePage(wire: unknown, money: WireMoney): AislePage {
  const body: Tolerant<WireAisles> = object<WireAisles>(wire) ?? {};
  // No card here shows a description or a second picture, and every home would carry them. The dialog asks for the details.
  const toCardItem = (product: Tolerant<WireItem>): Item => {
    const item = toItem(product, money);
    return { ...item, description: '', images: item.images.slice(0, 1), tags: [] };
  };
  const items = new Map(wires(body.products).map((product) => [text(product.id), toCardItem(product)]));
  const aisles = wires(body.aisles).map((aisle) => ({
    id: text(aisle.id),
    name: text(aisle.name),
    slug: textOrNull(aisle.slug),
    total: number(aisle.products_count),
    items: list(aisle.product_ids).flatMap((id) => items.get(text(id)) ?? []),
  }));
  return {
    aisles: aisles.filter((aisle) => aisle.items.length > 0),
    total: numberOrNull(body.total_size) ?? aisles.length,
  };
}

export const aislesApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** A page of {@link AISLES_PAGE}, from 1. A backend without the call: none. */
    getAisles: build.query<AislePage, { scope: Scope; page: number }>({
      query: ({ scope, page }) => ({
        url: '/api/v1/categories/aisles',
        params: { limit: AISLES_PAGE, offset: page, items: ITEMS },
        scope,
      }),
      transformResponse: decoded(toAislePage),
      extraOptions: { ...LIST, missingIsNull: true },
    }),
  }),
});
