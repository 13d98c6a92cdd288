/** The customer's photo: validated, with a square preview before upload (PROF-12 to PROF-14). */
import type { Picture as Source } from '@shop/domain';
import { Avatar, Picture, Written } from '@shop/ui';
import { useEffect, useId, useMemo } from 'react';
import classes from './profile.module.css';
import { useProfileMessages } from '../messages';

const TYPES = ['image/jpeg', 'image/png', 'image/gif'];
const MAX_BYTES = 2 * 1024 * 1024;

export type PhotoError = 'type' | 'empty' | 'size';
/** null: valid. */
export function photoError({ type, size }: Pick<File, 'type' | 'size'>): PhotoError | null {
  if (!TYPES.includes(type)) return 'type';
  if (size === 0) return 'empty';
  return size > MAX_BYTES ? 'size' : null;
}

export interface PhotoFieldProps {
  current: Source | null;
  /** Of the customer: its letters stand where there is no photo. */
  name: string;
  chosen: File | null;
  error: string | null;
  onChoose: (file: File) => void;
}

export function PhotoField({ current, name, chosen, error, onChoose }: PhotoFieldProps) {
  const t = useProfileMessages();
  const id = useId();
  const preview = useMemo(() => (chosen ? URL.createObjectURL(chosen) : null), [chosen]);
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);
  const shown = preview ? { url: preview, tint: null } : current;
  return (
    <div className={classes.photo}>
      <span className={classes.avatar}>
        {shown ? (
          <Picture source={shown} alt={t('profile.photo')} sizes="96px" round />
        ) : (
          <Avatar source={null} name={name} size={96} />
        )}
      </span>
      <div>
        <label className={classes.upload}>
          {t('profile.upload')}
          <input
            type="file"
            accept=".jpg,.jpeg,.png,.gif"
            aria-describedby={id}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) onChoose(file);
              currentTarget.value = '';
            }}
          />
        </label>
        <Written as="p" id={id} className={error ? classes.error : classes.muted} role={error ? 'alert' : undefined}>
          {error ?? t('profile.photoHint')}
        </Written>
      </div>
    </div>
  );
}
