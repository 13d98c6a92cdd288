/** Which pictures of a prescription may be sent (PLUS-15). */
import { pictureKey, type PictureFile } from './checkout';

/** What a backend can draw anew: of HEIC no browser but Safari, and no usual server, knows more than the name. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const;
export const MOST_PICTURES = 5;
/** Megabytes of one picture. */
export const MOST_MEGABYTES = 5;
const MOST_BYTES = MOST_MEGABYTES * 1024 * 1024;

/** Why one file was left out, in the order in which the reasons are looked for. */
export interface PictureError {
  name: string;
  reason: 'type' | 'empty' | 'size' | 'twice' | 'many';
}

function errorOf(file: PictureFile, taken: readonly PictureFile[]): PictureError['reason'] | null {
  if (!(PICTURE_TYPES as readonly string[]).includes(file.type.toLowerCase())) return 'type';
  if (file.size === 0) return 'empty';
  if (file.size > MOST_BYTES) return 'size';
  if (taken.some((known) => pictureKey(known) === pictureKey(file))) return 'twice';
  return taken.length >= MOST_PICTURES ? 'many' : null;
}

/**
 * Adds what was chosen to the pictures that are there.
 * @returns all pictures that may be sent, the known ones first, and why each of the others was left out
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
