/** Facts of the marketplace that are not rows: what config tells the storefronts and what the services charge by. */
import { minor } from '@shop/util';

export const MARKETPLACE = {
  name: { en: 'Almera Market', ar: 'سوق ألميرا' },
  city: { en: 'Port Almera', ar: 'بورت ألميرا' },
  timeZone: 'Europe/Malta',
  currency: { code: 'EUR', symbol: '€', side: 'left' as const },
  freeDeliveryOver: minor(6000),
  taxIncluded: false,
  additionalCharge: minor(30),
  additionalChargeName: { en: 'Service fee', ar: 'رسوم الخدمة' },
  cashOnDelivery: true,
  wallet: { mostAtOnce: minor(100_000) },
  /** Points for every hundred spent; points for one unit of money; the least that may be moved. */
  loyalty: { pointsPerHundred: 50, exchangeRate: 20, minimum: 100 },
  /** For whoever invited a customer, at the first delivered order. */
  referralReward: minor(500),
  /** What a kilometre and the shortest way of a parcel cost where its category says nothing. */
  parcel: { perKm: minor(60), minimum: minor(190) },
  /** Minor units added to the delivery charge from a distance on. */
  vehicleExtra: (km: number) => minor(km > 4 ? 60 : 0),
};

/** Modules whose stores take prescriptions. */
const MEDICINE = new Set(['pharmacy']);
export const takesPrescriptions = (type: string): boolean => MEDICINE.has(type);

/** Modules whose orders may come with cutlery: a fact of the module type, as config's `module_config` tells it. */
const MEALS = new Set(['food']);
export const servesMeals = (type: string): boolean => MEALS.has(type);
