/**
 * Rules for forced colours are in every stylesheet, and few visitors have them: a page's HTML leaves them out, and names one sheet of all of
 * them that a browser fetches first where it applies, and last where it doesn't.
 */
const START = /@media ?\(forced-colors: ?active\) ?\{/g;
const MARKS = /"[^"]*"|'[^']*'|[{}]/g;
/** The part of the name of that sheet before its hash; in the build's manifest. */
export const FORCED_COLORS = 'forced-colors';
export const FORCED_COLORS_MEDIA = '(forced-colors: active)';

/** Where the block ends that begins in front of `from`. */
function endOf(css: string, from: number): number {
  let depth = 1;
  MARKS.lastIndex = from;
  for (let mark = MARKS.exec(css); mark; mark = MARKS.exec(css)) {
    if (mark[0] === '{') depth += 1;
    if (mark[0] === '}') depth -= 1;
    if (depth === 0) return mark.index + 1;
  }
  throw new Error('A stylesheet has a block without an end.');
}

/**
 * @param css a minified stylesheet
 * @returns the rules for forced colours, and those for every visitor. Blocks inside others (a layer) stay where they are.
 */
export function splitForcedColors(css: string): { forced: string; rest: string } {
  let forced = '';
  let rest = '';
  let at = 0;
  for (const { index, 0: start } of css.matchAll(START)) {
    const open = (css.slice(at, index).match(/\{/g) ?? []).length;
    const closed = (css.slice(at, index).match(/\}/g) ?? []).length;
    if (index < at || open !== closed) continue;
    const end = endOf(css, index + start.length);
    forced += css.slice(index + start.length, end - 1);
    rest += css.slice(at, index);
    at = end;
  }
  return { forced, rest: rest + css.slice(at) };
}
