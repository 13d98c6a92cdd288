/** Validation of a parcel before any request (PARC-15). */
import { contactErrors, type ContactError } from './checkout';
import type { ParcelParty } from './entities';

export type PartyName = 'sender' | 'receiver';
export type ParcelError = { party: PartyName } & (
  ContactError | { field: 'address'; reason: 'addressMissing' | 'addressOutside' }
);

export interface ParcelInput {
  sender: ParcelParty;
  receiver: ParcelParty;
  /** Whether there is parcel service at each address; null while unknown. */
  served: Record<PartyName, boolean | null>;
  /** Guests must give an e-mail address. */
  requiresEmail: boolean;
}

/** All errors that block the parcel, in the order of the form. */
export function parcelErrors({ sender, receiver, served, requiresEmail }: ParcelInput): ParcelError[] {
  const errorsOf = (party: PartyName, { contact, address }: ParcelParty, email: boolean): ParcelError[] => [
    ...contactErrors(contact, email).map((error) => ({ party, ...error })),
    ...(!address?.text
      ? [{ party, field: 'address' as const, reason: 'addressMissing' as const }]
      : served[party] === false
        ? [{ party, field: 'address' as const, reason: 'addressOutside' as const }]
        : []),
  ];
  return [...errorsOf('sender', sender, requiresEmail), ...errorsOf('receiver', receiver, false)];
}
