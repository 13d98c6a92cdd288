/** Texts of the landing page and the footer (contract §3.2). */
import { MINUTES, decodedLater, type EndpointBuild } from '../base/api';

export interface LandingPage {
  title: string;
  subtitle: string;
  footer: string;
  newsletter: { title: string; text: string };
  /** Links to the app stores; null when missing or switched off. */
  apps: { play: string | null; apple: string | null };
}

export const landingEndpoints = (build: EndpointBuild) => ({
  getLandingPage: build.query<LandingPage, { language: string }>({
    query: () => ({ url: '/api/v1/react-landing-page' }),
    transformResponse: decodedLater(() => import('./decoders').then(({ toLanding }) => toLanding)),
    keepUnusedDataFor: 30 * MINUTES,
  }),
});
