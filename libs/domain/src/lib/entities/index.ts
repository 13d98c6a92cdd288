/** The shop's entities, as views and rules use them. */
export type * from './places';
export type * from './items';
export type * from './stores';
export type * from './people';
export type * from './orders';
