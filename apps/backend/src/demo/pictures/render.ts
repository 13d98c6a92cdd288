/** Draws a scene as WebP. */
import sharp from 'sharp';
import { compose } from './compose';
import type { ParsedPicture, ParsedScene } from './name';
import { spriteOf } from './sprites';

const QUALITY = 75;

/**
 * @param ratio width / height
 * @param width in pixels
 */
export async function renderScene(
  picture: ParsedPicture & { scene: ParsedScene },
  ratio: number,
  width: number,
): Promise<Buffer> {
  const { body, viewBox, icons } = compose(picture, ratio);
  const height = Math.round(width / ratio);
  const sprites = await Promise.all([...icons].map(([name, share]) => spriteOf(name, picture.colour, share * height)));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}" preserveAspectRatio="none"><defs>${sprites.join('')}</defs>${body}</svg>`;
  return sharp(Buffer.from(svg)).webp({ quality: QUALITY, effort: 3 }).toBuffer();
}
