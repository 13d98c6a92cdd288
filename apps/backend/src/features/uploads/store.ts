/**
 * Pictures that customers send: checked by what they are, drawn anew (which drops what a camera wrote into them), kept under
 * a name that nobody can guess. Bars: reliability.md 12.
 */
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MOST_PICTURES } from '@shop/domain/prescription';
import sharp from 'sharp';
import type { Config } from '../../config';
import type { SentFile } from '../../plugins/forms';
import { createQueue } from '../../queue';
import { Refusal } from '../../refusal';

export const FOLDERS = ['profile', 'conversation', 'refund', 'review', 'order'] as const;
export type Folder = (typeof FOLDERS)[number];
const FORMATS = ['jpeg', 'png', 'webp', 'avif', 'gif', 'heif'];
const MOST_PIXELS = 16_000_000;
const WIDEST = 1600;
/** Where fewer may be sent than a form holds. */
const MOST: Partial<Record<Folder, number>> = { order: MOST_PICTURES };
const PROFILE = { bytes: 2 * 1024 * 1024, side: 400 };

/** Each takes a processor for up to half a second. */
const inTurn = createQueue(2, 40);

const folderOf = ({ uploadsDir }: Pick<Config, 'uploadsDir'>, folder: Folder) => join(uploadsDir, folder);

/** @returns the picture as WebP @throws Refusal when it is none, or too large */
async function redraw({ path, size }: SentFile, folder: Folder): Promise<Buffer> {
  if (folder === 'profile' && size > PROFILE.bytes) throw new Refusal(403, 'image', 'fileTooLarge', { megabytes: 2 });
  try {
    const image = sharp(path, { limitInputPixels: MOST_PIXELS, failOn: 'error', animated: false });
    const { format } = await image.metadata();
    if (!format || !FORMATS.includes(format)) throw new Error(`format ${format}`);
    const turned = image.rotate();
    const sized =
      folder === 'profile'
        ? turned.resize(PROFILE.side, PROFILE.side, { fit: 'cover' })
        : turned.resize(WIDEST, WIDEST, { fit: 'inside', withoutEnlargement: true });
    return await sized.webp({ quality: 82 }).toBuffer();
  } catch (error) {
    if (/pixel limit/.test(String(error))) throw new Refusal(403, 'image', 'imageTooWide', { megapixels: 16 });
    throw new Refusal(403, 'image', 'imageMalformed');
  }
}

/** Keeps the pictures of a field. @returns their names @throws Refusal */
export async function keepImages(
  config: Pick<Config, 'uploadsDir'>,
  files: readonly SentFile[],
  field: string,
  folder: Folder,
): Promise<string[]> {
  const names: string[] = [];
  const sent = files.filter((file) => file.field === field);
  const most = MOST[folder];
  if (most !== undefined && sent.length > most) throw new Refusal(403, field, 'filesTooMany', { most });
  for (const file of sent) {
    const drawn = await inTurn(() => redraw(file, folder));
    const name = `${randomBytes(18).toString('base64url')}.webp`;
    await mkdir(folderOf(config, folder), { recursive: true });
    const path = join(folderOf(config, folder), name);
    await writeFile(`${path}.part`, drawn);
    await rename(`${path}.part`, path);
    names.push(name);
  }
  return names;
}

/** Forgets pictures that nothing belongs to. */
export async function dropImages(
  config: Pick<Config, 'uploadsDir'>,
  names: readonly string[],
  folder: Folder,
): Promise<void> {
  await Promise.all(names.map((name) => rm(join(folderOf(config, folder), name), { force: true })));
}

export async function readImage(
  config: Pick<Config, 'uploadsDir'>,
  folder: Folder,
  name: string,
): Promise<Buffer | null> {
  if (!/^[A-Za-z0-9_-]{10,40}\.webp$/.test(name)) return null;
  return readFile(join(folderOf(config, folder), name)).catch(() => null);
}
