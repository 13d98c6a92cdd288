/** The nouns of the shop as the views and the rules know them. */
export type * from './places';
export type * from './items';
export type * from './stores';
export type * from './people';
export type * from './orders';
