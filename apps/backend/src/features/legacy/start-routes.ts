/** Startup calls of older clients: testimonials, zone check, gateways, cashback. */
import Type from 'typebox';
import { Latitude, Longitude, errorResponses, RowId } from '@shop/contract/common';
import type { Shop } from '../../context';
import { localize } from '../../present';
import { presentGateways } from '../payments/gateways';
import { zonesAt } from '../zones/queries';

const Open = Type.Object({}, { additionalProperties: true });
const TESTIMONIALS = [
  {
    name: 'Nadia Farrugia',
    job: { en: 'Teacher', ar: 'معلمة' },
    text: { en: 'Dinner is at the door before the children are.', ar: 'يصل العشاء قبل وصول الأطفال.' },
  },
  {
    name: 'Omar Haddad',
    job: { en: 'Pharmacist', ar: 'صيدلي' },
    text: { en: 'My customers order at night and sleep on.', ar: 'يطلب زبائني ليلًا ويواصلون نومهم.' },
  },
];

export function legacyStartRoutes({ app, zones, config }: Shop): void {
  app.get(
    '/api/v1/testimonial',
    {
      schema: { operationId: 'testimonials', tags: ['start'], response: { 200: Type.Array(Open), ...errorResponses } },
    },
    async ({ place }) =>
      TESTIMONIALS.map(({ name, job, text }, index) => ({
        id: index + 1,
        name,
        designation: localize(job, place),
        review: localize(text, place),
        reviewer_image: '',
        company_image: '',
        status: 1,
      })),
  );
  app.get(
    '/api/v1/zone/check',
    {
      schema: {
        operationId: 'isInZone',
        tags: ['start'],
        querystring: Type.Object({ lat: Latitude, lng: Longitude, zone_id: RowId }),
        response: { 200: Type.Boolean(), ...errorResponses },
      },
    },
    async ({ query }) => zonesAt(await zones(), query).some(({ zone }) => zone.id === query.zone_id),
  );
  app.get(
    '/api/v1/config/get-PaymentMethods',
    { schema: { operationId: 'gateways', tags: ['start'], response: { 200: Type.Array(Open), ...errorResponses } } },
    async ({ place }) => presentGateways(config, place),
  );
  app.get(
    '/api/v1/cashback/list',
    { schema: { operationId: 'cashbacks', tags: ['start'], response: { 200: Type.Array(Open), ...errorResponses } } },
    async () => [],
  );
}
