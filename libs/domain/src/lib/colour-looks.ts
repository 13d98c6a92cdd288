/** How a filter draws its colours. */
import type { BaseColour } from './goods-colours';

/** '#rrggbb' */
export const COLOUR_LOOKS: Readonly<Record<BaseColour, string>> = {
  black: '#232327',
  grey: '#8b8f98',
  white: '#ffffff',
  beige: '#dcc9a3',
  brown: '#7b5236',
  red: '#c62f3b',
  orange: '#ec7a2c',
  yellow: '#f2c838',
  green: '#3f8f55',
  blue: '#2f62b5',
  purple: '#7b4ea3',
  pink: '#e389ad',
  gold: '#bf9a45',
  silver: '#c3c7cd',
};
