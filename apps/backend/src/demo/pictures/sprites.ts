/** The pixels of icons, as the scenes use them: the icon itself, and its soft shadow. */
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { iconsFolder } from './icon-facts';

export const openIcon = (name: string): Sharp => sharp(join(iconsFolder(), `${name}.webp`));

/** Paints an icon in a colour, and keeps its light and shadow. */
export async function painted(icon: Sharp, colour: string): Promise<Sharp> {
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

const dataOf = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`;
const SMALLEST = 24;
/** The side of the icons on disk. */
const LARGEST = 320;

/** @param pixels the side that it is shown with */
async function imageOf(name: string, colour: string | null, pixels: number): Promise<string> {
  const side = Math.min(LARGEST, Math.max(SMALLEST, Math.round(pixels)));
  const icon = openIcon(name).resize(side, side, { fit: 'contain', background: '#0000' });
  return dataOf(await (colour ? await painted(icon, colour) : icon).png({ compressionLevel: 1 }).toBuffer());
}

/** A shadow is soft: few pixels are enough, and what enlarges them blurs them. */
const SHADOW = { side: 40, margin: 8, blur: 1.6, colour: { r: 42, g: 29, b: 22 } } as const;
const shadows = new Map<string, Promise<string>>();

async function drawShadow(name: string): Promise<string> {
  const { side, margin, blur, colour } = SHADOW;
  const whole = side + margin * 2;
  const alpha = await openIcon(name)
    .resize(side, side, { fit: 'contain', background: '#0000' })
    .ensureAlpha()
    .extractChannel('alpha')
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#0000' })
    .blur(blur)
    .raw()
    .toBuffer();
  return dataOf(
    await sharp({ create: { width: whole, height: whole, channels: 3, background: colour } })
      .joinChannel(alpha, { raw: { width: whole, height: whole, channels: 1 } })
      .png({ compressionLevel: 6 })
      .toBuffer(),
  );
}

/** The shadow of an icon; kept, as it is small and each icon has one. */
function shadowOf(name: string): Promise<string> {
  const known = shadows.get(name);
  if (known) return known;
  const drawn = drawShadow(name);
  shadows.set(name, drawn);
  drawn.catch(() => shadows.delete(name));
  return drawn;
}

/** Definitions of an icon and its shadow, a hundred units wide. */
export async function spriteOf(name: string, colour: string | null, pixels: number): Promise<string> {
  const [image, shadow] = await Promise.all([imageOf(name, colour, pixels), shadowOf(name)]);
  const margin = (SHADOW.margin / SHADOW.side) * 100;
  return `<image id="i-${name}" width="100" height="100" href="${image}"/><image id="s-${name}" x="${-margin}" y="${-margin}" width="${100 + 2 * margin}" height="${100 + 2 * margin}" href="${shadow}"/>`;
}
