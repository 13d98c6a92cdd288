/** The door to the pictures of a prescription: most orders carry none, so code and words come with those that may. */
import { WithTexts } from '@shop/i18n';
import { Contained, LineSkeletons } from '@shop/ui';
import { lazy, Suspense } from 'react';
import type { PrescriptionFieldProps } from './prescription-field';
import { prescriptionTexts, useOrderFormText, usePrescriptionText } from './texts';

const Field = lazy(() => import('./prescription-field').then((module) => ({ default: module.PrescriptionField })));
const TEXTS = [prescriptionTexts];

export interface PrescriptionSectionProps extends Omit<PrescriptionFieldProps, 'hint'> {
  /** Something in the order is only given for a prescription. */
  needed: boolean;
}

function Worded({ needed, ...field }: PrescriptionSectionProps) {
  const t = usePrescriptionText();
  return <Field {...field} hint={t(needed ? 'needed' : 'optional')} />;
}

export function PrescriptionSection(props: PrescriptionSectionProps) {
  const t = useOrderFormText();
  const coming = <LineSkeletons count={3} label={t('prescription.coming')} />;
  return (
    <Contained instead={<p role="alert">{t('prescription.failed')}</p>}>
      <Suspense fallback={coming}>
        <WithTexts texts={TEXTS} coming={coming}>
          <Worded {...props} />
        </WithTexts>
      </Suspense>
    </Contained>
  );
}
