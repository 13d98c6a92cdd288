/** Validation of prescription pictures (PLUS-15). */
import { pictureKey, type PictureFile } from './checkout';

/** Types that a backend can re-encode. Not HEIC: only Safari can show it, and common servers cannot decode it. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const;
export const MOST_PICTURES = 5;
/** Maximum size of one picture, megabytes. */
export const MAX_MEGABYTES = 5;
const MAX_BYTES = MAX_MEGABYTES * 1024 * 1024;

/** Why a file was rejected; reasons are checked in this order. */
export interface PictureError {
  name: string;
  reason: 'type' | 'empty' | 'size' | 'twice' | 'many';
}

function errorOf(file: PictureFile, taken: readonly PictureFile[]): PictureError['reason'] | null {
  if (!(PICTURE_TYPES as readonly string[]).includes(file.type.toLowerCase())) return 'type';
  if (file.size === 0) return 'empty';
  if (file.size > MAX_BYTES) return 'size';
  if (taken.some((known) => pictureKey(known) === pictureKey(file))) return 'twice';
  return taken.length >= MOST_PICTURES ? 'many' : null;
}

/**
 * Adds chosen files to the present pictures.
 * @returns all accepted pictures, present ones first, and the reason for each rejected file
 */
export function addPictures<F extends PictureFile>(
  known: readonly F[],
  chosen: readonly F[],
): { pictures: F[]; errors: PictureError[] } {
  const pictures = [...known];
  const errors: PictureError[] = [];
  for (const file of chosen) {
    const reason = errorOf(file, pictures);
    if (reason) errors.push({ name: file.name, reason });
    else pictures.push(file);
  }
  return { pictures, errors };
}
