/** The zones of a point, and their terms (contract §3.4). */
import type { LatLng } from '@shop/domain';
import { decodedLater, type EndpointBuild } from '../base/api';
import type { ZonesOfPoint } from './to-zones';

export type { ZonesOfPoint };

export const zoneEndpoints = (build: EndpointBuild) => ({
  getZonesOfPoint: build.query<ZonesOfPoint, LatLng>({
    query: (params) => ({ url: '/api/v1/config/get-zone-id', params: { ...params } }),
    transformResponse: decodedLater(() => import('./decoders').then(({ toZonesOfPoint }) => toZonesOfPoint)),
  }),
});
