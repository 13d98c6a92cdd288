/** Loads the prescription's pictures field: most orders have none, so its code and messages load only where one may be attached. */
import { WithMessages } from '@shop/i18n';
import { ErrorBoundary, LazyBoundary, lazyPart } from '@shop/ui';
import type { ReactNode } from 'react';
import type { PrescriptionFieldProps } from './prescription-field';
import { prescriptionMessages, usePrescriptionMessages } from '../messages';

const Field = lazyPart(() => import('./prescription-field').then((module) => ({ default: module.PrescriptionField })));
const MESSAGES = [prescriptionMessages];

export interface PrescriptionSectionProps extends Omit<PrescriptionFieldProps, 'hint'> {
  /** Something in the order is only given for a prescription. */
  needed: boolean;
  /** Stands there until it has come. */
  coming: ReactNode;
  /** In its place when it can not be had. */
  instead: ReactNode;
}

function Worded({ needed, ...field }: Omit<PrescriptionSectionProps, 'coming' | 'instead'>) {
  const t = usePrescriptionMessages();
  return <Field {...field} hint={t(needed ? 'needed' : 'optional')} />;
}

export function PrescriptionSection({ coming, instead, ...props }: PrescriptionSectionProps) {
  return (
    <ErrorBoundary instead={instead}>
      <LazyBoundary fallback={coming}>
        <WithMessages messages={MESSAGES} coming={coming}>
          <Worded {...props} />
        </WithMessages>
      </LazyBoundary>
    </ErrorBoundary>
  );
}
