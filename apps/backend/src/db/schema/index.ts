/** The tables, by feature. Texts that are shown are `{en, ar}`, money is whole minor units, every rule SQL can hold is written here. */
export type { Words } from './columns';
export * from './marketplace';
export * from './stores';
export * from './items';
export * from './item-options';
export * from './offers';
export * from './people';
export * from './social';
export * from './orders';
export * from './money';
export * from './outbox';
