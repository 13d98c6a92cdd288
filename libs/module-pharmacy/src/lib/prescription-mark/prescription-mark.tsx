/** Fills the slot `itemMark`: a medicine that needs a prescription says so before its name (PLUS-92). */
import type { SlotProps } from '@shop/module-kit';
import { useMedicineMessages } from '../../messages';
import classes from './prescription-mark.module.css';

export function PrescriptionMark({ item }: SlotProps['itemMark']) {
  const t = useMedicineMessages();
  if (!item.needsPrescription) return null;
  return (
    <span className={classes.mark} role="img" aria-label={t('prescription.needed')}>
      {t('prescription.mark')}
    </span>
  );
}
