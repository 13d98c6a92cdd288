/**
 * Draws the icons that the demo uses from the Fluent Emoji set (MIT, see THIRD_PARTY.md) into assets/icons, and writes down
 * where each is within its image and its colour.
 * Run after the catalogue names a new icon: npx tsx apps/backend/src/demo/pictures/extract-icons.ts
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp from 'sharp';
import { usedIcons } from '../catalogue/used-icons';
import type { IconFacts } from './icon-facts';

interface IconSet {
  icons: Record<string, { body: string; width?: number; height?: number }>;
  aliases?: Record<string, { parent: string }>;
}

const file = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji/icons.json');
const set = JSON.parse(readFileSync(file, 'utf8')) as IconSet;
const folder = join(import.meta.dirname, '../../../assets/icons');
mkdirSync(folder, { recursive: true });

/** Pixels below it are a shadow's edge. */
const SEEN = 40;

/** The box of what is seen, and the mean of its vivid pixels. */
async function measure(path: string): Promise<IconFacts> {
  const { data, info } = await sharp(path).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const box = { left: info.width, top: info.height, right: 0, bottom: 0 };
  const sum = [0, 0, 0];
  let weight = 0;
  for (let at = 0; at < data.length; at += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = data.subarray(at, at + 4);
    if (alpha < SEEN) continue;
    const [x, y] = [(at / 4) % info.width, Math.floor(at / 4 / info.width)];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x + 1);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y + 1);
    const vivid = 0.02 + ((Math.max(r, g, b) - Math.min(r, g, b)) / 255) ** 2;
    weight += vivid;
    for (const [channel, value] of [r, g, b].entries()) sum[channel] = (sum[channel] ?? 0) + value * vivid;
  }
  const share = (pixels: number, whole: number) => Number((pixels / whole).toFixed(3));
  const hex = sum
    .map((value) =>
      Math.round(value / weight)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');
  return {
    box: [
      share(box.left, info.width),
      share(box.top, info.height),
      share(box.right, info.width),
      share(box.bottom, info.height),
    ],
    colour: `#${hex}`,
  };
}

const facts: Record<string, IconFacts> = {};
const missing: string[] = [];
for (const name of usedIcons()) {
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''];
  if (!icon) {
    missing.push(name);
    continue;
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="320" height="320" viewBox="0 0 32 32">${icon.body}</svg>`;
  const path = join(folder, `${name}.webp`);
  await sharp(Buffer.from(svg)).webp({ quality: 85, alphaQuality: 90, effort: 6 }).toFile(path);
  facts[name] = await measure(path);
}
const lines = Object.entries(facts).map(([name, fact]) => `${JSON.stringify(name)}: ${JSON.stringify(fact)}`);
writeFileSync(join(folder, 'facts.json'), `{\n${lines.join(',\n')}\n}\n`);
if (missing.length > 0) {
  console.error(`Icons missing in the set: ${missing.join(', ')}`);
  process.exitCode = 1;
}
