/** Starts the form's parcel with what is known elsewhere: the price section of the home page, or a parcel sent before. */
import type { DeliveryAddress, ParcelParty, Place } from '@shop/domain';
import { isSamePoint } from '@shop/domain/address';
import { addressAt, ownContact } from '@shop/domain/order-start';
import { readParcel, tabStorage, writeParcel } from '@shop/session';

/** Degrees: the same place, picked twice. */
const SAME_DEGREES = 1e-5;

const placeOf = ({ text, point, zoneIds }: DeliveryAddress): Place => ({ address: text, point, zoneIds });

/** The draft's party, moved to the place; at the place that it has already, door and contact stay. */
function partyAt(place: Place, party: ParcelParty | undefined): ParcelParty {
  if (party?.address && isSamePoint(party.address.point, place.point, SAME_DEGREES)) return party;
  return { contact: party?.contact ?? ownContact(null), address: addressAt(place, 'other') };
}

/** Fills both ends into the form of this tab; what else it holds stays. */
export function fillEnds(from: Place, to: Place): void {
  const draft = readParcel(tabStorage);
  writeParcel(tabStorage, { ...draft, sender: partyAt(from, draft.sender), receiver: partyAt(to, draft.receiver) });
}

/** A new parcel between two parties, in place of what the form holds. */
export const fillParties = (sender: ParcelParty, receiver: ParcelParty): void =>
  writeParcel(tabStorage, { sender, receiver });

/** Where the form's parcel goes; null: not chosen. */
export const filledReceiver = (): Place | null => {
  const address = readParcel(tabStorage).receiver?.address;
  return address ? placeOf(address) : null;
};
