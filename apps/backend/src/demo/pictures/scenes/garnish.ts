/** Small things that make a scene: leaves, slices, crumbs, steam, cutlery, napkins. */
import { createRandom } from '../../random';
import { tone } from '../palettes';
import { circle, ellipse, group, line, n, path, rect } from '../shapes';

const LEAF = 'M0 0C2 -4 7 -5 10 -3 8 1 4 3 0 0Z';

/** Leaves that grow from one point, `size` long. */
export function sprig(x: number, y: number, size: number, turn: number, hue = 108): string {
  const scale = size / 10;
  const leaves = [-52, -14, 26].map((degrees, at) =>
    group(
      `rotate(${degrees})`,
      path(LEAF, tone(hue + at * 6, 0.38, 0.36 + at * 0.05)),
      line('M1 -.4 8.4 -2.6', tone(hue, 0.3, 0.62), 0.35),
    ),
  );
  return group(`translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${n(scale)})`, ...leaves);
}

/** A slice of a citrus fruit. */
export function slice(x: number, y: number, r: number, hue = 48, turn = 0): string {
  const spokes = [0, 45, 90, 135].map((degrees) =>
    group(`rotate(${degrees})`, line(`M0 ${n(-r * 0.7)}V${n(r * 0.7)}`, tone(hue, 0.7, 0.86), r * 0.07)),
  );
  return group(
    `translate(${n(x)} ${n(y)}) rotate(${n(turn)})`,
    ellipse(r * 0.1, r * 0.16, r, r, '#2a1d16', { opacity: 0.16 }),
    circle(0, 0, r, tone(hue, 0.78, 0.56)),
    circle(0, 0, r * 0.86, tone(hue, 0.7, 0.88)),
    circle(0, 0, r * 0.76, tone(hue, 0.8, 0.66)),
    ...spokes,
  );
}

/** Crumbs, seeds or grains strewn within an ellipse. */
export function crumbs(
  seed: string,
  {
    x,
    y,
    rx,
    ry,
    count = 9,
    colour = '#8a5a2e',
    size = 0.8,
  }: { x: number; y: number; rx: number; ry: number; count?: number; colour?: string; size?: number },
): string {
  const random = createRandom(`crumbs ${seed}`);
  return Array.from({ length: count }, () => {
    const [angle, reach] = [random() * Math.PI * 2, Math.sqrt(random())];
    const r = size * (0.5 + random() * 0.8);
    return ellipse(x + Math.cos(angle) * reach * rx, y + Math.sin(angle) * reach * ry, r, r * 0.75, colour, {
      opacity: 0.85,
    });
  }).join('');
}

/** Steam that rises from a point. */
export const steam = (x: number, y: number, size = 14): string =>
  line(
    [-0.42, 0, 0.42]
      .map(
        (at) =>
          `M${n(x + at * size)} ${n(y)}c${n(size * 0.2)} ${n(-size * 0.3)} ${n(-size * 0.22)} ${n(-size * 0.5)} 0 ${n(-size * (at === 0 ? 0.95 : 0.75))}`,
      )
      .join(''),
    '#fffaf0',
    1.5,
    { opacity: 0.55 },
  );

/** A fork and a knife, seen from above or in front, upright. */
export const cutlery = (x: number, y: number, height: number, kind: 'fork' | 'knife' | 'chopsticks'): string => {
  const steel = '#9aa1a6';
  if (kind === 'chopsticks')
    return line(
      `M${n(x)} ${n(y - height)}L${n(x + 2)} ${n(y)}M${n(x + 4)} ${n(y - height)}L${n(x + 5)} ${n(y)}`,
      '#7a4a2c',
      1.4,
    );
  const head =
    kind === 'fork'
      ? [-1.5, 0, 1.5].map((at) => `M${n(x + at)} ${n(y - height)}v${n(height * 0.24)}`).join('') +
        `M${n(x - 1.5)} ${n(y - height * 0.76)}q1.5 3 3 0`
      : `M${n(x)} ${n(y - height)}q3.2 ${n(height * 0.2)} 1 ${n(height * 0.46)}`;
  return line(`${head}M${n(x)} ${n(y - height * 0.68)}V${n(y)}`, steel, 1.3);
};

/** A folded napkin with stripes. */
export const napkin = (x: number, y: number, size: number, hue: number, turn: number): string =>
  group(
    `translate(${n(x)} ${n(y)}) rotate(${n(turn)})`,
    rect(-size / 2 + 0.8, -size / 2 + 1.2, size, size, '#2a1d16', { opacity: 0.16, rx: 1 }),
    rect(-size / 2, -size / 2, size, size, tone(hue, 0.22, 0.88), { rx: 1 }),
    line(
      `M${n(-size / 2 + 3)} ${n(-size / 2)}v${n(size)}M${n(-size / 2 + 5)} ${n(-size / 2)}v${n(size)}`,
      tone(hue, 0.4, 0.6),
      0.8,
    ),
  );

/** Petals or leaves that lie around. */
export function petals(seed: string, hue: number, count = 5): string {
  const random = createRandom(`petals ${seed}`);
  return Array.from({ length: count }, () => {
    const [x, y, turn] = [8 + random() * 84, 84 + random() * 12, random() * 180];
    return group(
      `translate(${n(x)} ${n(y)}) rotate(${n(turn)})`,
      ellipse(0, 0, 2.6, 1.2, tone(hue, 0.5, 0.74), { opacity: 0.9 }),
    );
  }).join('');
}
