/** The prescription of an order: nothing, and no code, for orders that have none. */
import { ErrorBoundary } from '@shop/ui';
import { lazyView } from '@shop/view-kit';
import type { ComponentProps } from 'react';

const PrescriptionCard = lazyView(() => import('./prescription-card'));

export function OrderPrescription(props: ComponentProps<typeof PrescriptionCard>) {
  const { isPrescription, attachments } = props.order;
  if (!isPrescription && attachments.length === 0) return null;
  return (
    <ErrorBoundary>
      <PrescriptionCard {...props} />
    </ErrorBoundary>
  );
}
