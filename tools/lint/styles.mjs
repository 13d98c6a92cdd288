/**
 * Style rules: no raw colour outside the ui lib's theme, no physical direction, no imports of Mantine's component
 * styles outside ui, no `:has()` that restyles the whole page.
 */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesBelow } from '../lib/files.mjs';
import { root } from '../lib/run.mjs';

/** A physical direction that says why no logical one will do. */
const SAYS_WHY = /\/\* physical: \S/;
/** The theme's own files, and the map, whose colours are drawn on a canvas. */
const COLOUR_FILES = ['libs/ui/src/styles.css', 'libs/ui/src/lib/theme.ts', 'libs/map/src/lib/leaflet-map.module.css'];
const COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\((?!20 16 10|0 0 0)/i;
const PHYSICAL =
  /(?:^|[;{\s])(?:margin|padding|border)-(?:left|right)\b|(?:^|[;{\s])(?:left|right)\s*:|text-align\s*:\s*(?:left|right)|float\s*:\s*(?:left|right)/;

/** Mantine's component styles are imported by the wrappers. */
const COMPONENT_STYLES = /@import[^;]*@mantine\//;

const COMMENT = /\/\*[\s\S]*?\*\//g;
/** Splits at what stands outside brackets. */
const splitOutside = (text, separator) => {
  let depth = 0;
  const parts = [''];
  for (const letter of text) {
    if ('(['.includes(letter)) depth += 1;
    if (')]'.includes(letter)) depth -= 1;
    if (depth === 0 && separator.test(letter)) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.filter((part) => part.trim());
};
/**
 * Selectors with `:has()` before an element without class, attribute or tag. Browsers look up by these what may have changed; without one,
 * every element that is added anywhere restyles the whole page: 4 ms, and 16 on a phone. `restyles all: why` in a comment above allows one.
 */
const restylesAll = (text) =>
  [
    ...text
      .replace(/\/\* restyles all: \S[\s\S]*?\{/g, '{')
      .replace(COMMENT, '')
      .matchAll(/([^{};]*)\{/g),
  ]
    .map(([, selectors]) => selectors)
    .filter((selectors) => !selectors.trim().startsWith('@'))
    .flatMap((selectors) => splitOutside(selectors, /,/))
    .filter((selector) => {
      const parts = splitOutside(selector, /[\s>~+]/);
      const last = (parts.pop() ?? '').replace(/:[\w-]+\([\s\S]*\)|:[\w-]+/g, '');
      return parts.some((part) => part.includes(':has(')) && !/[\w[.#]/.test(last);
    });

/**
 * `:not()` within `:has()`: then every element that is added or removed anywhere may matter to the rule, and browsers restyle all that any rule
 * with `:has()` names, 2 to 5 ms each time (decision 147).
 */
const HAS_WITH_NOT = /:has\((?:[^()]|\([^()]*\))*:not\(/;

/** `*` within `:has()`: every element that is added or removed anywhere may matter to the rule, too (decision 151). */
const HAS_WITH_ALL = /:has\((?:[^()]|\([^()]*\))*\*/;

/** Violations of the style rules in one file's text, as 'rule: line'. */
export function styleErrors(name, text) {
  const errors = [];
  for (const line of text.split('\n')) {
    if (!COLOUR_FILES.includes(name) && COLOUR.test(line)) errors.push(`raw colour: ${line.trim()}`);
    if (!name.startsWith('libs/ui/') && COMPONENT_STYLES.test(line)) errors.push(`component styles: ${line.trim()}`);
    if (PHYSICAL.test(line) && !SAYS_WHY.test(line)) errors.push(`physical direction: ${line.trim()}`);
  }
  for (const [rule] of text.replace(COMMENT, '').matchAll(/[^{};]+(?=\{)/g))
    if (HAS_WITH_NOT.test(rule)) errors.push(`not within has: ${rule.trim()}`);
    else if (HAS_WITH_ALL.test(rule)) errors.push(`all within has: ${rule.trim()}`);
  for (const selector of restylesAll(text)) errors.push(`restyles all: ${selector.trim()}`);
  return errors;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const names = ['libs', 'apps/storefront/src']
    .flatMap((folder) => filesBelow(join(root, folder)))
    .map((file) => relative(root, file).replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.css') && !/\/(node_modules|dist|storybook-static)\//.test(name));
  for (const name of names)
    for (const error of styleErrors(name, readFileSync(join(root, name), 'utf8'))) {
      console.error(`${name}: ${error}`);
      process.exitCode = 1;
    }
}
