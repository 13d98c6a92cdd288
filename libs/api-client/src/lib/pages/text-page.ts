/** Text pages of the provider (contract §8.4). */
import { MINUTES, type EndpointBuild } from '../base/api';
import { object, text } from '../base/wire';

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

/** Other backends wrap the text. */
interface WrappedText {
  value: string;
  data: string;
}

function toText(wire: unknown): string {
  if (typeof wire === 'string') return wire;
  const wrapped = object<WrappedText>(wire);
  return text(wrapped?.value ?? wrapped?.data);
}

export const textPageEndpoints = (build: EndpointBuild) => ({
  /** HTML of the provider, not sanitized; empty when there is none. */
  getTextPage: build.query<string, { page: TextPageName; language: string }>({
    query: ({ page }) => ({ url: `/api/v1/${PATHS[page]}` }),
    transformResponse: toText,
    extraOptions: { retries: 3 },
    keepUnusedDataFor: 30 * MINUTES,
  }),
});
