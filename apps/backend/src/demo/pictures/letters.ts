/**
 * Letters as lines of our own: the words on packs and signs need no font of the machine. Each is six units high, with its
 * width.
 */
import { group, line, n, type Attributes } from './shapes';

const O = 'M2.3 0A2.3 3 0 0 0 2.3 6 2.3 3 0 0 0 2.3 0Z';
const P = 'M0 6V0H2.2A1.6 1.6 0 0 1 2.2 3.2H0';
const GLYPHS: Record<string, readonly [width: number, d: string]> = {
  a: [4, 'M0 6 2 0 4 6M.8 4H3.2'],
  b: [4, 'M0 6V0H2.2A1.4 1.4 0 0 1 2.2 2.8H0M2.2 2.8H2.4A1.6 1.6 0 0 1 2.4 6H0'],
  c: [4, 'M3.9 1A2.2 3 0 1 0 3.9 5'],
  d: [4, 'M0 0V6H1.6A2.4 3 0 0 0 1.6 0Z'],
  e: [3.4, 'M3.4 0H0V6H3.4M0 3H2.8'],
  f: [3.2, 'M3.2 0H0V6M0 3H2.8'],
  g: [4, 'M3.9 1A2.2 3 0 1 0 3.9 5V3.2H2.4'],
  h: [4, 'M0 0V6M4 0V6M0 3H4'],
  i: [0, 'M0 0V6'],
  j: [2.6, 'M2.6 0V4.3A1.5 1.7 0 0 1 0 5'],
  k: [3.8, 'M0 0V6M3.6 0 0 3.4M1.2 2.4 3.8 6'],
  l: [3.2, 'M0 0V6H3.2'],
  m: [4.8, 'M0 6V0L2.4 3.8 4.8 0V6'],
  n: [4, 'M0 6V0L4 6V0'],
  o: [4.6, O],
  p: [3.8, P],
  q: [4.6, `${O}M2.9 4.4 4.6 6.2`],
  r: [3.9, `${P}M2 3.2 3.9 6`],
  s: [3.7, 'M3.5 1C3 .2 2.4 0 1.8 0 .8 0 .1 .6 .1 1.5 .1 3.6 3.7 2.4 3.7 4.5 3.7 5.4 2.9 6 1.9 6 1.1 6 .4 5.7 0 5'],
  t: [4, 'M0 0H4M2 0V6'],
  u: [4, 'M0 0V4A2 2 0 0 0 4 4V0'],
  v: [4, 'M0 0 2 6 4 0'],
  w: [6, 'M0 0 1.5 6 3 1 4.5 6 6 0'],
  x: [4, 'M0 0 4 6M4 0 0 6'],
  y: [4, 'M0 0 2 3.2 4 0M2 3.2V6'],
  z: [3.8, 'M0 0H3.8L0 6H3.8'],
  0: [3.6, 'M1.8 0A1.8 3 0 0 0 1.8 6 1.8 3 0 0 0 1.8 0Z'],
  1: [1.4, 'M0 1.2 1.4 0V6'],
  2: [3.7, 'M.1 1.4C.4 -.4 3.5 -.5 3.5 1.7 3.5 3.2 1.2 4.2 0 6H3.7'],
  3: [3.7, 'M.2 .8C1 -.4 3.4 -.2 3.4 1.5 3.4 2.5 2.6 2.9 1.5 2.9 2.8 2.9 3.7 3.4 3.7 4.5 3.7 6.3 .9 6.5 0 5.1'],
  4: [3.8, 'M2.8 6V0L0 4.2H3.8'],
  5: [3.7, 'M3.3 0H.6L.3 2.6C1.6 1.9 3.7 2.3 3.7 4.1 3.7 6.2 1 6.5 0 5.2'],
  6: [3.7, 'M3.2 .5C1.6 -.5 .1 1 .1 3.9 .1 6.7 3.7 6.7 3.7 4.2 3.7 2 .8 2 .2 3.9'],
  7: [3.7, 'M0 0H3.7L1.3 6'],
  8: [
    3.8,
    'M1.9 2.8C.8 2.8 .3 2.2 .3 1.4 .3 .5 1 0 1.9 0 2.8 0 3.5 .5 3.5 1.4 3.5 2.2 3 2.8 1.9 2.8 .7 2.8 0 3.4 0 4.4 0 5.4 .8 6 1.9 6 3 6 3.8 5.4 3.8 4.4 3.8 3.4 3.1 2.8 1.9 2.8Z',
  ],
  9: [3.7, 'M.6 5.5C2.2 6.5 3.7 5 3.7 2.1 3.7 -.7 .1 -.7 .1 1.8 .1 4 3 4 3.6 2.1'],
  '&': [4.2, 'M4.2 6 .9 1.8C.3 .9 .9 0 1.8 0 2.8 0 3.2 1.2 2.4 1.9L.9 3C-.6 4.3 .3 6 1.8 6 3.2 6 4 5 4.2 3.4'],
  ' ': [2, ''],
};
const HEIGHT = 6;

