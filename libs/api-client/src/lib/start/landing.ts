/** Texts of the landing page and the footer (contract §3.2). */
import { MINUTES, decodedLater, type EndpointBuild } from '../base/api';
import type { LandingPage } from './to-landing';

export type { LandingPage };

export const landingEndpoints = (build: EndpointBuild) => ({
  getLandingPage: build.query<LandingPage, { language: string }>({
    query: () => ({ url: '/api/v1/react-landing-page' }),
    transformResponse: decodedLater(() => import('./decoders').then(({ toLanding }) => toLanding)),
    keepUnusedDataFor: 30 * MINUTES,
  }),
});
