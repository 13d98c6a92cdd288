/** The modules of the demo; the order determines their ids. */
import { createRandom } from './random';

export const MODULES = [
  {
    type: 'grocery',
    hue: 145,
    name: { en: 'Grocery', ar: 'بقالة' },
    description: { en: 'Fresh food and everything for the house.', ar: 'طعام طازج وكل ما يلزم البيت.' },
  },
  {
    type: 'food',
    hue: 14,
    name: { en: 'Food', ar: 'طعام' },
    description: { en: 'Restaurants near you, hot at the door.', ar: 'مطاعم قريبة، ساخنة عند الباب.' },
  },
  {
    type: 'pharmacy',
    hue: 185,
    name: { en: 'Pharmacy', ar: 'صيدلية' },
    description: { en: 'Care and medicine, also by prescription.', ar: 'عناية وأدوية، وبوصفة طبية أيضًا.' },
  },
  {
    type: 'ecommerce',
    hue: 245,
    name: { en: 'Shop', ar: 'تسوّق' },
    description: { en: 'Fashion, electronics, home and more.', ar: 'أزياء وإلكترونيات ومنزل والمزيد.' },
  },
  {
    type: 'parcel',
    hue: 40,
    name: { en: 'Parcel', ar: 'طرود' },
    description: { en: 'We deliver anything across the city.', ar: 'نوصل أي شيء في المدينة.' },
  },
] as const;

export const moduleIdOf = (type: string): number => MODULES.findIndex((entry) => entry.type === type) + 1;

/** A hue derived from a name. */
export const hueOf = (text: string): number => Math.floor(createRandom(`hue ${text}`)() * 360);
