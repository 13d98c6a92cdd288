/** The keyboard that a phone shows for each field of an order, its key for Enter, and what the browser may fill in (issue 47). */
import type { Contact } from '@shop/domain';
import { openTestShop } from '@shop/testing';
import { minor } from '@shop/util';
import { screen } from '@testing-library/react';
import { AddressForm, NoteField, TipField, useAddressForm } from './index';
import { addressFormMessages, orderFormMessages } from './messages';

const NOBODY: Contact = { name: '', phone: '', email: '' };

function Form({ canAutofill }: { canAutofill: boolean }) {
  const form = useAddressForm({ address: null, contact: NOBODY, fields: { type: true, email: 'required' } });
  return (
    <>
      <AddressForm
        form={{ ...form, values: { ...form.values, type: 'other' } } as typeof form}
        fields={{ type: true, email: 'required' }}
        country="MT"
        placeField={null}
        canAutofill={canAutofill}
      />
      <NoteField value="" onChange={() => undefined} />
      <TipField tip={minor(333)} mostFrequent={null} onChange={() => undefined} />
    </>
  );
}

/** Type, keyboard, autofill and key for Enter of a field. */
const attributesOf = (field: HTMLInputElement) => [
  field.type,
  field.inputMode || 'text',
  field.autocomplete,
  field.getAttribute('enterkeyhint'),
];

const withAutofill = (name: string, phone: string, email: string) => [
  ['House number', 'text', 'text', 'off', 'next'],
  ['Floor', 'text', 'text', 'off', 'next'],
  ['Street number', 'text', 'text', 'off', 'next'],
  ['Note for the courier', 'textarea', 'text', 'off', 'enter'],
  ['Label', 'text', 'text', 'off', 'next'],
  ['Contact Person Name', 'text', 'text', name, 'next'],
  ['Phone', 'tel', 'tel', phone, 'next'],
  ['Contact Person Email', 'email', 'email', email, 'done'],
  ['Order note', 'textarea', 'text', 'off', 'enter'],
  ['Amount', 'text', 'decimal', 'off', 'done'],
];

// The list of countries of the test before, with the same ids.
beforeEach(() => document.body.replaceChildren());

it.each([
  ['the customer’s own address', true, withAutofill('name', 'tel', 'email')],
  ['somebody else’s', false, withAutofill('off', 'off', 'off')],
] as const)('each field of an order has its keyboard: %s', async (_, canAutofill, wanted) => {
  await openTestShop().renderWithProviders(<Form canAutofill={canAutofill} />, {
    messages: [addressFormMessages, orderFormMessages],
  });
  expect(screen.getAllByRole('textbox')).toHaveLength(wanted.length);
  for (const [label = '', ...attributes] of wanted) {
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: label });
    expect([label, ...attributesOf(field)]).toEqual([label, ...attributes]);
  }
});
