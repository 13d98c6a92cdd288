/** The draft of an order: what was entered before, with the place that is selected now. */
import type { Contact, Customer, DeliveryAddress, OrderType, Place, Store } from '@shop/domain';
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

/** A customer's own name, phone and e-mail fill the fields that are still empty. */
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
    // A draft of an earlier version may lack newer fields.
    address: same && known.address ? { ...known.address, more: known.address.more ?? '' } : here,
    note: known.note ?? '',
    cutlery: known.cutlery ?? false,
    scheduleAt: known.scheduleAt ?? null,
    tip: known.tip ?? minor(0),
  };
}

/** The draft as the store can take it: its order type, a time only where it schedules, a tip only for a courier. */
export function draftFor(store: Store, tips: boolean, draft: Draft): Draft {
  const type: OrderType = !store.delivers ? 'take_away' : !store.takesAway ? 'delivery' : draft.type;
  return {
    ...draft,
    type,
    scheduleAt: store.scheduleOrder ? draft.scheduleAt : null,
    tip: tips && type === 'delivery' ? draft.tip : minor(0),
  };
}
