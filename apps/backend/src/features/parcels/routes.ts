/** Parcel categories, instructions for the courier (contract §7.6), and what a customer sent before. */
import Type from 'typebox';
import { PageQuery, errorResponses } from '@shop/contract/common';
import { WireInstructions, WireParcelCategory, WireRecentParcel } from '@shop/contract/parcel';
import type { Shop } from '../../context';
import { localize } from '../../present';
import { customerOf } from '../shoppers/caller';
import { presentParcelCategory, presentRecentParcel } from './present';
import { listParcelCategories } from './queries';
import { receiverLinkRoutes } from './receiver-link-routes';
import { recentParcels } from './recent';

const INSTRUCTIONS = [
  { en: 'Call when you are at the door', ar: 'اتصل عند الوصول إلى الباب' },
  { en: 'Leave it with the doorkeeper', ar: 'اتركه عند الحارس' },
  { en: 'Hand it over in person only', ar: 'سلّمه باليد فقط' },
  { en: 'Handle with care, it is fragile', ar: 'قابل للكسر، تعامل معه بحذر' },
  { en: 'Do not ring the bell', ar: 'لا تقرع الجرس' },
];

export function parcelRoutes(shop: Shop): void {
  const { app, db } = shop;
  receiverLinkRoutes(shop);
  const tags = ['parcels'];
  app.get(
    '/api/v1/parcel-category',
    {
      config: { shared: 'anywhere' },
      schema: {
        operationId: 'parcelCategories',
        tags,
        response: { 200: Type.Array(WireParcelCategory), ...errorResponses },
      },
    },
    async ({ place }) =>
      (await listParcelCategories(db, place.moduleId)).map((category) => presentParcelCategory(category, place)),
  );
  app.get(
    '/api/v1/customer/order/parcel-instructions',
    {
      config: { shared: 'anywhere' },
      schema: {
        operationId: 'parcelInstructions',
        tags,
        querystring: Type.Object(PageQuery),
        response: { 200: WireInstructions, ...errorResponses },
      },
    },
    async ({ place, query: { limit = 10, offset = 1 } }) => ({
      total_size: INSTRUCTIONS.length,
      limit,
      offset,
      data: INSTRUCTIONS.map((entry, index) => ({
        id: index + 1,
        instruction: localize(entry, place),
        status: 1 as const,
      })).slice((offset - 1) * limit, offset * limit),
    }),
  );
  app.get(
    '/api/v1/customer/order/recent-parcels',
    {
      schema: {
        operationId: 'recentParcels',
        tags: ['orders'],
        summary: 'Parcels that the customer may send again: at most six, each way once, the newest first',
        response: { 200: Type.Array(WireRecentParcel), ...errorResponses },
      },
    },
    async ({ place }) => {
      const { id } = await customerOf(db, place);
      return (await recentParcels(db, id, place.moduleId)).map((recent) => presentRecentParcel(recent, place));
    },
  );
}
