/** Colours of the pictures: calm ones, none so light that it glares in dark mode. */
import { hslToHex } from '../../features/pictures/tint';
import { createRandom, pick } from '../random';

/** A colour of a hue, whatever its turn. */
export const tone = (hue: number, saturation: number, lightness: number): string =>
  hslToHex(((hue % 360) + 360) % 360, saturation, lightness);

/** Of a pack: its body, the panel that is printed on it, what is printed, and a second colour. */
export interface Palette {
  body: string;
  panel: string;
  ink: string;
  accent: string;
}

/** White of paper, china and plastic. */
export const PAPER = '#efe9de';
export const CHINA = '#ece7de';
export const OAK = '#c99b6b';
export const OAK_DARK = '#a87848';
export const STEEL = '#b9bec2';

const palette = (body: string, panel: string, ink: string, accent: string): Palette => ({ body, panel, ink, accent });

const BRANDS: readonly Palette[] = [
  palette('#24566b', '#f1e8d6', '#24566b', '#e3a64a'),
  palette('#b5503c', '#f4e6d2', '#7c2f22', '#2f4a45'),
  palette('#5b7a4a', '#f0ebd6', '#39512d', '#d9a441'),
  palette('#d9a03f', '#f8eed8', '#7a3e2b', '#7a3e2b'),
  palette('#7d5a86', '#f0e6ec', '#52335c', '#e0b24d'),
  palette('#2f6f63', '#ebeedc', '#1f4f46', '#e58f5a'),
  palette('#c96f7a', '#f7e8e2', '#7d3340', '#5a3550'),
  palette('#3b4d7a', '#e6e8ee', '#2c3a60', '#e4b363'),
  palette('#8a6d4d', '#f1e8d7', '#5c452c', '#4f6b57'),
  palette('#e4d9c4', '#2f4a56', '#f1e8d6', '#c9653f'),
  palette('#d9d2c6', '#8f3b36', '#f6ead9', '#8f3b36'),
  palette('#33383f', '#d8b57a', '#2a2622', '#d8b57a'),
];

/** The colours of a brand: always the same for its word. */
export const brandPalette = (word: string): Palette => pick(createRandom(`brand ${word}`), BRANDS);

const BANDS = ['#2f7f8c', '#c2574b', '#5a6fae', '#4f8a5b', '#d08a3a', '#7f5a97', '#2c6a9c', '#b8517e'] as const;

/** The colours of a medicine: a white pack with a band. */
export function medicinePalette(word: string): Palette {
  const band = pick(createRandom(`medicine ${word}`), BANDS);
  return palette('#ece9e3', '#f3f0ea', band, band);
}

/** The colours of a shop: deep ones for its awning and its sign. */
export function shopPalette(hue: number): Palette {
  return palette(tone(hue, 0.42, 0.4), tone(hue, 0.4, 0.93), tone(hue, 0.5, 0.24), tone(hue + 38, 0.5, 0.64));
}
