/** The draft of an order: earlier input, merged with the selected place. */
import type { Contact, Customer, DeliveryAddress, OrderType, Place, Store } from '@shop/domain';
import { addressAt, ownContact } from '@shop/domain/order-start';
import type { CheckoutDraft, LastOrder } from '@shop/session';
import { minor } from '@shop/util';

export type Draft = CheckoutDraft;

/** A customer's own name, phone and e-mail, or those of a guest's last order, fill the fields that are still empty. */
function contactOf(stored: Contact | undefined, last: Contact | null, customer: Customer | null): Contact {
  const profile = last ?? ownContact(customer);
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
  /** What this guest ordered with before; what the visit has chosen goes first. */
  last?: LastOrder | null;
}

/**
 * The address of the last draft, unless the place of the visit has changed since, or the store does not deliver there.
 * Drafts stored by an earlier version may lack newer fields.
 */
function keptAddress(
  { address, at }: Partial<Pick<Draft, 'address' | 'at'>>,
  { place, zoneId }: DraftStart,
): DeliveryAddress | null {
  const isKept = address && place && (at ?? address.text) === place.address;
  if (isKept && (!zoneId || address.zoneIds.includes(zoneId))) return { ...address, more: address.more ?? '' };
  return null;
}

function addressOf(stored: Partial<Draft>, start: DraftStart): DeliveryAddress | null {
  const { place, last } = start;
  // A draft of this place is the choice of this visit, also where it says less than the last order.
  const isOpen = !stored.address || stored.at !== place?.address;
  const kept = keptAddress(stored, start) ?? (isOpen && last ? keptAddress(last, start) : null);
  return kept ?? (place && addressAt(place, 'Selected Address'));
}

/** @param stored the draft of an earlier visit */
export function startDraft(stored: Partial<Draft>, start: DraftStart): Draft {
  return {
    type: stored.type ?? 'delivery',
    contact: contactOf(stored.contact, start.last?.contact ?? null, start.customer),
    address: addressOf(stored, start),
    at: start.place?.address ?? null,
    note: stored.note ?? '',
    cutlery: stored.cutlery ?? false,
    instruction: stored.instruction ?? '',
    unavailable: stored.unavailable ?? '',
    scheduleAt: stored.scheduleAt ?? null,
    tip: stored.tip ?? minor(0),
  };
}

/**
 * The draft limited to what the store supports: its order types, a time only if it schedules, tip and instruction only for delivery.
 */
export function draftFor(store: Store, tips: boolean, draft: Draft): Draft {
  const type: OrderType = !store.delivers ? 'take_away' : !store.takesAway ? 'delivery' : draft.type;
  return {
    ...draft,
    type,
    scheduleAt: store.scheduleOrder ? draft.scheduleAt : null,
    instruction: type === 'delivery' ? draft.instruction : '',
    tip: tips && type === 'delivery' ? draft.tip : minor(0),
  };
}
