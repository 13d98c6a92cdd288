/** All recipes by name. The name is part of a picture's name, so one that draws something else gets a new name. */
import { banner, spread } from './banners';
import { bowl, dessert, paper, plate, served } from './dishes';
import { cup, drink } from './drinks';
import { boxed, PACKED, pair, shown } from './packed';
import { pizza } from './pizza';
import { board, flatlay, heap, ice, large } from './produce';
import type { Recipe } from './scene';
import { logo, rider, tile, wordmarkLogo } from './signs';
import { FRONTS, street } from './streets';
import { bag, beauty, desk, device, furniture, garment, shoes, sideboard, sport, toy } from './wares';

export const RECIPES: Record<string, Recipe> = {
  ...PACKED,
  ...FRONTS,
  banner,
  spread,
  street,
  logo,
  wordmark: wordmarkLogo,
  tile,
  rider,
  heap,
  large,
  board,
  ice,
  flatlay,
  plate,
  served,
  pizza,
  bowl,
  paper,
  dessert,
  drink,
  cup,
  boxed,
  shown,
  pair,
  garment,
  shoes,
  bag,
  device,
  furniture,
  sideboard,
  toy,
  sport,
  desk,
  beauty,
};

/** A further view of an item: another recipe for the same things, and how close the eye is. */
export interface View {
  recipe?: string;
  /** 1: all of it. */
  zoom: number;
  /** What is in the middle, 0 to 100. */
  x: number;
  y: number;
}

const MAIN_VIEW: View = { zoom: 1, x: 50, y: 50 };
/** Things on a table: what is above them is only wall. */
const TABLE_VIEW: View = { zoom: 1.12, x: 50, y: 60 };
/** 2 to 7. */
const FURTHER_VIEWS: Record<number, View> = {
  2: { zoom: 1.5, x: 44, y: 64 },
  3: { recipe: 'flatlay', zoom: 1, x: 50, y: 50 },
  4: { recipe: 'shown', zoom: 1, x: 50, y: 50 },
  5: { recipe: 'boxed', zoom: 1, x: 50, y: 50 },
  6: { zoom: 1.9, x: 50, y: 56 },
  7: { recipe: 'shown', zoom: 1.3, x: 50, y: 60 },
};

/** These do not lie about on a table. */
const UPRIGHT = new Set([
  'garment',
  'shoes',
  'bag',
  'device',
  'furniture',
  'sideboard',
  'toy',
  'sport',
  'desk',
  'beauty',
]);

const ON_TABLE = new Set([
  ...Object.keys(PACKED),
  ...[
    'heap',
    'large',
    'board',
    'ice',
    'plate',
    'served',
    'paper',
    'dessert',
    'drink',
    'cup',
    'boxed',
    'shown',
    'shoes',
  ],
  ...['device', 'sideboard', 'toy', 'desk', 'beauty'],
]);

/** What a view of an item shows. */
export function viewOf(recipe: string, view: number): View & { recipe: string } {
  const { recipe: other, ...eye } = FURTHER_VIEWS[view] ?? (ON_TABLE.has(recipe) ? TABLE_VIEW : MAIN_VIEW);
  return { ...eye, recipe: other === 'flatlay' && UPRIGHT.has(recipe) ? 'pair' : (other ?? recipe) };
}
