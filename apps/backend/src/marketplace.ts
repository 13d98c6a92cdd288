/** Constants of the marketplace: shown in the config, used for charges. */
import { minor } from '@shop/util';

export const MARKETPLACE = {
  name: { en: 'Almera Market', ar: 'سوق ألميرا' },
  city: { en: 'Port Almera', ar: 'بورت ألميرا' },
  timeZone: 'Europe/Malta',
  /** How times are written. */
  hours: '12' as const,
  currency: { code: 'EUR', symbol: '€', side: 'left' as const },
  freeDeliveryOver: minor(6000),
  taxIncluded: false,
  additionalCharge: minor(30),
  additionalChargeName: { en: 'Service fee', ar: 'رسوم الخدمة' },
  cashOnDelivery: true,
  /** The most that is added at once, and that a wallet is filled up to. */
  wallet: { mostAtOnce: minor(100_000), most: minor(100_000_000) },
  /** Points per hundred spent; points per unit of money; the smallest transfer. */
  loyalty: { pointsPerHundred: 50, exchangeRate: 20, minimum: 100 },
  /** For the inviter, at the invited customer's first delivered order. */
  referralReward: minor(500),
  /** Parcel rates per kilometre and minimum, unless the category has its own. */
  parcel: { perKm: minor(60), minimum: minor(190) },
  /** Minor units added to the delivery charge above a distance. */
  vehicleExtra: (km: number) => minor(km > 4 ? 60 : 0),
};

/** Module types whose stores accept prescriptions. */
const MEDICINE = new Set(['pharmacy']);
export const takesPrescriptions = (type: string): boolean => MEDICINE.has(type);

/** Module types whose orders may include cutlery, as config's `module_config` reports. */
const MEALS = new Set(['food']);
export const servesMeals = (type: string): boolean => MEALS.has(type);
