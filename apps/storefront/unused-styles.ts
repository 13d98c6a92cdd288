/**
 * What the build drops from Mantine's stylesheets. Its fourteen colors are 1.8 KiB of every page, and the theme brings its own; the button's
 * sheet is half about groups of buttons, which `libs/ui` does not offer.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const SHEET = require.resolve('@mantine/core/styles/default-css-variables.layer.css');

/** The theme (`libs/ui`) redefines some shades of red, and all shades of these. */
const OWN_SHADES = ['gray', 'dark', 'green', 'orange', 'teal', 'indigo'];

const isUnused = (color: string, variable: string): boolean =>
  color !== 'red' && (/^\d$/.test(variable) || !OWN_SHADES.includes(color));

/** Names of custom properties, `--mantine-color-grape-6` for one. */
const unusedColors: string[] = Array.from(
  readFileSync(SHEET, 'utf8').matchAll(/--mantine-color-([a-z]+)-(\d|(?:text|filled|light|outline)[a-z-]*)(?=:)/g),
).flatMap(([name, color = '', variable = '']) => (isUnused(color, variable) ? [name] : []));

const { Button } = require('@mantine/core') as { Button: { classes: { group: string; groupSection: string } } };

/** For Lightning CSS: custom properties and class names. */
export const unusedSymbols: string[] = [...unusedColors, Button.classes.group, Button.classes.groupSection];
