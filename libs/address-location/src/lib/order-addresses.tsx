/** The sections of an order's form that hold addresses: skeletons while they load, a retry when that failed. */
import { addressFormMessages, FormSection, orderFormMessages } from '@shop/order-form';
import { ErrorBoundary, LineSkeletons, LoadFailed } from '@shop/ui';
import { lazyView } from '@shop/view-kit';
import type { ComponentProps, ReactNode } from 'react';
import { savedAddressMessages, usePlaceMessages } from '../messages';

function SectionLoading({ title, lines }: { title: string; lines: number }) {
  const t = usePlaceMessages();
  return (
    <FormSection title={title}>
      <LineSkeletons count={lines} label={t('popover.loading')} />
    </FormSection>
  );
}

function WithRetry({ title, children }: { title: string; children: ReactNode }) {
  const t = usePlaceMessages();
  const failed = (
    <FormSection title={title}>
      <LoadFailed title={t('picker.failed')} retryLabel={t('popover.retry')} onRetry={() => window.location.reload()} />
    </FormSection>
  );
  return <ErrorBoundary fallback={failed}>{children}</ErrorBoundary>;
}

function AreaLoading() {
  const t = usePlaceMessages();
  return <SectionLoading title={t('popover.title')} lines={1} />;
}

const Area = lazyView(() => import('./delivery-area'), {
  messages: [savedAddressMessages],
  Loading: AreaLoading,
});

/** Delivery address and contact of an order. */
export function DeliveryArea(props: ComponentProps<typeof Area>) {
  const t = usePlaceMessages();
  return (
    <WithRetry title={t('popover.title')}>
      <Area {...props} />
    </WithRetry>
  );
}

const Picker = lazyView(() => import('./form/address-picker'), {
  messages: [savedAddressMessages, addressFormMessages, orderFormMessages],
  Loading: ({ title }) => <SectionLoading title={title} lines={3} />,
});

/** Address and contact of a parcel's sender or receiver, with phone number rules. */
export function AddressPicker(props: ComponentProps<typeof Picker>) {
  return (
    <WithRetry title={props.title}>
      <Picker {...props} />
    </WithRetry>
  );
}
