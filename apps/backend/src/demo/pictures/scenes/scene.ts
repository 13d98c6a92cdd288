/** What a recipe gets to draw. */
import type { Sheet } from '../sheet';

export interface Scene {
  /** At least one. */
  icons: readonly string[];
  hue: number;
  look: number;
  word: string;
  /** Seeds what has no order of its own: crumbs, ice. */
  seed: string;
  random: () => number;
}

export type Recipe = (sheet: Sheet, scene: Scene) => void;

export const first = ({ icons }: Pick<Scene, 'icons'>): string => icons[0] ?? '';
export const second = ({ icons }: Pick<Scene, 'icons'>): string => icons[1] ?? icons[0] ?? '';

/** A number between two. */
export const within = (random: () => number, low: number, high: number): number => low + random() * (high - low);
/** A number around zero. */
export const wobble = (random: () => number, most: number): number => (random() * 2 - 1) * most;
