export type * from './lib/entities';
