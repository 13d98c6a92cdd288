/** The draft of an order: earlier input, merged with the selected place. */
import type { Contact, Customer, OrderType, Place, Store } from '@shop/domain';
import { addressAt, ownContact } from '@shop/domain/order-start';
import type { CheckoutDraft } from '@shop/session';
import { minor } from '@shop/util';

export type Draft = CheckoutDraft;

/** A customer's own name, phone and e-mail fill the fields that are still empty. */
function contactOf(stored: Contact | undefined, customer: Customer | null): Contact {
  const profile = ownContact(customer);
  return {
    name: stored?.name || profile.name,
    phone: stored?.phone || profile.phone,
    email: stored?.email || profile.email,
  };
}

/** @param known the draft of an earlier visit */
export function startDraft(stored: Partial<Draft>, place: Place | null, customer: Customer | null): Draft {
  const contact = contactOf(stored.contact, customer);
  const current = place && addressAt(place, 'Selected Address');
  const isSamePlace = stored.address && current && stored.address.text === current.text;
  return {
    type: stored.type ?? 'delivery',
    contact,
    // Drafts stored by an earlier version may lack newer fields.
    address: isSamePlace && stored.address ? { ...stored.address, more: stored.address.more ?? '' } : current,
    note: stored.note ?? '',
    cutlery: stored.cutlery ?? false,
    scheduleAt: stored.scheduleAt ?? null,
    tip: stored.tip ?? minor(0),
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
