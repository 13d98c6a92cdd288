/** A world with its beginning and its life: what the server starts with. */
import type { Shop } from './context';
import type { Db } from './db/database';
import type { World } from './world';

export interface WorldSize {
  items: number;
  stores: number;
}

export interface LivingWorld extends World {
  /** Seeds an empty database. @returns whether it was empty */
  seed: (db: Db, size: WorldSize, at: Date) => Promise<boolean>;
  /** Simulates stores and couriers. @returns stops the simulation */
  simulate: (shop: Shop) => () => Promise<void>;
}
