/** SVG of plain shapes, as text. */

export type Attributes = Record<string, string | number | undefined>;

/** A number as short as it may be. */
export const n = (value: number, digits = 2): string => String(Number(value.toFixed(digits)));

export const attributes = (values: Attributes): string =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? n(value) : value}"`)
    .join('');

export const shape = (tag: string, values: Attributes): string => `<${tag}${attributes(values)}/>`;

export const rect = (x: number, y: number, width: number, height: number, fill: string, more: Attributes = {}) =>
  shape('rect', { x, y, width, height, fill, ...more });

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more: Attributes = {}) =>
  shape('ellipse', { cx, cy, rx, ry, fill, ...more });

export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}) =>
  shape('circle', { cx, cy, r, fill, ...more });

export const path = (d: string, fill: string, more: Attributes = {}) => shape('path', { d, fill, ...more });

export const line = (d: string, stroke: string, width: number, more: Attributes = {}) =>
  shape('path', { d, fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round', ...more });

/** Moves, turns and scales what it contains. */
export const group = (transform: string, ...content: string[]): string =>
  `<g transform="${transform}">${content.join('')}</g>`;

/** A polygon through points: 'x y x y'. */
export const polygon = (points: readonly number[], fill: string, more: Attributes = {}) =>
  path(`M${points.map((value) => n(value)).join(' ')}Z`, fill, more);
