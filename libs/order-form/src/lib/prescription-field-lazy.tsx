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
  needed: boolean;
  /** Rendered while loading. */
  coming: ReactNode;
  /** Rendered when loading failed. */
  fallback: ReactNode;
}

function Worded({ needed, ...field }: Omit<PrescriptionSectionProps, 'coming' | 'fallback'>) {
  const t = usePrescriptionMessages();
  return <Field {...field} hint={t(needed ? 'needed' : 'optional')} />;
}

export function PrescriptionSection({ coming, fallback, ...props }: PrescriptionSectionProps) {
  return (
    <ErrorBoundary fallback={fallback}>
      <LazyBoundary fallback={coming}>
        <WithMessages messages={MESSAGES} fallback={coming}>
          <Worded {...props} />
        </WithMessages>
      </LazyBoundary>
    </ErrorBoundary>
  );
}
