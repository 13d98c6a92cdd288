/** What an order begins with: the chosen place, and whom the account names. */
import type { Contact, Customer, DeliveryAddress, Place } from './entities';

export const fullName = ({ firstName, lastName }: Pick<Customer, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

/** The customer's own contact; an empty one for guests. */
export const ownContact = (customer: Customer | null | undefined): Contact => ({
  name: customer ? fullName(customer) : '',
  phone: customer?.phone ?? '',
  email: customer?.email ?? '',
});

/** A place as an address, before anybody has said which door. */
export const addressAt = ({ address, point, zoneIds }: Place, type: string): DeliveryAddress => ({
  type,
  text: address,
  point,
  zoneIds,
  road: '',
  house: '',
  floor: '',
  more: '',
});
