/** Previews of the pictures, with name, size and a remove button. */
import { IconButton, Written } from '@shop/ui';
import { pictureKey } from '@shop/domain/checkout';
import { IconPhoto, IconX } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import classes from './pictures-field.module.css';
import { usePrescriptionMessages } from '../messages';

const MEGABYTE = 1024 * 1024;

/** The object URL of a file is revoked when its picture unmounts. */
function FilePicture({ file, alt }: { file: File; alt: string }) {
  const [failed, setFailed] = useState(false);
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return undefined;
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  if (failed) return <IconPhoto size={36} role="img" aria-label={alt} />;
  return <img ref={show} alt={alt} onError={() => setFailed(true)} />;
}

/** What they are pictures of, for screen readers: the name of their list, and of each. */
export interface PictureTexts {
  list: string;
  preview: (name: string) => string;
}

export interface PicturePreviewsProps {
  texts: PictureTexts;
  pictures: readonly File[];
  /** null during the upload. */
  onRemove: ((picture: File) => void) | null;
}

export function PicturePreviews({ pictures, texts, onRemove }: PicturePreviewsProps) {
  const t = usePrescriptionMessages();
  if (pictures.length === 0) return null;
  return (
    <ul className={classes.previews} aria-label={texts.list}>
      {pictures.map((file) => (
        <li key={pictureKey(file)} className={classes.preview}>
          <span className={classes.thumbnail}>
            <FilePicture file={file} alt={texts.preview(file.name)} />
          </span>
          <IconButton
            className={classes.remove}
            variant="default"
            aria-label={t('remove', { name: file.name })}
            disabled={!onRemove}
            onClick={() => onRemove?.(file)}
          >
            <IconX size={20} aria-hidden="true" />
          </IconButton>
          <Written as="span" className={classes.fileName}>
            {file.name}
          </Written>
          <small>{t('megabytes', { size: Math.max(0.1, file.size / MEGABYTE).toFixed(1) })}</small>
        </li>
      ))}
    </ul>
  );
}
