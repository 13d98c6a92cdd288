/** What is printed on packs, and the light on them. */
import { lettering, linesOf } from '../letters';
import type { Palette } from '../palettes';
import { line, n, path, rect } from '../shapes';
import type { Sheet } from '../sheet';

/** A pack that stands: the middle of its lower edge, its height, what is on it. */
export interface Pack {
  x: number;
  y: number;
  height: number;
  palette: Palette;
  word: string;
  /** What is in it. */
  icon: string;
  /** Whether the icon is printed on it. Default: yes. */
  pictured?: boolean;
}

/** Draws a pack. @returns its width */
export type DrawPack = (sheet: Sheet, pack: Pack) => number;

/** Light on something round: bright at the left, dark at the right. */
export const roundLight = (sheet: Sheet, strength = 1): string =>
  sheet.linear(
    [
      [0, '#1d130e', 0.22 * strength],
      [0.16, '#fff8ea', 0.05],
      [0.3, '#fff8ea', 0.42 * strength],
      [0.48, '#fff8ea', 0.04],
      [1, '#1d130e', 0.36 * strength],
    ],
    'right',
  );

/** Light on something flat that faces the eye. */
export const flatLight = (sheet: Sheet): string =>
  sheet.linear(
    [
      [0, '#fff8ea', 0.26],
      [0.5, '#fff8ea', 0],
      [1, '#1d130e', 0.14],
    ],
    'slant',
  );

/** The darker side of a box, to the right of its face. */
export function sideFace(x: number, top: number, bottom: number, depth: number, body: string): string {
  const d = `M${n(x)} ${n(top)}l${n(depth)} ${n(-depth * 0.5)}V${n(bottom - depth * 0.5)}L${n(x)} ${n(bottom)}Z`;
  return path(d, body) + path(d, '#1d130e', { opacity: 0.3 });
}

/** The lighter upper face of a box. */
export function topFace(x: number, top: number, width: number, depth: number, body: string): string {
  const d = `M${n(x)} ${n(top)}l${n(depth)} ${n(-depth * 0.5)}h${n(width)}l${n(-depth)} ${n(depth * 0.5)}Z`;
  return path(d, body) + path(d, '#fff8ea', { opacity: 0.28 });
}

export interface Print {
  /** The panel: its middle, upper edge, width and height. */
  x: number;
  y: number;
  width: number;
  height: number;
  word: string;
  ink: string;
  accent: string;
  /** Printed below the word; empty: nothing. */
  icon: string;
}

/** The lines of a brand's word, one below the other. @returns their height */
function wordOn(sheet: Sheet, { x, y, width, word, ink }: Print, tall: number): number {
  const lines = linesOf(word);
  lines.forEach((text, at) => {
    const height = at === 0 ? tall : tall * 0.72;
    sheet.add(
      lettering(text, {
        x,
        y: y + (at === 0 ? 0 : tall * 1.36 + (at - 1) * tall),
        height,
        maxWidth: width * 0.84,
        colour: ink,
        weight: at === 0 ? 1.35 : 1,
      }),
    );
  });
  return lines.length === 0 ? 0 : tall * (1.3 + (lines.length - 1) * 1.02);
}

/** A panel's print: the word, a rule, what is inside, and small print. */
export function print(sheet: Sheet, what: Print): void {
  const { x, y, width, height, ink, accent, icon } = what;
  const tall = Math.min(height * 0.17, width * 0.16, 6.5);
  const used = wordOn(sheet, { ...what, y: y + height * 0.09 }, tall);
  const rule = y + height * 0.09 + used + tall * 0.2;
  if (used > 0) sheet.add(rect(x - width * 0.2, rule, width * 0.4, Math.max(0.5, tall * 0.14), accent));
  const left = y + height - rule;
  if (icon) {
    const size = Math.min(width * 0.66, left * 0.72);
    sheet.icon(icon, { x, y: rule + left * 0.46, size, pose: 'lie', shadow: 0.12 });
  } else {
    const small = `M${n(x - width * 0.28)} ${n(rule + left * 0.36)}h${n(width * 0.56)}M${n(x - width * 0.2)} ${n(rule + left * 0.56)}h${n(width * 0.4)}`;
    sheet.add(line(small, ink, Math.max(0.5, tall * 0.14), { opacity: 0.55 }));
  }
}

/** Letters alone, for bands that are too low for a panel. */
export const wordmark = (
  word: string,
  x: number,
  y: number,
  height: number,
  maxWidth: number,
  colour: string,
): string => lettering(linesOf(word, 16).join(' '), { x, y, height, maxWidth, colour, weight: 1.3 });
