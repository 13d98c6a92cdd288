/** Pictures of the demo: icons on a tinted ground, drawn on the first request and cached on disk. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { KINDS, type PictureKind } from '../../features/pictures/kinds';
import { hslToHex } from '../../features/pictures/tint';
import { createQueue } from '../../queue';

/**
 * The file name of a picture: its icons, the hue of its ground, and the colour of what it shows ('#rrggbb'). The name is
 * all that is needed to draw it.
 */
export function pictureName(icons: readonly string[], hue: number, colour?: string): string {
  return `${icons.join('.')}~${Math.round(hue)}${colour ? `_${colour.slice(1)}` : ''}.webp`;
}

/** Names of further views of the same item: close-up, in a row, from the side. */
export function viewsOf(icons: readonly string[], hue: number, count: number, colour?: string): string[] {
  return Array.from({ length: Math.min(count, VIEWS) }, (_, view) =>
    pictureName(icons, hue + (view + 1) * 9, colour).replace('.webp', `-${view + 2}.webp`),
  );
}

const assets = [join(import.meta.dirname, '../assets/icons'), join(import.meta.dirname, '../../../assets/icons')];
const iconsFolder = () => assets.find((folder) => existsSync(folder)) ?? (assets[0] as string);

const VIEWS = 6;
interface Parsed {
  icons: string[];
  hue: number;
  /** Of what it shows, '#rrggbb'; null: as the icons are. */
  colour: string | null;
  /** 1: the main view; 2 to 7: further views. */
  view: number;
}

/** Parses the name of a picture; null: not a demo picture. */
export function parsePictureName(name: string): Parsed | null {
  const match =
    /^([a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*){0,3})~(\d{1,3})(?:_([0-9a-f]{6}))?(?:-([2-7]))?\.webp$/.exec(
      name,
    );
  if (!match) return null;
  const icons = (match[1] as string).split('.');
  return icons.every((icon) => existsSync(join(iconsFolder(), `${icon}.webp`)))
    ? {
        icons,
        hue: Number(match[2]) % 360,
        colour: match[3] ? `#${match[3]}` : null,
        view: Number(match[4] ?? 1),
      }
    : null;
}

interface Placed {
  icon: string;
  /** Centre and size as shares of the height. */
  x: number;
  y: number;
  size: number;
}

/** Positions of the icons in a further view: close-up, two, three in a row, from above, in a corner, small. */
const SPOTS: Record<number, readonly (readonly [x: number, y: number, size: number])[]> = {
  2: [[0.5, 0.52, 0.86]],
  3: [
    [0.33, 0.5, 0.44],
    [0.67, 0.56, 0.44],
  ],
  4: [
    [0.22, 0.54, 0.3],
    [0.78, 0.54, 0.3],
    [0.5, 0.56, 0.38],
  ],
  5: [
    [0.32, 0.32, 0.34],
    [0.68, 0.32, 0.34],
    [0.32, 0.68, 0.34],
    [0.68, 0.68, 0.34],
  ],
  6: [[0.62, 0.6, 0.62]],
  7: [[0.5, 0.6, 0.36]],
};

function arrange(kind: PictureKind, { icons, view }: Parsed, ratio: number): Placed[] {
  const [first = '', second, third] = icons;
  const spots = SPOTS[view];
  if (spots) return spots.map(([x, y, size], at) => ({ icon: icons[at] ?? first, x, y, size }));
  if (kind === 'banner' || kind === 'store/cover') {
    const list = [first, second ?? first, third ?? first, second ?? first, first];
    const spots = [
      [0.8, 0.5, 0.72],
      [0.62, 0.34, 0.34],
      [0.93, 0.26, 0.3],
      [0.66, 0.78, 0.26],
      [0.48, 0.64, 0.2],
    ] as const;
    return list.map((icon, at) => ({
      icon,
      x: (spots[at]?.[0] ?? 0.5) * ratio,
      y: spots[at]?.[1] ?? 0.5,
      size: spots[at]?.[2] ?? 0.3,
    }));
  }
  if (!second) return [{ icon: first, x: 0.5, y: 0.5, size: kind === 'product' ? 0.58 : 0.64 }];
  const back: Placed = { icon: second, x: 0.68, y: 0.38, size: 0.36 };
  const front: Placed = { icon: first, x: 0.44, y: 0.56, size: 0.52 };
  return third ? [back, { icon: third, x: 0.27, y: 0.32, size: 0.28 }, front] : [back, front];
}

function background(kind: PictureKind, hue: number, width: number, height: number): Buffer {
  const [centre, edge, floor] = [hslToHex(hue, 0.6, 0.95), hslToHex(hue, 0.5, 0.84), hslToHex(hue, 0.45, 0.77)];
  const podium =
    kind === 'product'
      ? `<ellipse cx="${width * 0.5}" cy="${height * 0.84}" rx="${width * 0.34}" ry="${height * 0.065}" fill="${floor}" opacity=".7"/>`
      : '';
  const rings =
    kind === 'banner' || kind === 'store/cover'
      ? `<circle cx="${width * 0.8}" cy="${height * 0.5}" r="${height * 0.62}" fill="#fff" opacity=".35"/><circle cx="${width * 0.16}" cy="${height * 1.05}" r="${height * 0.55}" fill="#fff" opacity=".18"/>`
      : '';
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><radialGradient id="g" cx="50%" cy="42%" r="75%"><stop offset="0" stop-color="${centre}"/><stop offset="1" stop-color="${edge}"/></radialGradient></defs><rect width="100%" height="100%" fill="url(#g)"/>${rings}${podium}</svg>`,
  );
}

/** Paints an icon in a colour, and keeps its light and shadow. */
async function painted(icon: Sharp, colour: string): Promise<Sharp> {
  const { data, info } = await icon.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const paint = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const lightOf = (at: number) => 0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0);
  const seen = Array.from({ length: data.length / 4 }, (_, pixel) => pixel * 4).filter(
    (at) => (data[at + 3] ?? 0) > 128,
  );
  const mean = seen.reduce((sum, at) => sum + lightOf(at), 0) / Math.max(1, seen.length);
  for (let at = 0; at < data.length; at += 4) {
    const light = (lightOf(at) - mean) / 255;
    for (const [channel, value] of paint.entries())
      data[at + channel] = Math.round(light > 0 ? value + (255 - value) * light * 0.7 : value * (1 + light * 0.9));
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } }).png();
}

async function layer(placed: Placed, colour: string | null, width: number, height: number): Promise<OverlayOptions> {
  const pixels = Math.max(8, Math.round(placed.size * height));
  const icon = sharp(join(iconsFolder(), `${placed.icon}.webp`)).resize(pixels, pixels, {
    fit: 'contain',
    background: '#0000',
  });
  const input = await (colour ? await painted(icon, colour) : icon).toBuffer();
  const left = Math.min(width - pixels, Math.max(0, Math.round(placed.x * height - pixels / 2)));
  const top = Math.min(height - pixels, Math.max(0, Math.round(placed.y * height - pixels / 2)));
  return { input, left, top };
}

async function draw(kind: PictureKind, parsed: Parsed, width: number): Promise<Buffer> {
  const { ratio } = KINDS[kind];
  const height = Math.round(width / ratio);
  const layers = await Promise.all(
    arrange(kind, parsed, ratio).map((placed) => layer(placed, parsed.colour, width, height)),
  );
  return sharp(background(kind, parsed.hue, width, height))
    .composite(layers)
    .webp({ quality: 82, effort: 3 })
    .toBuffer();
}

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
