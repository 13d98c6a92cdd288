/** A demo that can be seeded and simulated: what the server starts with. */
import type { Shop } from './context';
import type { Db } from './db/database';
import type { DemoCity } from './demo-city';

export interface DemoSize {
  items: number;
  stores: number;
}

export interface DemoMarketplace extends DemoCity {
  /** Seeds an empty database. @returns whether it was empty */
  seed: (db: Db, size: DemoSize, at: Date) => Promise<boolean>;
  /** Simulates stores and couriers, and draws pictures before they are asked for. @returns stops both */
  simulate: (shop: Shop) => () => Promise<void>;
}
