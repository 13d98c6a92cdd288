/** The section of an order's form with its delivery address and contact. */
import { lazyView } from '@shop/view-kit';
import type { ComponentProps } from 'react';
import type { DeliveryAreaProps } from './customer-area';
import { SectionLoading, WithRetry } from './section-states';
import { savedAddressMessages, usePlaceMessages } from '../messages';

function AreaLoading({ fold }: DeliveryAreaProps) {
  const t = usePlaceMessages();
  return <SectionLoading title={t('popover.title')} shape="address" fold={fold} />;
}

const Area = lazyView(() => import('./delivery-area'), {
  messages: [savedAddressMessages],
  Loading: AreaLoading,
});

export function DeliveryArea(props: ComponentProps<typeof Area>) {
  const t = usePlaceMessages();
  return (
    <WithRetry title={t('popover.title')}>
      <Area {...props} />
    </WithRetry>
  );
}
