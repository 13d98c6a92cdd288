/**
 * Style rules: no raw colour outside the ui lib's theme, no physical direction, no imports of Mantine's component
 * styles outside ui.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../lib/run.mjs';

/** The theme's own files, and the map, whose colours are drawn on a canvas. */
const COLOUR_HOMES = ['libs/ui/src/styles.css', 'libs/ui/src/lib/theme.ts', 'libs/map/src/lib/leaflet-map.module.css'];
const COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\((?!20 16 10|0 0 0)/i;
const PHYSICAL =
  /(?:^|[;{\s])(?:margin|padding|border)-(?:left|right)\b|(?:^|[;{\s])(?:left|right)\s*:|text-align\s*:\s*(?:left|right)|float\s*:\s*(?:left|right)/;

function* files(folder) {
  for (const name of readdirSync(folder)) {
    if (['node_modules', 'dist', 'storybook-static'].includes(name)) continue;
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* files(path);
    else yield path;
  }
}

/** Mantine's component styles are imported by the wrappers. */
const PART_STYLES = /@import[^;]*@mantine\//;

/** Violations of the style rules in one file's text, as 'rule: line'. */
export function breaches(name, text) {
  const found = [];
  if (!/\.css$/.test(name)) return found;
  for (const line of text.split('\n')) {
    if (!COLOUR_HOMES.includes(name) && COLOUR.test(line)) found.push(`raw colour: ${line.trim()}`);
    if (!name.startsWith('libs/ui/') && PART_STYLES.test(line)) found.push(`styles of a part: ${line.trim()}`);
    if (PHYSICAL.test(line)) found.push(`physical direction: ${line.trim()}`);
  }
  return found;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  let bad = 0;
  for (const top of ['libs', 'apps/storefront/src'])
    for (const file of files(join(root, top))) {
      const name = relative(root, file).replaceAll('\\', '/');
      for (const breach of breaches(name, readFileSync(file, 'utf8'))) {
        console.error(`${name}: ${breach}`);
        bad += 1;
      }
    }
  if (bad > 0) process.exit(1);
}
