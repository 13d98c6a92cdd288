/** Pictures of the demo: drawn on the first request or before it (`warm.ts`), and cached on disk. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { KINDS, type PictureKind } from '../../features/pictures/kinds';
import { createQueue } from '../../queue';
import { isRecipe } from './compose';
import { isIcon } from './icon-facts';
import { parseName, type ParsedPicture } from './name';
import { renderPlain } from './plain';
import { renderScene } from './render';

/** Parses the name of a picture; null: not a demo picture. */
export function parsePictureName(name: string): ParsedPicture | null {
  const parsed = parseName(name, isIcon);
  return parsed?.scene && !isRecipe(parsed.scene.recipe) ? null : parsed;
}

const draw = (kind: PictureKind, { scene, ...parsed }: ParsedPicture, width: number): Promise<Buffer> =>
  scene ? renderScene({ ...parsed, scene }, KINDS[kind].ratio, width) : renderPlain(kind, { ...parsed, scene }, width);

const pending = new Map<string, Promise<Buffer>>();
/** A page may request thirty at once. */
const enqueue = createQueue(2, 1000);

/** All pictures of two thousand items in every width are some 80,000 files of 15 KiB. */
export const MAX_STORED = 100_000;
const counts = new Map<string, Promise<number>>();
/** The number of files in a folder: counted once, then incremented with each new file. */
const storedIn = (folder: string): Promise<number> => {
  const count =
    counts.get(folder) ??
    readdir(folder).then(
      (names) => names.length,
      () => 0,
    );
  counts.set(folder, count);
  return count;
};

async function store(folder: string, file: string, bytes: Buffer, max: number): Promise<void> {
  const count = await storedIn(folder);
  if (count >= max) return;
  counts.set(folder, Promise.resolve(count + 1));
  await mkdir(folder, { recursive: true });
  await writeFile(`${file}.${process.pid}`, bytes);
  await rename(`${file}.${process.pid}`, file);
}

/**
 * A picture as WebP: drawn once, then read from `folder`. null: not a demo picture.
 * @param beforeDrawing may reject it
 * @param maxStored files in the folder; beyond that, pictures are drawn for each request
 */
export async function picture(
  { folder, kind, name, width }: { folder: string; kind: PictureKind; name: string; width: number },
  beforeDrawing: () => Promise<void>,
  maxStored = MAX_STORED,
): Promise<Buffer | null> {
  const parsed = parsePictureName(name);
  if (!parsed) return null;
  const file = join(folder, 'pictures', `${kind.replace('/', '-')}-${width}-${name}`);
  if (existsSync(file)) return readFile(file);
  const drawing = pending.get(file);
  if (drawing) return drawing;
  await beforeDrawing();
  // Another request may have begun meanwhile.
  const begun = pending.get(file);
  if (begun) return begun;
  const work = enqueue(async () => {
    const bytes = await draw(kind, parsed, width);
    await store(join(folder, 'pictures'), file, bytes, maxStored);
    return bytes;
  }).finally(() => pending.delete(file));
  pending.set(file, work);
  return work;
}
