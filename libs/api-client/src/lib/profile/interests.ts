/** What a customer shops for: ids of categories (contract §6). */
import type { WireCustomer } from '@shop/contract/account';
import type { EndpointBuild } from '../base/api';
import type { Tolerant } from '../base/tolerant';
import { list, messageOf, text } from '../base/wire';

export const interestEndpoints = (build: EndpointBuild) => ({
  getInterests: build.query<string[], void>({
    query: () => ({ url: '/api/v1/customer/info' }),
    transformResponse: (wire: Tolerant<WireCustomer>) =>
      list(wire.selected_modules_for_interest).map(text).filter(Boolean),
    providesTags: ['Customer'],
  }),
  /** Replaces all of them. */
  saveInterests: build.mutation<string, readonly string[]>({
    query: (ids) => ({ url: '/api/v1/customer/update-interest', method: 'POST', body: { interest: ids.map(Number) } }),
    transformResponse: messageOf,
    invalidatesTags: ['Customer'],
  }),
});
