/**
 * Draws the icons that the demo uses from the Fluent Emoji set (MIT, see THIRD_PARTY.md) into assets/icons.
 * Run after the catalogue names a new icon: npx tsx apps/backend/src/demo/pictures/extract-icons.ts
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp from 'sharp';
import { usedIcons } from '../catalogue/used-icons';

interface IconSet {
  icons: Record<string, { body: string; width?: number; height?: number }>;
  aliases?: Record<string, { parent: string }>;
}

const file = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji/icons.json');
const set = JSON.parse(readFileSync(file, 'utf8')) as IconSet;
const folder = join(import.meta.dirname, '../../../assets/icons');
mkdirSync(folder, { recursive: true });

const missing: string[] = [];
for (const name of usedIcons()) {
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''];
  if (!icon) {
    missing.push(name);
    continue;
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="320" height="320" viewBox="0 0 32 32">${icon.body}</svg>`;
  await sharp(Buffer.from(svg))
    .webp({ quality: 85, alphaQuality: 90, effort: 6 })
    .toFile(join(folder, `${name}.webp`));
}
if (missing.length > 0) {
  console.error(`Icons missing in the set: ${missing.join(', ')}`);
  process.exitCode = 1;
}
