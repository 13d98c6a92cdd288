/** The field for prescription pictures: code and messages load only where pictures may be attached. */
import { ErrorBoundary } from '@shop/ui';
import { lazyView } from '@shop/view-kit';
import type { ReactNode } from 'react';
import type { PrescriptionOfOrderProps } from './prescription-field';
import { prescriptionMessages } from '../messages';

export interface PrescriptionSectionProps extends PrescriptionOfOrderProps {
  /** Rendered while loading. */
  loading: ReactNode;
  /** Rendered when loading failed. */
  fallback: ReactNode;
}

const Field = lazyView<Omit<PrescriptionSectionProps, 'fallback'>>(() => import('./prescription-field'), {
  messages: [prescriptionMessages],
  Loading: ({ loading }) => loading,
});

export function PrescriptionSection({ fallback, ...props }: PrescriptionSectionProps) {
  return (
    <ErrorBoundary fallback={fallback}>
      <Field {...props} />
    </ErrorBoundary>
  );
}
