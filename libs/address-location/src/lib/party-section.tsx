/** The section of a parcel's form with the address and contact of its sender or receiver, with phone number rules. */
import { addressFormMessages, orderFormMessages } from '@shop/order-form';
import { lazyView } from '@shop/view-kit';
import type { ComponentProps } from 'react';
import { SectionLoading, WithRetry } from './section-states';
import { savedAddressMessages } from '../messages';

const Picker = lazyView(() => import('./form/address-picker'), {
  messages: [savedAddressMessages, addressFormMessages, orderFormMessages],
  Loading: ({ title, email }) => <SectionLoading title={title} shape="party" hasEmail={email !== 'no'} />,
});

export function AddressPicker(props: ComponentProps<typeof Picker>) {
  return (
    <WithRetry title={props.title}>
      <Picker {...props} />
    </WithRetry>
  );
}
