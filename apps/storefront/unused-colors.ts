/** Variables of Mantine's stylesheet that no page uses. It has fourteen colors, 1.8 KiB of every page, and the theme brings its own. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const SHEET = createRequire(import.meta.url).resolve('@mantine/core/styles/default-css-variables.layer.css');

/** The theme (`libs/ui`) redefines some shades of red, and all shades of these. */
const OWN_SHADES = ['gray', 'dark', 'green', 'orange', 'teal', 'indigo'];

const isUnused = (color: string, variable: string): boolean =>
  color !== 'red' && (/^\d$/.test(variable) || !OWN_SHADES.includes(color));

/** @returns names of custom properties, `--mantine-color-grape-6` for one */
export const unusedColors: string[] = Array.from(
  readFileSync(SHEET, 'utf8').matchAll(/--mantine-color-([a-z]+)-(\d|(?:text|filled|light|outline)[a-z-]*)(?=:)/g),
).flatMap(([name, color = '', variable = '']) => (isUnused(color, variable) ? [name] : []));
