/** Saved addresses (contract §6). */
import type { SaveAddress, WireAddress } from '@shop/contract/account';
import type { Message } from '@shop/contract/common';
import type { DeliveryAddress, SavedAddress } from '@shop/domain';
import { FORM, LIST, type EndpointBuild } from '../base/api';
import type { Tolerant } from '../base/tolerant';
import { list, messageOf, number, page, text, textOrNull } from '../base/wire';

/** `additional_address`: an older name. `zone_ids`, or the single `zone_id` of older deployments; empty without both (LOC-08). */
export function toAddress(wire: Tolerant<WireAddress & { additional_address: string }>): SavedAddress {
  const zoneIds = list(wire.zone_ids).map(text).filter(Boolean);
  const zoneId = textOrNull(wire.zone_id);
  return {
    id: text(wire.id),
    type: text(wire.address_type) || 'other',
    label: text(wire.address_label),
    text: text(wire.address),
    point: { lat: number(wire.latitude), lng: number(wire.longitude) },
    zoneIds: zoneIds.length > 0 ? zoneIds : zoneId ? [zoneId] : [],
    road: text(wire.road),
    house: text(wire.house),
    floor: text(wire.floor),
    more: text(wire.additional_information) || text(wire.additional_address),
    contact: {
      name: text(wire.contact_person_name),
      phone: text(wire.contact_person_number),
      email: text(wire.contact_person_email),
    },
  };
}

export type NewAddress = Omit<SavedAddress, 'id' | 'zoneIds' | 'savedId'>;

export function fromAddress(address: NewAddress): SaveAddress {
  const { contact, point }: { contact: SavedAddress['contact']; point: DeliveryAddress['point'] } = address;
  return {
    address: address.text,
    address_type: address.type,
    address_label: address.label,
    contact_person_name: contact.name.trim(),
    contact_person_number: contact.phone.trim(),
    contact_person_email: contact.email.trim(),
    latitude: point.lat,
    longitude: point.lng,
    road: address.road,
    house: address.house,
    floor: address.floor,
    additional_information: address.more,
  };
}

export const addressEndpoints = (build: EndpointBuild) => ({
  getAddresses: build.query<SavedAddress[], void>({
    query: () => ({ url: '/api/v1/customer/address/list', params: { limit: 100, offset: 1 } }),
    transformResponse: (wire: unknown) => page<{ addresses: WireAddress[] }>(wire, 'addresses').wires.map(toAddress),
    providesTags: ['Address'],
    extraOptions: LIST,
  }),
  /** `id` and `zoneIds` of the new address: null and empty if the backend does not send them. */
  addAddress: build.mutation<{ message: string; id: string | null; zoneIds: string[] }, NewAddress>({
    query: (address) => ({ url: '/api/v1/customer/address/add', method: 'POST', body: fromAddress(address) }),
    transformResponse: (wire: Tolerant<WireAddress & Message>) => ({
      message: messageOf(wire),
      id: textOrNull(wire.id),
      zoneIds: list(wire.zone_ids).map(text).filter(Boolean),
    }),
    invalidatesTags: ['Address'],
    extraOptions: FORM,
  }),
  changeAddress: build.mutation<string, { id: string; address: NewAddress }>({
    query: ({ id, address }) => ({
      url: `/api/v1/customer/address/update/${encodeURIComponent(id)}`,
      method: 'PUT',
      body: fromAddress(address),
    }),
    transformResponse: messageOf,
    invalidatesTags: ['Address'],
    extraOptions: FORM,
  }),
  removeAddress: build.mutation<string, string>({
    query: (id) => ({ url: '/api/v1/customer/address/delete', method: 'DELETE', params: { address_id: id } }),
    transformResponse: messageOf,
    invalidatesTags: ['Address'],
    extraOptions: FORM,
  }),
});
