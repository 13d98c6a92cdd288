/** Text pages, and the newsletter (contract §8.4). */
import { MINUTES, shopApi } from '../base/api';
import { isWire, text, type Wire } from '../base/wire';

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

export const pagesApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** HTML of the provider, not sanitized; empty when there is none. */
    getTextPage: build.query<string, { page: TextPageName; language: string }>({
      query: ({ page }) => ({ url: `/api/v1/${PATHS[page]}` }),
      transformResponse: (wire: unknown) => text(isWire(wire) ? (wire.value ?? wire.data) : wire),
      extraOptions: { retries: 3 },
      keepUnusedDataFor: 30 * MINUTES,
    }),
    subscribe: build.mutation<string, { email: string }>({
      query: ({ email }) => ({ url: '/api/v1/newsletter/subscribe', method: 'POST', body: { email } }),
      transformResponse: (wire: Wire) => text(wire.message),
    }),
  }),
});

export const { useGetTextPageQuery, useSubscribeMutation } = pagesApi;
