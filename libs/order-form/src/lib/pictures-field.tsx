/** Pictures to send: chosen, dropped or taken with the camera, validated before upload, previewed and removed (PLUS-15, PLUS-18, PLUS-20). */
import { addPictures, MAX_MEGABYTES, MOST_PICTURES, PICTURE_TYPES, type PictureError } from '@shop/domain/prescription';
import { IconCamera, IconPhotoPlus } from '@tabler/icons-react';
import { useId, useRef, useState, type ChangeEvent } from 'react';
import { PicturePreviews, type PictureTexts } from './picture-previews';
import classes from './pictures-field.module.css';
import { usePrescriptionMessages } from '../messages';

export interface PicturesFieldProps {
  pictures: readonly File[];
  onChange: (pictures: readonly File[]) => void;
  texts: PictureTexts;
  /** The upload is running: the field is disabled. */
  isUploading: boolean;
}

const ACCEPTED = PICTURE_TYPES.join(',');
/** Isolates file names, so that they stay left-to-right in any text. */
const isolated = (name: string): string => `\u2068${name}\u2069`;

function Errors({ errors }: { errors: readonly PictureError[] }) {
  const t = usePrescriptionMessages();
  return (
    <div role="alert" className={classes.errors}>
      {errors.map(({ name, reason }, index) => (
        <p key={index}>
          {t(`error.${reason}`, { name: isolated(name), megabytes: MAX_MEGABYTES, most: MOST_PICTURES })}
        </p>
      ))}
    </div>
  );
}

export function PicturesField({ pictures, onChange, texts, isUploading }: PicturesFieldProps) {
  const t = usePrescriptionMessages();
  const rules = useId();
  const fileInput = useRef<HTMLInputElement>(null);
  const [errors, setErrors] = useState<readonly PictureError[]>([]);
  const [isDragging, setDragging] = useState(false);
  const isFull = pictures.length >= MOST_PICTURES;
  const addFiles = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const added = addPictures(pictures, [...(currentTarget.files ?? [])]);
    // Reset, so that the same file can be chosen again after its removal.
    currentTarget.value = '';
    setDragging(false);
    setErrors(added.errors);
    if (added.pictures.length > pictures.length) onChange(added.pictures);
  };
  const remove = (picture: File) => {
    setErrors([]);
    onChange(pictures.filter((entry) => entry !== picture));
    // The focused remove button is gone with its picture.
    requestAnimationFrame(() => fileInput.current?.focus());
  };
  const input = { type: 'file', accept: ACCEPTED, onChange: addFiles, disabled: isUploading || isFull } as const;
  return (
    <>
      <div className={classes.inputs}>
        {/* The input covers the whole area: presses, keys and dropped files reach it everywhere. */}
        <label
          className={classes.dropzone}
          data-dragging={isDragging || undefined}
          data-disabled={input.disabled || undefined}
          onDragEnter={() => setDragging(true)}
          onDragLeave={() => setDragging(false)}
        >
          <IconPhotoPlus size={32} aria-hidden="true" />
          <strong>{t(pictures.length > 0 ? 'chooseMore' : 'choose')}</strong>
          <span className={classes.dropHint} aria-hidden="true">
            {t('drop')}
          </span>
          <input {...input} ref={fileInput} multiple aria-describedby={rules} />
        </label>
        <label className={classes.camera} data-disabled={input.disabled || undefined}>
          <IconCamera size={22} aria-hidden="true" />
          {t('camera')}
          <input {...input} accept="image/*" capture="environment" aria-describedby={rules} />
        </label>
      </div>
      <p id={rules} className={classes.rules}>
        {isFull ? t('full') : t('rules', { megabytes: MAX_MEGABYTES, most: MOST_PICTURES })}
      </p>
      <Errors errors={errors} />
      <PicturePreviews texts={texts} pictures={pictures} onRemove={isUploading ? null : remove} />
      <p role="status" className={classes.count}>
        {isUploading && pictures.length > 0
          ? t('sending', { count: pictures.length })
          : pictures.length > 0
            ? t('count', { have: pictures.length, most: MOST_PICTURES })
            : null}
      </p>
    </>
  );
}
