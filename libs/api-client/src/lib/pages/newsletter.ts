/** The newsletter (contract §8.4). */
import type { EndpointBuild } from '../base/api';
import { messageOf } from '../base/wire';

export const newsletterEndpoints = (build: EndpointBuild) => ({
  subscribe: build.mutation<string, { email: string }>({
    query: ({ email }) => ({ url: '/api/v1/newsletter/subscribe', method: 'POST', body: { email } }),
    transformResponse: messageOf,
  }),
});
