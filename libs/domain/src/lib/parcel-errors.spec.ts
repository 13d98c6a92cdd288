import type { ParcelParty } from './entities';
import { parcelErrors } from './parcel-errors';

const party: ParcelParty = {
  contact: { name: 'Mina', phone: '+356 2100 0000', email: 'mina@example.com' },
  address: {
    type: 'home',
    text: '1 Market Street',
    point: { lat: 1, lng: 1 },
    zoneIds: ['1'],
    road: '',
    house: '',
    floor: '',
    more: '',
  },
};
const nobody: ParcelParty = { contact: { name: ' ', phone: '', email: '' }, address: null };
const input = { sender: party, receiver: party, served: { sender: true, receiver: true }, requiresEmail: true };

describe('parcelErrors', () => {
  it('are empty for a complete form', () => expect(parcelErrors(input)).toEqual([]));

  it('[PARC-15] report every missing field of both parties, in the order of the form', () => {
    const errors = parcelErrors({ ...input, sender: nobody, receiver: nobody });
    expect(errors.map(({ party: who, field }) => `${who} ${field}`)).toEqual([
      'sender name',
      'sender phone',
      'sender email',
      'sender address',
      'receiver name',
      'receiver phone',
      'receiver address',
    ]);
  });

  it('require an e-mail address of guests only, and never of receivers', () => {
    const silent = { ...party, contact: { ...party.contact, email: '' } };
    expect(parcelErrors({ ...input, sender: silent, receiver: silent, requiresEmail: false })).toEqual([]);
    expect(parcelErrors({ ...input, receiver: silent })).toEqual([]);
  });

  it('reject an address without parcel service, but not while that is unknown', () => {
    expect(parcelErrors({ ...input, served: { sender: null, receiver: null } })).toEqual([]);
    expect(parcelErrors({ ...input, served: { sender: true, receiver: false } })).toEqual([
      { party: 'receiver', field: 'address', reason: 'addressOutside' },
    ]);
  });
});
