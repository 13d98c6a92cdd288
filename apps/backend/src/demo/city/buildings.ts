/** The buildings of the city: every block is built on as its district is, and the same on every start. */
import { GRID, PARKS, districtAt, riverAt } from './plan';

/** A rectangle on the grid: west, south, east, north. */
export type Plot = readonly [number, number, number, number];

/** How a district builds: plots across and along a block, the gap between them, and the share of a plot that stays free. */
interface Manner {
  across: number;
  along: number;
  gap: number;
  yard: number;
  /** One of this many plots is a court. */
  courtIn: number;
}
const STREET_SIDE = 0.1;
const RIVER_SIDE = 0.3;
const USUAL: Manner = { across: 3, along: 2, gap: 0.04, yard: 0.12, courtIn: 9 };
const MANNERS: Record<string, Manner> = {
  Harbour: { across: 2, along: 2, gap: 0.05, yard: 0.06, courtIn: 8 },
  'Old Town': { across: 4, along: 3, gap: 0.02, yard: 0.05, courtIn: 7 },
  'Palm Beach': { across: 4, along: 3, gap: 0.05, yard: 0.34, courtIn: 6 },
  'Foundry Quarter': { across: 2, along: 2, gap: 0.04, yard: 0.1, courtIn: 10 },
  'Cypress Heights': { across: 3, along: 3, gap: 0.07, yard: 0.36, courtIn: 5 },
  'Green Hills': { across: 3, along: 3, gap: 0.06, yard: 0.42, courtIn: 4 },
};

/** A number from 0 to 1 that depends on the place alone. */
function chance(...at: readonly number[]): number {
  const folded = at.reduce((sum, value) => Math.imul(sum ^ (value + 0x9e3779b9), 0x85ebca6b) ^ (sum >>> 13), 0x51ab1e);
  return ((folded ^ (folded >>> 16)) >>> 0) / 2 ** 32;
}

const isPark = (column: number, row: number) => PARKS.some(([x, y]) => x === column && y === row);

/** A side of a plot, moved inwards by up to the share of its length that stays free. */
function inside(from: number, to: number, share: number, ...at: readonly number[]): [number, number] {
  const free = (to - from) * share;
  return [from + free * chance(...at, 1), to - free * chance(...at, 2)];
}

function plotsOf(column: number, row: number): Plot[] {
  const { across, along, gap, yard, courtIn } = MANNERS[districtAt(column + 0.5, row + 0.5).en] ?? USUAL;
  const room = 1 - 2 * STREET_SIDE;
  const [width, depth] = [(room - gap * (across - 1)) / across, (room - gap * (along - 1)) / along];
  return Array.from({ length: across * along }, (_, index): Plot => {
    const [x, y] = [index % across, Math.floor(index / across)];
    const west = column + STREET_SIDE + x * (width + gap);
    const south = row + STREET_SIDE + y * (depth + gap);
    const [left, right] = inside(west, west + width, yard, column, row, index, 3);
    const [low, high] = inside(south, south + depth, yard, column, row, index, 4);
    return [left, low, right, high];
  }).filter(
    ([west, south, east, north], index) =>
      chance(column, row, index) > 1 / courtIn &&
      [west, east].every((side) => Math.abs(side - riverAt((south + north) / 2)) > RIVER_SIDE) &&
      (west - riverAt(south)) * (east - riverAt(south)) > 0,
  );
}

/** All of them, block by block; parks have none. */
export function buildings(): Plot[] {
  const blocks = Array.from({ length: (GRID.columns - 1) * (GRID.rows - 1) }, (_, index) => [
    index % (GRID.columns - 1),
    Math.floor(index / (GRID.columns - 1)),
  ]) as [number, number][];
  return blocks.flatMap(([column, row]) => (isPark(column, row) ? [] : plotsOf(column, row)));
}
