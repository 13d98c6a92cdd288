/** The draft of an order: earlier input, merged with the selected place. */
import type { Contact, Customer, OrderType, Place, Store } from '@shop/domain';
import { addressAt, ownContact } from '@shop/domain/order-start';
import type { CheckoutDraft } from '@shop/session';
import { minor } from '@shop/util';

export type Draft = CheckoutDraft;

/** A customer's own name, phone and e-mail fill the fields that are still empty. */
function contactOf(known: Contact | undefined, customer: Customer | null): Contact {
  const own = ownContact(customer);
  return { name: known?.name || own.name, phone: known?.phone || own.phone, email: known?.email || own.email };
}

/** @param known the draft of an earlier visit */
export function startDraft(known: Partial<Draft>, place: Place | null, customer: Customer | null): Draft {
  const contact = contactOf(known.contact, customer);
  const here = place && addressAt(place, 'Selected Address');
  const same = known.address && here && known.address.text === here.text;
  return {
    type: known.type ?? 'delivery',
    contact,
    // Drafts stored by an earlier version may lack newer fields.
    address: same && known.address ? { ...known.address, more: known.address.more ?? '' } : here,
    note: known.note ?? '',
    cutlery: known.cutlery ?? false,
    scheduleAt: known.scheduleAt ?? null,
    tip: known.tip ?? minor(0),
  };
}

/**
 * The draft limited to what the store supports: its order types, a time only if it schedules, a tip only for delivery.
 */
export function draftFor(store: Store, tips: boolean, draft: Draft): Draft {
  const type: OrderType = !store.delivers ? 'take_away' : !store.takesAway ? 'delivery' : draft.type;
  return {
    ...draft,
    type,
    scheduleAt: store.scheduleOrder ? draft.scheduleAt : null,
    tip: tips && type === 'delivery' ? draft.tip : minor(0),
  };
}
