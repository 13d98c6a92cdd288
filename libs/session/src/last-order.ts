/** What the last order of this device was sent with, so that the next one starts with it. Of a customer it has the payment method only. */
import type { Contact, DeliveryAddress } from '@shop/domain';
import { parseJson, readNullable, readObject, readText } from '@shop/util';
import type { SessionStorage } from './browser-storage';
import { readAddress, readContact } from './drafts';

export interface LastOrder {
  /** Who ordered: {@link ownerOf}. */
  owner: string;
  /** Key of the payment method. */
  payment: string;
  /** Of a guest; null for customers, whose account has it. */
  contact: Contact | null;
  /** Of a guest's delivery. */
  address: DeliveryAddress | null;
  /** The place of the visit that the address was chosen at. */
  at: string | null;
}

/** Cleared on sign-out (`storage.ts`). */
const LAST = 'lastOrder';
const readStored = readObject<LastOrder>({
  owner: readText(80),
  payment: readText(200),
  contact: readNullable(readContact),
  address: readNullable(readAddress),
  at: readNullable(readText()),
});

/** Ids of guests and customers may be equal. null: nobody yet. */
const ownerOf = (customerId: string | null, guestId: string | null): string | null =>
  customerId ? `customer ${customerId}` : guestId && `guest ${guestId}`;

/** null: this customer or guest has not ordered here, or another one has since. */
export function readLastOrder(
  storage: SessionStorage,
  customerId: string | null,
  guestId: string | null,
): LastOrder | null {
  const last = readStored(parseJson(storage.getItem(LAST)));
  return last && last.owner === ownerOf(customerId, guestId) ? last : null;
}

/** Keeps no contact and no address of a customer. A take-away keeps the address of the guest's delivery before it. */
export function rememberLastOrder(
  storage: SessionStorage,
  customerId: string | null,
  guestId: string | null,
  sent: Omit<LastOrder, 'owner' | 'contact'> & { contact: Contact },
): void {
  const owner = ownerOf(customerId, guestId);
  if (!owner) return;
  const before = readLastOrder(storage, customerId, guestId);
  const { address, at } = sent.address ? sent : { address: before?.address ?? null, at: before?.at ?? null };
  const own = customerId ? { contact: null, address: null, at: null } : { contact: sent.contact, address, at };
  storage.setItem(LAST, JSON.stringify({ owner, payment: sent.payment, ...own }));
}
