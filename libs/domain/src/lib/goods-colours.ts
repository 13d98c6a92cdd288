/** The colours that goods are filtered by: shades of all names fold to one of them (decision 100). In the order in which they are offered. */
export const BASE_COLOURS = [
  'black',
  'grey',
  'white',
  'beige',
  'brown',
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'pink',
  'gold',
  'silver',
] as const;
export type BaseColour = (typeof BASE_COLOURS)[number];
