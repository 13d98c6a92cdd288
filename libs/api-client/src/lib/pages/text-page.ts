/** Text pages of the provider (contract §8.4). */
import { decodedLater, MINUTES, type EndpointBuild } from '../base/api';

/** The backend's names: 'cancelation' has one l there. */
const PATHS = {
  about: 'about-us',
  terms: 'terms-and-conditions',
  privacy: 'privacy-policy',
  refund: 'refund-policy',
  cancellation: 'cancelation',
  shipping: 'shipping-policy',
} as const;
export type TextPageName = keyof typeof PATHS;

export const textPageEndpoints = (build: EndpointBuild) => ({
  /** HTML of the provider, sanitized; empty when there is none. */
  getTextPage: build.query<string, { page: TextPageName; language: string }>({
    query: ({ page }) => ({ url: `/api/v1/${PATHS[page]}` }),
    transformResponse: decodedLater(() => import('./clean-text').then(({ toCleanText }) => toCleanText)),
    extraOptions: { retries: 3 },
    keepUnusedDataFor: 30 * MINUTES,
  }),
});
