/** Prescription pictures: chosen, dropped or taken with the camera, and validated before upload (PLUS-15). */
import { FormSection, Hint } from './sections/form-section';
import { PicturesField } from './pictures-field';
import { usePrescriptionMessages } from '../messages';

export interface PrescriptionFieldProps {
  pictures: readonly File[];
  onChange: (pictures: readonly File[]) => void;
  /** Explains what the pictures are for. */
  hint: string;
  /** Whether a required picture is missing. */
  isMissing: boolean;
  /** The upload is running: the field is disabled. */
  isUploading: boolean;
}

export function PrescriptionField({ pictures, onChange, hint, isMissing, isUploading }: PrescriptionFieldProps) {
  const t = usePrescriptionMessages();
  return (
    <FormSection title={t('title')} error={isMissing && pictures.length === 0 ? t('error.missing') : null}>
      <Hint>{hint}</Hint>
      <PicturesField
        pictures={pictures}
        onChange={onChange}
        texts={{ list: t('pictures'), preview: (name) => t('preview', { name }) }}
        isUploading={isUploading}
      />
    </FormSection>
  );
}

export interface PrescriptionOfOrderProps extends Omit<PrescriptionFieldProps, 'hint'> {
  /** An item requires a prescription. */
  isRequired: boolean;
}

/** The field in the form of an order whose items may or must have a prescription. */
export default function PrescriptionOfOrder({ isRequired, ...field }: PrescriptionOfOrderProps) {
  const t = usePrescriptionMessages();
  return <PrescriptionField {...field} hint={t(isRequired ? 'needed' : 'optional')} />;
}
