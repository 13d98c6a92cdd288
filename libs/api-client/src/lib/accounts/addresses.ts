/** Saved addresses (contract §6). */
import type { WireAddress } from '@shop/contract/account';
import type { SavedAddress } from '@shop/domain';
import { FORM, LIST, type EndpointBuild } from '../base/api';
import { list, page, text, textOrNull } from '../base/wire';
import type { Tolerant } from '../base/tolerant';
import { CUSTOMER } from './constants';
import { fromAddress, toAddress, type NewAddress } from './to-account';

const message = (wire: Tolerant<{ message: string }>) => text(wire.message);

export const addressEndpoints = (build: EndpointBuild) => ({
  getAddresses: build.query<SavedAddress[], void>({
    query: () => ({ url: `${CUSTOMER}/address/list`, params: { limit: 100, offset: 1 } }),
    transformResponse: (wire: unknown) => page<{ addresses: WireAddress[] }>(wire, 'addresses').wires.map(toAddress),
    providesTags: ['Address'],
    extraOptions: LIST,
  }),
  /** `id` and `zoneIds` of the new address: null and empty if the backend does not send them. */
  addAddress: build.mutation<{ message: string; id: string | null; zoneIds: string[] }, NewAddress>({
    query: (address) => ({ url: `${CUSTOMER}/address/add`, method: 'POST', body: fromAddress(address) }),
    transformResponse: (wire: Tolerant<WireAddress & { message: string }>) => ({
      message: message(wire),
      id: textOrNull(wire.id),
      zoneIds: list(wire.zone_ids).map(text).filter(Boolean),
    }),
    invalidatesTags: ['Address'],
    extraOptions: FORM,
  }),
  changeAddress: build.mutation<string, { id: string; address: NewAddress }>({
    query: ({ id, address }) => ({
      url: `${CUSTOMER}/address/update/${encodeURIComponent(id)}`,
      method: 'PUT',
      body: fromAddress(address),
    }),
    transformResponse: message,
    invalidatesTags: ['Address'],
    extraOptions: FORM,
  }),
  removeAddress: build.mutation<string, string>({
    query: (id) => ({ url: `${CUSTOMER}/address/delete`, method: 'DELETE', params: { address_id: id } }),
    transformResponse: message,
    invalidatesTags: ['Address'],
    extraOptions: FORM,
  }),
});
