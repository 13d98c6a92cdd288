/** The demo: a fictional city with its stores, pictures and couriers. */
import type { DemoMarketplace } from '../demo-marketplace';
import { simulatedCourse } from './course';
import { gazetteer } from './city/gazetteer';
import { cityMap } from './city/map';
import { DEFAULT_PLACE } from './city/plan';
import { streetMetres, streetWay } from './city/routes';
import { picture } from './pictures/draw';
import { startWarming } from './pictures/warm';
import { seedDemo } from './seed';
import { startSimulation } from './simulation';

export const demo: DemoMarketplace = {
  place: DEFAULT_PLACE,
  gazetteer,
  streetMetres,
  streetWay,
  simulatedCourse,
  map: cityMap,
  picture,
  seed: seedDemo,
  simulate: (shop) => {
    const stops = [startSimulation(shop), ...(shop.config.warmPictures ? [startWarming(shop)] : [])];
    return async () => void (await Promise.all(stops.map((stop) => stop())));
  },
};
