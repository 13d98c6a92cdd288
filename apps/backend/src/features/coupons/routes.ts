/** Coupons (contract §5.1). */
import Type from 'typebox';
import { WireCoupon } from '@shop/contract/coupon';
import { errorResponses } from '@shop/contract/common';
import type { Shop } from '../../context';
import { moduleOf, zonesOf, type RequestPlace } from '../../plugins/place';
import { localize } from '../../present';
import { customerOf, shopperIfAny } from '../shoppers/caller';
import { findStoresById } from '../stores/queries';
import { requireCoupon } from './apply';
import { presentCoupon } from './present';
import { allUsesOf, runningCoupons, usesOf, type CouponRow } from './queries';

export function couponRoutes({ app, db, clock }: Shop): void {
  const storeNames = async (rows: CouponRow[], place: RequestPlace) => {
    const stores = await findStoresById(
      db,
      rows.flatMap((row) => (row.type === 'store_wise' ? row.ids.slice(0, 1) : [])),
    );
    return new Map([...stores].map(([id, { store }]) => [id, { name: localize(store.name, place) }]));
  };
  /** A coupon of a zone is shown in that zone only. */
  const inZones = (rows: CouponRow[], zoneIds: number[]) =>
    rows.filter(({ type, ids }) => type !== 'zone_wise' || ids.some((id) => zoneIds.includes(id)));

  for (const [path, operationId, tags] of [
    ['list', 'coupons', ['customer']],
    ['list/all', 'allCoupons', ['coupons']],
  ] as const)
    app.get(
      `/api/v1/coupon/${path}`,
      { schema: { operationId, tags: [...tags], response: { 200: Type.Array(WireCoupon), ...errorResponses } } },
      async (request) => {
        const { place } = request;
        const customer = path === 'list' ? await customerOf(db, place) : null;
        const rows = inZones(await runningCoupons(db, place.moduleId, clock()), zonesOf(request));
        const stores = await storeNames(rows, place);
        const used = customer ? await allUsesOf(db, customer.id) : new Map<number, number>();
        return rows.flatMap((row) => {
          const uses = used.get(row.id) ?? 0;
          return row.limit === null || uses < row.limit ? [presentCoupon(row, stores, place, uses)] : [];
        });
      },
    );

  app.get(
    '/api/v1/coupon/apply',
    {
      schema: {
        operationId: 'applyCoupon',
        tags: ['coupons'],
        summary: 'Checks whether a coupon is valid; it does not price the order',
        querystring: Type.Object({
          code: Type.String({ minLength: 1, maxLength: 60 }),
          store_id: Type.Optional(Type.String({ pattern: '^[0-9]{0,9}$' })),
          guest_id: Type.Optional(Type.String({ maxLength: 20 })),
        }),
        response: { 200: WireCoupon, ...errorResponses },
      },
    },
    async (request) => {
      const { query, place } = request;
      const [zoneIds, moduleId] = [zonesOf(request), moduleOf(request)];
      const shopper = await shopperIfAny(db, place, query.guest_id);
      const storeId = Number(query.store_id ?? 0) || null;
      const store = storeId === null ? null : (await findStoresById(db, [storeId])).get(storeId);
      const zoneId = store?.store.zoneId ?? zoneIds[0] ?? null;
      const row = await requireCoupon(db, query.code, { shopper, moduleId, storeId, zoneId, at: clock() }, null);
      const { uses } = shopper ? await usesOf(db, row.id, shopper.id) : { uses: 0 };
      return presentCoupon(row, await storeNames([row], place), place, uses);
    },
  );
}
