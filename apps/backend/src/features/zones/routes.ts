/** Zones and modules (contract §3.3, §3.4). */
import Type from 'typebox';
import { Latitude, Longitude, errorResponses } from '@shop/contract/common';
import { WireModule, WireZone, ZoneAnswer } from '@shop/contract/store';
import type { Shop } from '../../context';
import { DomainError } from '../../domain-error';
import { presentModule, presentZone } from './present';
import { zonesAt } from './queries';

export function zoneRoutes({ app, zones, modules }: Shop): void {
  app.get(
    '/api/v1/module',
    {
      config: { shared: 'anywhere' },
      schema: { operationId: 'modules', tags: ['start'], response: { 200: Type.Array(WireModule), ...errorResponses } },
    },
    async ({ place }) => (await modules()).map((row) => presentModule(row, place)),
  );

  app.get(
    '/api/v1/zone/list',
    {
      config: { shared: 'anywhere' },
      schema: { operationId: 'zones', tags: ['start'], response: { 200: Type.Array(WireZone), ...errorResponses } },
    },
    async ({ place }) => {
      const allModules = await modules();
      return (await zones()).map((row) => presentZone(row, allModules, place));
    },
  );

  app.get(
    '/api/v1/config/get-zone-id',
    {
      config: { shared: 'anywhere' },
      schema: {
        operationId: 'zonesOfPoint',
        tags: ['start'],
        querystring: Type.Object({ lat: Latitude, lng: Longitude }),
        response: { 200: ZoneAnswer, ...errorResponses },
      },
    },
    async ({ query, place }) => {
      const found = zonesAt(await zones(), query);
      if (found.length === 0) throw new DomainError(404, 'coordinates', 'outsideZones');
      const allModules = await modules();
      return {
        zone_id: JSON.stringify(found.map(({ zone }) => zone.id)),
        zone_data: found.map((row) => presentZone(row, allModules, place)),
      };
    },
  );
}