export interface Lettering {
  /** The middle of the line, and its upper edge. */
  x: number;
  y: number;
  /** Height of the letters; less when the line would be wider than `maxWidth`. */
  height: number;
  maxWidth: number;
  colour: string;
  /** Thickness of the lines: 0.8 light, 1.4 bold. */
  weight?: number;
  /** Space between letters, in the units of a glyph. */
  spacing?: number;
}

type Glyph = readonly [width: number, d: string];
const glyphsOf = (text: string): Glyph[] => [...text].flatMap((letter) => (GLYPHS[letter] ? [GLYPHS[letter]] : []));

function widthOf(glyphs: readonly Glyph[], gap: number): number {
  return glyphs.reduce((sum, [width]) => sum + width + gap, -gap);
}

/** One line of letters. Letters that it does not know are left out. */
export function lettering(text: string, { x, y, height, maxWidth, colour, weight = 1.1, spacing = 1.5 }: Lettering) {
  const glyphs = glyphsOf(text);
  const gap = spacing + weight;
  const width = widthOf(glyphs, gap);
  const scale = Math.min(height / HEIGHT, maxWidth / Math.max(1, width + weight));
  let at = 0;
  const lines = glyphs.map(([wide, d]) => {
    const left = at;
    at += wide + gap;
    return d ? `<path d="${d}"${left ? ` transform="translate(${n(left)})"` : ''}/>` : '';
  });
  // A line that had to shrink keeps the middle of its row.
  const top = y + (height - HEIGHT * scale) / 2;
  return `<g transform="translate(${n(x - (width * scale) / 2)} ${n(top)}) scale(${n(scale, 4)})" fill="none" stroke="${colour}" stroke-width="${n(weight)}" stroke-linecap="round" stroke-linejoin="round">${lines.join('')}</g>`;
}

/** A word with hyphens as lines: 'casa-mar' as one, longer ones as two. */
export function linesOf(word: string, longest = 9): string[] {
  const lines: string[] = [];
  for (const part of word.split('-').filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${part}`.length <= longest) lines[lines.length - 1] = `${last} ${part}`;
    else lines.push(part);
  }
  return lines;
}

/** Letters along the upper half of a circle. */
export function letteringAround(
  text: string,
  {
    x,
    y,
    r,
    height,
    colour,
    weight = 1.1,
  }: { x: number; y: number; r: number; height: number; colour: string; weight?: number },
  more: Attributes = {},
): string {
  const glyphs = glyphsOf(text);
  const gap = 1.7 + weight;
  const longest = Math.PI * r * 0.92;
  const scale = Math.min(height / HEIGHT, longest / Math.max(1, widthOf(glyphs, gap)));
  const degrees = 180 / (Math.PI * r);
  let at = -widthOf(glyphs, gap) / 2;
  return glyphs
    .map(([wide, d]) => {
      const turn = (at + wide / 2) * scale * degrees;
      at += wide + gap;
      const place = `translate(${n(x)} ${n(y)}) rotate(${n(turn)}) translate(${n((-wide / 2) * scale)} ${n(-r)}) scale(${n(scale, 4)})`;
      return d ? group(place, line(d, colour, weight, { 'stroke-linejoin': 'round', ...more })) : '';
    })
    .join('');
}
