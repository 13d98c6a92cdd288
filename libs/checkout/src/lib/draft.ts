/** The draft of an order: what was written before, at the place that is chosen now. */
import type { Contact, Customer, DeliveryAddress, Place } from '@shop/domain';
import type { CheckoutDraft } from '@shop/session';
import { minor } from '@shop/util';

export type Draft = CheckoutDraft;

const addressOf = (place: Place | null): DeliveryAddress | null =>
  place
    ? {
        type: 'Selected Address',
        text: place.address,
        point: place.point,
        zoneIds: place.zoneIds,
        road: '',
        house: '',
        floor: '',
        more: '',
      }
    : null;

/** A customer's own name, phone and e-mail stand in the fields that are still empty. */
function contactOf(known: Contact | undefined, customer: Customer | null): Contact {
  return {
    name: known?.name || (customer ? `${customer.firstName} ${customer.lastName}`.trim() : ''),
    phone: known?.phone || (customer?.phone ?? ''),
    email: known?.email || (customer?.email ?? ''),
  };
}

/** @param known the draft of an earlier visit */
export function startDraft(known: Partial<Draft>, place: Place | null, customer: Customer | null): Draft {
  const contact = contactOf(known.contact, customer);
  const here = addressOf(place);
  const same = known.address && here && known.address.text === here.text;
  return {
    type: known.type ?? 'delivery',
    contact,
    // Of an earlier version it may lack what came later.
    address: same && known.address ? { ...known.address, more: known.address.more ?? '' } : here,
    note: known.note ?? '',
    cutlery: known.cutlery ?? false,
    scheduleAt: known.scheduleAt ?? null,
    tip: known.tip ?? minor(0),
  };
}
