/** Who an order comes from and who gets it, in the wire format (contract §2.8). */
import type { WireOrder } from '@shop/contract/order';
import type { AddressRow } from '../../db/schema';
import type { OrderRow } from './queries';
import type { Contact } from './request';

/** An address with its contact; a take-away has the contact only. */
function presentPerson(contact: Contact, address: AddressRow | null): NonNullable<WireOrder['delivery_address']> {
  const person = {
    contact_person_name: contact.name,
    contact_person_number: contact.phone,
    contact_person_email: contact.email,
  };
  if (!address) return { ...person, address: '', address_type: 'other', latitude: '', longitude: '' };
  const { type, text, lat, lng, road, house, floor, more = '' } = address;
  return {
    ...person,
    address: text,
    address_type: type,
    latitude: String(lat),
    longitude: String(lng),
    road,
    house,
    floor,
    additional_information: more,
  };
}

type Parties = Pick<OrderRow, 'contactName' | 'contactPhone' | 'contactEmail' | 'address' | 'receiver'>;

/** Who placed the order, at the address that it comes from (a parcel) or goes to (any other order). */
export const presentSender = (order: Omit<Parties, 'receiver'>): NonNullable<WireOrder['delivery_address']> =>
  presentPerson({ name: order.contactName, phone: order.contactPhone, email: order.contactEmail }, order.address);

/** The receiver of a parcel; null: no parcel. */
export const presentReceiver = ({ receiver }: Pick<Parties, 'receiver'>): WireOrder['receiver_details'] =>
  receiver ? { ...presentPerson(receiver, receiver), zone_id: receiver.zoneId } : null;
