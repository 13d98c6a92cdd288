/** Lazy delivery address section, with a placeholder of its height. */
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
  /** Error texts of the address and the contact. */
  errors: readonly string[];
  /** Zone of the store: saved addresses outside of it are not offered. */
  zoneId: string | null;
  onChange: (change: { address?: DeliveryAddress; contact?: Contact }) => void;
  /** Notice about the address, shown before submit. */
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
    <ErrorBoundary fallback={instead}>
      <LazyBoundary fallback={coming}>
        <WithMessages messages={MESSAGES} fallback={coming}>
          <Area {...props} />
        </WithMessages>
      </LazyBoundary>
    </ErrorBoundary>
  );
}
