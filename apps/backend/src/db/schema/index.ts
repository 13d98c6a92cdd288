/**
 * The tables, by feature. Shown texts are `{en, ar}`, money is whole minor units, and every constraint that SQL can
 * express is declared.
 */
export type { Localized } from './columns';
export * from './marketplace';
export * from './stores';
export * from './items';
export * from './tallies';
export * from './item-options';
export * from './offers';
export * from './people';
export * from './social';
export * from './orders';
export * from './arrivals';
export * from './money';
export * from './outbox';
export * from './search';
