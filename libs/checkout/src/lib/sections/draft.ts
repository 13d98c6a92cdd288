/** The draft of an order: earlier input, merged with the selected place. */
import type { Contact, Customer, DeliveryAddress, OrderType, Place, Store } from '@shop/domain';
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

export interface DraftStart {
  /** The place of the visit. */
  place: Place | null;
  customer: Customer | null;
  /** Zone of the store; null: unknown. */
  zoneId: string | null;
}

/**
 * The address of the last draft, unless the place of the visit has changed since, or the store does not deliver there.
 * Drafts stored by an earlier version may lack newer fields.
 */
function addressOf({ address, at }: Partial<Draft>, { place, zoneId }: DraftStart): DeliveryAddress | null {
  const isKept = address && place && (at ?? address.text) === place.address;
  if (isKept && (!zoneId || address.zoneIds.includes(zoneId))) return { ...address, more: address.more ?? '' };
  return place && addressAt(place, 'Selected Address');
}

/** @param stored the draft of an earlier visit */
export function startDraft(stored: Partial<Draft>, start: DraftStart): Draft {
  return {
    type: stored.type ?? 'delivery',
    contact: contactOf(stored.contact, start.customer),
    address: addressOf(stored, start),
    at: start.place?.address ?? null,
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
