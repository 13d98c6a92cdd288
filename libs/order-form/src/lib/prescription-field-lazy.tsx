/** Lazy field for prescription pictures: code and messages load only where pictures may be attached. */
import { WithMessages } from '@shop/i18n';
import { ErrorBoundary, LazyBoundary, lazyPart } from '@shop/ui';
import type { ReactNode } from 'react';
import type { PrescriptionFieldProps } from './prescription-field';
import { prescriptionMessages, usePrescriptionMessages } from '../messages';

const Field = lazyPart(() => import('./prescription-field').then((module) => ({ default: module.PrescriptionField })));
const MESSAGES = [prescriptionMessages];

export interface PrescriptionSectionProps extends Omit<PrescriptionFieldProps, 'hint'> {
  /** An item requires a prescription. */
  isRequired: boolean;
  /** Rendered while loading. */
  loading: ReactNode;
  /** Rendered when loading failed. */
  fallback: ReactNode;
}

function FieldWithHint({ isRequired, ...field }: Omit<PrescriptionSectionProps, 'loading' | 'fallback'>) {
  const t = usePrescriptionMessages();
  return <Field {...field} hint={t(isRequired ? 'needed' : 'optional')} />;
}

export function PrescriptionSection({ loading, fallback, ...props }: PrescriptionSectionProps) {
  return (
    <ErrorBoundary fallback={fallback}>
      <LazyBoundary fallback={loading}>
        <WithMessages messages={MESSAGES} fallback={loading}>
          <FieldWithHint {...props} />
        </WithMessages>
      </LazyBoundary>
    </ErrorBoundary>
  );
}
