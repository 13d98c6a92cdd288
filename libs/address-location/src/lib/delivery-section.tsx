/** The section of an order's form with its delivery address and contact. */
import { lazyView } from '@shop/view-kit';
import type { ComponentProps } from 'react';
import { AreaLoading, WithRetry } from './section-states';
import { savedAddressMessages, usePlaceMessages } from '../messages';

const Area = lazyView(() => import('./delivery-area'), {
  messages: [savedAddressMessages],
  Loading: AreaLoading,
});

export function DeliveryArea(props: ComponentProps<typeof Area>) {
  const t = usePlaceMessages();
  return (
    <WithRetry title={t('popover.title')} onFailed={props.onKnown}>
      <Area {...props} />
    </WithRetry>
  );
}
