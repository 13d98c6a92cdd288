/**
 * Uploaded pictures: verified by content, re-encoded (which drops camera metadata), stored under a random name.
 * They wait in a temporary folder until the row that references them is committed, and are deleted when it is
 * rejected. Limits: reliability.md 12.
 */
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MOST_PICTURES } from '@shop/domain/prescription';
import sharp from 'sharp';
import type { Config } from '../../config';
import type { SentFile } from '../../plugins/forms';
import { createQueue } from '../../queue';
import { DomainError } from '../../domain-error';

/** Private: readable by owner and store, through signed URLs. */
const PRIVATE = ['order', 'conversation', 'refund'] as const;
/** Public: review pictures, and profile pictures beside messages (decision 053). */
const PUBLIC = ['profile', 'review'] as const;
export const FOLDERS = [...PRIVATE, ...PUBLIC] as const;
export type PrivateFolder = (typeof PRIVATE)[number];
export type Folder = (typeof FOLDERS)[number];
export const isPrivate = (folder: Folder): boolean => (PRIVATE as readonly Folder[]).includes(folder);

type UploadsConfig = Pick<Config, 'uploadsDir'>;
const FORMATS = ['jpeg', 'png', 'webp', 'avif', 'gif', 'heif'];
const MAX_PIXELS = 16_000_000;
const MAX_SIDE = 1600;
/** Limits below that of the form. */
const MAX_FILES: Partial<Record<Folder, number>> = {
  order: MOST_PICTURES,
  refund: MOST_PICTURES,
  review: MOST_PICTURES,
};
const PROFILE = { bytes: 2 * 1024 * 1024, side: 400 };

/** Re-encoding takes up to half a second of CPU. */
const encodingQueue = createQueue(2, 40);

export const folderOf = ({ uploadsDir }: UploadsConfig, folder: Folder) => join(uploadsDir, folder);
/** On the same disk as the pictures, so that a rename moves a picture to its place. */
export const incomingFolder = ({ uploadsDir }: UploadsConfig) => join(uploadsDir, 'incoming');

/** @returns the picture as WebP @throws DomainError when it is not a picture, or too large */
async function reencode({ path, size }: SentFile, folder: Folder): Promise<Buffer> {
  if (folder === 'profile' && size > PROFILE.bytes)
    throw new DomainError(403, 'image', 'fileTooLarge', { megabytes: 2 });
  try {
    const image = sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: false });
    const { format } = await image.metadata();
    if (!format || !FORMATS.includes(format)) throw new Error(`format ${format}`);
    const turned = image.rotate();
    const sized =
      folder === 'profile'
        ? turned.resize(PROFILE.side, PROFILE.side, { fit: 'cover' })
        : turned.resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true });
    return await sized.webp({ quality: 82 }).toBuffer();
  } catch (error) {
    if (/pixel limit/.test(String(error))) throw new DomainError(403, 'image', 'imageTooWide', { megapixels: 16 });
    throw new DomainError(403, 'image', 'imageMalformed');
  }
}

/** Pictures waiting for their row. */
export interface Images {
  names: string[];
  /** SHA-256 of each file as it was sent. */
  hashes: string[];
  /** Moves them to their folder: the last act of the transaction that references them. Idempotent, for retried transactions. */
  moveToFolder: () => Promise<void>;
}
export const NO_IMAGES: Images = { names: [], hashes: [], moveToFolder: async () => undefined };

/** @param field the form field @throws DomainError when there are too many */
function filesOfField(files: readonly SentFile[], field: string, folder: Folder): SentFile[] {
  const sent = files.filter((file) => file.field === field);
  const max = MAX_FILES[folder];
  if (max !== undefined && sent.length > max) throw new DomainError(403, field, 'filesTooMany', { most: max });
  return sent;
}

/**
 * Re-encodes the pictures of a field and passes them to `work`. Pictures that it did not keep are deleted. When the
 * outcome of a commit is unknown a kept picture stays, and the sweep decides by the rows.  @throws DomainError
 */
export async function withImages<Result>(
  config: UploadsConfig,
  files: readonly SentFile[],
  { field, folder }: { field: string; folder: Folder },
  work: (images: Images) => Promise<Result>,
): Promise<Result> {
  const sent = filesOfField(files, field, folder);
  if (sent.length === 0) return work(NO_IMAGES);
  const incoming = new Map<string, string>();
  try {
    await mkdir(incomingFolder(config), { recursive: true });
    for (const file of sent) {
      const encoded = await encodingQueue(() => reencode(file, folder));
      const name = `${randomBytes(18).toString('base64url')}.webp`;
      const path = join(incomingFolder(config), name);
      incoming.set(name, path);
      await writeFile(path, encoded, { flush: true });
    }
    const moveToFolder = async () => {
      await mkdir(folderOf(config, folder), { recursive: true });
      for (const [name, path] of incoming) {
        await rename(path, join(folderOf(config, folder), name));
        incoming.delete(name);
      }
    };
    return await work({ names: [...incoming.keys()], hashes: sent.map(({ hash }) => hash), moveToFolder });
  } finally {
    await Promise.all([...incoming.values()].map((path) => rm(path, { force: true })));
  }
}

export async function readImage(config: UploadsConfig, folder: Folder, name: string): Promise<Buffer | null> {
  if (!/^[A-Za-z0-9_-]{10,40}\.webp$/.test(name)) return null;
  return readFile(join(folderOf(config, folder), name)).catch(() => null);
}
