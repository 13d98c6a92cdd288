/** Pictures of older demos, whose names have no scene: icons on a tinted ground. Their names are cached for a year. */
import sharp, { type OverlayOptions } from 'sharp';
import { KINDS, type PictureKind } from '../../features/pictures/kinds';
import { hslToHex } from '../../features/pictures/tint';
import type { ParsedPicture } from './name';
import { openIcon, painted } from './sprites';

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

function arrange(kind: PictureKind, { icons, view }: ParsedPicture, ratio: number): Placed[] {
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

async function layer(placed: Placed, colour: string | null, width: number, height: number): Promise<OverlayOptions> {
  const pixels = Math.max(8, Math.round(placed.size * height));
  const icon = openIcon(placed.icon).resize(pixels, pixels, {
    fit: 'contain',
    background: '#0000',
  });
  const input = await (colour ? await painted(icon, colour) : icon).toBuffer();
  const left = Math.min(width - pixels, Math.max(0, Math.round(placed.x * height - pixels / 2)));
  const top = Math.min(height - pixels, Math.max(0, Math.round(placed.y * height - pixels / 2)));
  return { input, left, top };
}

/** @param width in pixels */
export async function renderPlain(kind: PictureKind, parsed: ParsedPicture, width: number): Promise<Buffer> {
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
