/** The demo world: a fictional city with its stores, pictures and couriers. */
import type { LivingWorld } from '../living-world';
import { gazetteer } from './city/gazetteer';
import { cityMap } from './city/map';
import { DEFAULT_PLACE } from './city/plan';
import { picture } from './pictures/draw';
import { seedWorld } from './seed';
import { startSimulation } from './simulation';

export const demo: LivingWorld = {
  place: DEFAULT_PLACE,
  gazetteer,
  map: cityMap,
  picture,
  seed: seedWorld,
  simulate: startSimulation,
};
