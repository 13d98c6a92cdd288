/** Brands of the demo's ecommerce goods. */
export const BRANDS = [
  { slug: 'norden', name: { en: 'Norden', ar: 'نوردن' }, hue: 210 },
  { slug: 'volta', name: { en: 'Volta', ar: 'فولتا' }, hue: 265 },
  { slug: 'lumen', name: { en: 'Lumen', ar: 'لومن' }, hue: 45 },
  { slug: 'casa-mar', name: { en: 'Casa Mar', ar: 'كاسا مار' }, hue: 180 },
  { slug: 'pace', name: { en: 'Pace', ar: 'بيس' }, hue: 10 },
  { slug: 'atelier-nord', name: { en: 'Atelier Nord', ar: 'أتيليه نورد' }, hue: 330 },
  { slug: 'halden', name: { en: 'Halden', ar: 'هالدن' }, hue: 95 },
  { slug: 'rima', name: { en: 'Rima', ar: 'ريما' }, hue: 350 },
  { slug: 'tessel', name: { en: 'Tessel', ar: 'تسل' }, hue: 150 },
  { slug: 'corvo', name: { en: 'Corvo', ar: 'كورفو' }, hue: 235 },
] as const;

/** The brand of an item, by its id: one in eleven has none. */
export const brandIndexOf = (itemId: number): number => itemId % (BRANDS.length + 1);
