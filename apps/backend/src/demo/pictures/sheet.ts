/**
 * A drawing in the making: SVG of shapes and icons, a hundred units high. It is a pure function of what is drawn on it:
 * icons are only referenced, `render.ts` puts their pixels in.
 */
import { factsOf } from './icon-facts';
import { attributes, n, shape, type Attributes } from './shapes';

/** [position 0 to 1, colour, opacity] */
export type Stop = readonly [at: number, colour: string, opacity?: number];

/**
 * Where an icon is: `stand` puts the middle of its lower edge at the point, on a table; `rest` the same, on or in something;
 * `lie` its centre.
 */
export interface Spot {
  x: number;
  y: number;
  /** The larger side of what is seen of the icon. */
  size: number;
  pose?: 'stand' | 'rest' | 'lie';
  /** Clockwise degrees about the point. */
  turn?: number;
  flip?: boolean;
  /** Strength of its shadow, 0 to 1. */
  shadow?: number;
  opacity?: number;
}

/** Strength of the shadows unless a spot says so. */
const SHADOW = 0.34;
/** Side of an icon's image within the sheet. */
const UNIT = 100;

export class Sheet {
  readonly width: number;
  readonly height = 100;
  private readonly parts: string[] = [];
  private readonly definitions = new Map<string, string>();
  private readonly sizes = new Map<string, number>();

  constructor(ratio: number) {
    this.width = 100 * ratio;
  }

  add(...parts: string[]): this {
    this.parts.push(...parts);
    return this;
  }

  /** Defines it once. @returns its id */
  private define(tag: string, values: Attributes, content: string): string {
    const key = `${tag} ${attributes(values)} ${content}`;
    const known = this.definitions.get(key);
    if (known) return known.slice(0, known.indexOf(' '));
    const id = `d${this.definitions.size}`;
    this.definitions.set(key, `${id} <${tag} id="${id}"${attributes(values)}>${content}</${tag}>`);
    return id;
  }

  /** @returns a paint from one edge of a shape to the other */
  linear(stops: readonly Stop[], to: 'right' | 'down' | 'slant' = 'down'): string {
    const end = { right: [1, 0], down: [0, 1], slant: [1, 1] }[to];
    return `url(#${this.define('linearGradient', { x1: 0, y1: 0, x2: end[0], y2: end[1] }, stopsOf(stops))})`;
  }

  /** @returns a paint from the middle of a shape to its edges, or from another point */
  radial(stops: readonly Stop[], at: { x?: number; y?: number; r?: number } = {}): string {
    const { x = 0.5, y = 0.5, r = 0.5 } = at;
    return `url(#${this.define('radialGradient', { cx: x, cy: y, r }, stopsOf(stops))})`;
  }

  /** A soft shadow where something touches its ground. */
  contact(x: number, y: number, rx: number, strength = 0.42): this {
    const fill = this.radial([
      [0, '#2a1d16', strength],
      [0.55, '#2a1d16', strength * 0.55],
      [1, '#2a1d16', 0],
    ]);
    return this.add(shape('ellipse', { cx: x, cy: y, rx: rx * 1.16, ry: Math.max(0.8, rx * 0.17), fill }));
  }

  /** The long soft shadow of a thing that stands: to the right and back. */
  cast(x: number, y: number, width: number, height: number, strength = 0.3): this {
    const [reach, rise] = [height * 0.42, height * 0.13 + width * 0.05];
    const fill = this.radial([
      [0, '#2a1d16', strength],
      [0.5, '#2a1d16', strength * 0.5],
      [1, '#2a1d16', 0],
    ]);
    const [cx, cy] = [x + reach * 0.55, y - rise * 0.45];
    return this.add(
      shape('ellipse', {
        cx,
        cy,
        rx: width * 0.52 + reach * 0.62,
        ry: rise,
        fill,
        transform: `rotate(-9 ${n(cx)} ${n(cy)})`,
      }),
    );
  }

  /** An icon with its shadow. */
  icon(name: string, spot: Spot): this {
    const { x, y, size, pose = 'stand', turn = 0, flip = false, shadow = SHADOW, opacity } = spot;
    const [left, top, right, bottom] = factsOf(name).box;
    const side = size / Math.max(right - left, bottom - top);
    this.sizes.set(name, Math.max(this.sizes.get(name) ?? 0, side));
    const scale = side / UNIT;
    const up = pose === 'lie' ? (top + bottom) / 2 : bottom;
    const place = `translate(${n((-(left + right) / 2) * side)} ${n(-up * side)}) scale(${n(scale, 4)})`;
    const turned = `${turn ? `rotate(${n(turn)}) ` : ''}${flip ? 'scale(-1 1) ' : ''}`;
    const used = (kind: string, transform: string, values: Attributes) =>
      `<use href="#${kind}-${name}" transform="${transform}"${attributes(values)}/>`;
    if (pose === 'stand') {
      this.contact(x, y - size * 0.02, ((right - left) * side) / 2.4, shadow * 1.1);
      this.add(used('s', `translate(${n(x)} ${n(y)}) matrix(1 0 -.62 .3 0 0) ${turned}${place}`, { opacity: shadow }));
    } else
      this.add(
        used('s', `translate(${n(x + size * 0.045)} ${n(y + size * 0.075)}) ${turned}${place}`, {
          opacity: shadow * 1.2,
        }),
      );
    return this.add(used('i', `translate(${n(x)} ${n(y)}) ${turned}${place}`, { opacity }));
  }

  /** Of each icon: its largest side, as a share of the height of the sheet. */
  icons(): ReadonlyMap<string, number> {
    return new Map([...this.sizes].map(([name, side]) => [name, side / this.height]));
  }

  /** The parts of the `svg` element. */
  toString(): string {
    const defs = [...this.definitions.values()].map((text) => text.slice(text.indexOf(' ') + 1)).join('');
    return `<defs>${defs}</defs>${this.parts.join('')}`;
  }
}

const stopsOf = (stops: readonly Stop[]): string =>
  stops
    .map(([offset, colour, opacity]) =>
      shape('stop', { offset, 'stop-color': colour, ...(opacity === undefined ? {} : { 'stop-opacity': opacity }) }),
    )
    .join('');
