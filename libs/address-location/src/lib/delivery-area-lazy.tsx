/** Loads 'Delivery Addresses' beside the rest of the form, in a placeholder of its height. */
import type { Contact, DeliveryAddress, OrderType } from '@shop/domain';
import { WithMessages } from '@shop/i18n';
import { FormSection } from '@shop/order-form';
import { ErrorBoundary, LazyBoundary, lazyPart, LineSkeletons, LoadFailed } from '@shop/ui';
import type { ReactNode } from 'react';
import { savedAddressMessages, usePlaceMessages } from '../messages';

export interface DeliveryAreaProps {
  type: OrderType;
  address: DeliveryAddress | null;
  contact: Contact;
  /** What is wrong, in words: of the address, and of the contact. */
  errors: readonly string[];
  /** Of the store that delivers: saved addresses elsewhere are not offered. */
  zoneId: string | null;
  onChange: (change: { address?: DeliveryAddress; contact?: Contact }) => void;
  /** Said of the address before anything is pressed. */
  notice?: ReactNode;
}

const Area = lazyPart(async () => ({ default: (await import('./delivery-area')).DeliveryArea }));
const MESSAGES = [savedAddressMessages];

export function DeliveryArea(props: DeliveryAreaProps) {
  const t = usePlaceMessages();
  const framed = (part: ReactNode) => <FormSection title={t('popover.title')}>{part}</FormSection>;
  const coming = framed(<LineSkeletons count={1} label={t('popover.loading')} />);
  const retry = () => window.location.reload();
  const instead = framed(<LoadFailed title={t('picker.failed')} retryLabel={t('popover.retry')} onRetry={retry} />);
  return (
    <ErrorBoundary instead={instead}>
      <LazyBoundary fallback={coming}>
        <WithMessages messages={MESSAGES} coming={coming}>
          <Area {...props} />
        </WithMessages>
      </LazyBoundary>
    </ErrorBoundary>
  );
}
