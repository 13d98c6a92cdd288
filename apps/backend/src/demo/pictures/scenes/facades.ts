/** The parts of a store's front: wall, awning, windows, door, sign. */
import { lettering } from '../letters';
import { tone, type Palette } from '../palettes';
import { circle, line, n, path, polygon, rect } from '../shapes';
import type { Sheet } from '../sheet';
import { first, type Scene } from './scene';
import { signText } from './signs';

/** Where the pavement begins. */
export const PAVEMENT = 86;
const GLASS = '#cfdfe0';

/** The awning: stripes that end in scallops. */
export function awning(x: number, y: number, width: number, tall: number, { body, panel }: Palette): string {
  const count = Math.max(6, Math.round(width / 7));
  const step = width / count;
  const stripes = Array.from({ length: count }, (_, at) => {
    const [left, fill] = [x + at * step, at % 2 ? panel : body];
    const slope = 3;
    const top = left + ((x + width / 2 - left) / width) * slope;
    const topEnd = left + step + ((x + width / 2 - left - step) / width) * slope;
    return path(
      `M${n(top)} ${n(y)}L${n(topEnd)} ${n(y)}L${n(left + step)} ${n(y + tall)}a${n(step / 2)} ${n(step * 0.42)} 0 0 1 ${n(-step)} 0Z`,
      fill,
    );
  });
  return `${stripes.join('')}${rect(x, y, width, 1.6, '#2a1d16', { opacity: 0.2 })}${rect(x + 2, y + tall + 3, width - 4, 3, '#2a1d16', { opacity: 0.14 })}`;
}

/** A window with goods on its sill. */
export function display(
  sheet: Sheet,
  scene: Scene,
  { x, width, top, palette }: { x: number; width: number; top: number; palette: Palette },
): void {
  const sill = 77;
  sheet.add(
    rect(x - 1.6, top - 1.6, width + 3.2, sill - top + 3.6, palette.ink, { rx: 1 }),
    rect(
      x,
      top,
      width,
      sill - top,
      sheet.linear([
        [0, '#f6dfae'],
        [1, '#e9c88e'],
      ]),
    ),
    rect(x, sill - 11, width, 11, tone(scene.hue + 30, 0.3, 0.5), { opacity: 0.35 }),
  );
  const count = 3;
  for (let at = 0; at < count; at += 1) {
    const icon = scene.icons[(at + (x > 150 ? 1 : 0)) % scene.icons.length] ?? first(scene);
    sheet.icon(icon, {
      x: x + (width * (at + 0.5)) / count,
      y: sill - 1.4,
      size: Math.min(19, width / 3.2),
      shadow: 0.2,
    });
  }
  sheet.add(
    polygon([x + width * 0.1, top, x + width * 0.3, top, x + width * 0.1, sill, x, sill, x, top + 14], '#ffffff', {
      opacity: 0.16,
    }),
    line(`M${n(x + width / 2)} ${n(top)}V${n(sill)}`, palette.ink, 0.9, { opacity: 0.5 }),
    rect(x - 3, sill, width + 6, 3, palette.panel, { rx: 0.6 }),
    rect(x - 3, sill + 2.2, width + 6, 0.9, '#2a1d16', { opacity: 0.2 }),
  );
}

export function door(x: number, top: number, { body, panel, accent, ink }: Palette): string {
  return (
    rect(x - 12, top, 24, PAVEMENT - top, ink, { rx: 1 }) +
    rect(x - 10.4, top + 1.6, 20.8, PAVEMENT - top - 1.6, body) +
    rect(x - 7.6, top + 5, 15.2, 18, GLASS, { rx: 0.8 }) +
    polygon([x - 7.6, top + 5, x - 1, top + 5, x - 7.6, top + 20], '#ffffff', { opacity: 0.34 }) +
    circle(x + 7, top + 27, 1.1, accent) +
    rect(x - 4.6, top + 9, 9.2, 4.4, panel, { rx: 0.6 }) +
    rect(x - 13, PAVEMENT - 1.4, 26, 2.6, tone(30, 0.1, 0.6))
  );
}

const WALLS = ['plaster', 'brick', 'boards', 'tiles'] as const;

/** The facade: plaster, brick, boards or tiles. */
export function facade(sheet: Sheet, { hue, look }: Scene, x: number, width: number): void {
  const kind = WALLS[look] ?? 'plaster';
  const colour = {
    plaster: tone(hue + 12, 0.34, 0.84),
    brick: tone(16, 0.34, 0.6),
    boards: tone(hue, 0.26, 0.74),
    tiles: tone(hue + 170, 0.22, 0.78),
  }[kind];
  sheet.add(
    rect(x + 4, 14, width, PAVEMENT - 14, '#2a1d16', { opacity: 0.12 }),
    rect(x, 13, width, PAVEMENT - 13, colour),
  );
  const rows = (step: number, d: (y: number, at: number) => string) =>
    Array.from({ length: Math.floor(70 / step) }, (_, at) => d(18 + at * step, at)).join('');
  if (kind === 'brick')
    sheet.add(
      line(
        rows(
          6,
          (y, at) =>
            `M${n(x)} ${n(y)}h${n(width)}${Array.from({ length: Math.floor(width / 14) }, (_, column) => `M${n(x + column * 14 + (at % 2) * 7)} ${n(y)}v-6`).join('')}`,
        ),
        tone(18, 0.3, 0.72),
        0.5,
        { opacity: 0.55 },
      ),
    );
  if (kind === 'boards')
    sheet.add(
      line(
        rows(7, (y) => `M${n(x)} ${n(y)}h${n(width)}`),
        tone(hue, 0.26, 0.6),
        0.6,
        { opacity: 0.6 },
      ),
    );
  if (kind === 'tiles')
    sheet.add(
      line(
        rows(9, (y) => `M${n(x)} ${n(y)}h${n(width)}`),
        '#f3efe4',
        0.7,
        { opacity: 0.6 },
      ),
    );
  sheet.add(
    rect(x - 3, 10.6, width + 6, 4.4, tone(hue, 0.2, 0.9), { rx: 1 }),
    rect(x - 3, 14, width + 6, 1, '#2a1d16', { opacity: 0.2 }),
  );
}

/** The sign, with a lamp at each end. */
export function sign(word: string, middle: number, palette: Palette): string {
  return (
    rect(middle - 58, 22.8, 116, 13.4, '#2a1d16', { opacity: 0.2, rx: 2 }) +
    rect(middle - 58, 21.6, 116, 13.4, palette.body, { rx: 2 }) +
    rect(middle - 56.4, 23, 112.8, 10.6, 'none', { rx: 1.4, stroke: palette.accent, 'stroke-width': 0.6 }) +
    lettering(signText(word), {
      x: middle,
      y: 24.8,
      height: 7,
      maxWidth: 92,
      colour: palette.panel,
      weight: 1.25,
      spacing: 1.8,
    }) +
    line(`M${n(middle - 66)} 20v6M${n(middle + 66)} 20v6`, '#4c4038', 1) +
    circle(middle - 66, 27.6, 2.6, '#f8e2a8') +
    circle(middle + 66, 27.6, 2.6, '#f8e2a8')
  );
}
