/** Flash sales (contract §4.5). */
import type { WireRunningSale, WireSale, WireSaleItem, WireSaleItems } from '@shop/contract/flash-sale';
import type { FlashProduct, FlashSale } from '@shop/domain';
import { LIST, decoded, type EndpointBuild } from '../base/api';
import type { Scope } from '../base/scope';
import type { Tolerant } from '../base/tolerant';
import { moment, number, object, page, text, wires, type WireMoney } from '../base/wire';
import { toDiscount, toItem } from '../catalog/to-item';

export interface FlashPage {
  sale: FlashSale | null;
  entries: FlashProduct[];
  total: number;
}

/** The sale's price and stock replace the item's. */
export function toFlashProduct(wire: Tolerant<WireSaleItem>, money: WireMoney): FlashProduct {
  const item = toItem(object(wire.item) ?? {}, money);
  const [stock, sold] = [number(wire.stock), number(wire.sold)];
  const left = wire.available_stock === undefined ? Math.max(0, stock - sold) : number(wire.available_stock);
  const discount = toDiscount(wire.discount, wire.discount_type, money) ?? item.discount;
  return { id: text(wire.id), stock, sold, item: { ...item, discount, isFlashSale: true, stock: left } };
}

/** null for an empty object, which means no sale. */
export function toFlashSale(wire: Tolerant<WireSale>): FlashSale | null {
  const id = text(wire.id);
  if (!id) return null;
  return {
    id,
    title: text(wire.title),
    starts: moment(wire.start_date)?.getTime() ?? null,
    ends: moment(wire.end_date)?.getTime() ?? null,
  };
}

/** `active_products`: of other backends. */
type SalePage = Pick<WireSaleItems, 'products'> & { active_products: WireSaleItem[] };

function toFlashPage(wire: unknown, money: WireMoney): FlashPage {
  const { wires: entries, total } = page<SalePage>(wire, 'products', 'active_products');
  const sale = object(object<WireSaleItems>(wire)?.flash_sale);
  return { sale: sale && toFlashSale(sale), entries: entries.map((entry) => toFlashProduct(entry, money)), total };
}

export const flashSaleEndpoints = (build: EndpointBuild) => ({
  /** null without an active sale that has products; the products come from `getFlashSaleItems`. */
  getFlashSale: build.query<FlashSale | null, { scope: Scope }>({
    query: ({ scope }) => ({ url: '/api/v1/flash-sales', params: { limit: 2, offset: 1 }, scope }),
    transformResponse: (wire: unknown) => {
      const sale = object<WireRunningSale>(wire);
      return sale && wires(sale.active_products).length > 0 ? toFlashSale(sale) : null;
    },
    extraOptions: LIST,
  }),
  getFlashSaleItems: build.infiniteQuery<FlashPage, { scope: Scope; saleId: string }, number>({
    infiniteQueryOptions: {
      initialPageParam: 1,
      getNextPageParam: (last, pages) => {
        const loaded = pages.reduce((sum, { entries }) => sum + entries.length, 0);
        return last.entries.length === 0 || loaded >= last.total ? undefined : pages.length + 1;
      },
    },
    query: ({ queryArg: { scope, saleId }, pageParam }) => ({
      url: '/api/v1/flash-sales/items',
      params: { flash_sale_id: saleId, limit: 20, offset: pageParam },
      scope,
    }),
    transformResponse: decoded(toFlashPage),
    extraOptions: LIST,
  }),
});
