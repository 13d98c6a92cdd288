/**
 * Port Almera, the fictional city of the demo: a warped street grid on a southern coast with a river, parks,
 * districts and three delivery zones. Streets, map, gazetteer and couriers are all computed from it, so they always
 * agree.
 */
import type { LatLng } from '@shop/domain';
import type { Localized } from '../../db/schema';
import { MARKETPLACE } from '../../marketplace';

export const CITY: Localized = MARKETPLACE.city;
export const TIME_ZONE = MARKETPLACE.timeZone;
const CENTRE: LatLng = { lat: 34.6, lng: 18.9 };
const STEP = 420;
const METRES_LAT = 111_195;
const METRES_LNG = METRES_LAT * Math.cos((CENTRE.lat * Math.PI) / 180);

const text = (en: string, ar: string): Localized => ({ en, ar });

/** Avenues run south to north; the list goes from west to east. */
export const AVENUES: readonly Localized[] = [
  text('Westgate Avenue', 'جادة البوابة الغربية'),
  text('Cypress Avenue', 'جادة السرو'),
  text('Foundry Avenue', 'جادة المسبك'),
  text('Orchard Avenue', 'جادة البستان'),
  text('Chandler Avenue', 'جادة الشموع'),
  text('Meridian Avenue', 'جادة الزوال'),
  text('Lighthouse Avenue', 'جادة المنارة'),
  text('Saffron Avenue', 'جادة الزعفران'),
  text('Almond Avenue', 'جادة اللوز'),
  text('Riverside Avenue', 'جادة النهر'),
  text('Jasmine Avenue', 'جادة الياسمين'),
  text('Weaver Avenue', 'جادة النسّاج'),
  text('Olive Avenue', 'جادة الزيتون'),
  text('Falcon Avenue', 'جادة الصقر'),
  text('Eastfield Avenue', 'جادة الحقل الشرقي'),
];

/** Streets run west to east, from the coast northwards. */
export const STREETS: readonly Localized[] = [
  text('Corniche', 'الكورنيش'),
  text('Anchor Street', 'شارع المرساة'),
  text('Sailmaker Street', 'شارع صانع الأشرعة'),
  text('Lantern Street', 'شارع الفانوس'),
  text('Market Street', 'شارع السوق'),
  text('Copper Street', 'شارع النحاس'),
  text('Fountain Street', 'شارع النافورة'),
  text('Mulberry Street', 'شارع التوت'),
  text('Observatory Street', 'شارع المرصد'),
  text('Carob Street', 'شارع الخروب'),
  text('Quarry Street', 'شارع المحجر'),
  text('Shepherd Street', 'شارع الراعي'),
  text('Skyline Road', 'طريق الأفق'),
];
const COLUMNS = AVENUES.length;
const ROWS = STREETS.length;

/** The coordinates of a grid position (fractions allowed). The grid is warped so that no two blocks look alike. */
export function pointAt(column: number, row: number): LatLng {
  const x = column - (COLUMNS - 1) / 2;
  const y = row - (ROWS - 1) / 2;
  const east = x * STEP + 90 * Math.sin(y * 0.7 + x * 0.25) + 40 * Math.sin(x * 1.9);
  const north = y * STEP + 110 * Math.sin(x * 0.45) + 45 * Math.cos(y * 1.3 + x * 0.6);
  return { lat: CENTRE.lat + north / METRES_LAT, lng: CENTRE.lng + east / METRES_LNG };
}

export const DISTRICTS: readonly { name: Localized; columns: [number, number]; rows: [number, number] }[] = [
  { name: text('Harbour', 'الميناء'), columns: [0, 5], rows: [0, 3] },
  { name: text('Old Town', 'المدينة القديمة'), columns: [5, 9], rows: [0, 5] },
  { name: text('Palm Beach', 'شاطئ النخيل'), columns: [9, 14], rows: [0, 5] },
  { name: text('Foundry Quarter', 'حي المسبك'), columns: [0, 5], rows: [3, 8] },
  { name: text('University', 'الجامعة'), columns: [5, 9], rows: [5, 9] },
  { name: text('Weavers', 'النسّاجون'), columns: [9, 14], rows: [5, 8] },
  { name: text('Cypress Heights', 'مرتفعات السرو'), columns: [0, 9], rows: [8, 12] },
  { name: text('Green Hills', 'التلال الخضراء'), columns: [9, 14], rows: [8, 12] },
];

export const PLACES: readonly { name: Localized; column: number; row: number }[] = [
  { name: text('Almera Lighthouse', 'منارة ألميرا'), column: 6.2, row: 0.3 },
  { name: text('Grand Harbour', 'الميناء الكبير'), column: 2.5, row: 0.4 },
  { name: text('Old Town Square', 'ساحة المدينة القديمة'), column: 7.4, row: 3.5 },
  { name: text('Spice Market', 'سوق التوابل'), column: 6.5, row: 4.4 },
  { name: text('Central Station', 'المحطة المركزية'), column: 4.5, row: 5.5 },
  { name: text('Port Almera University', 'جامعة بورت ألميرا'), column: 7.5, row: 6.5 },
  { name: text('City Hospital', 'مستشفى المدينة'), column: 3.5, row: 7.4 },
  { name: text('Maritime Museum', 'المتحف البحري'), column: 4.4, row: 1.5 },
  { name: text('Palm Beach Promenade', 'ممشى شاطئ النخيل'), column: 11.5, row: 0.4 },
  { name: text('Opera House', 'دار الأوبرا'), column: 8.4, row: 2.5 },
  { name: text('Weavers Bazaar', 'بازار النسّاجين'), column: 11.5, row: 6.5 },
  { name: text('Green Hills Mall', 'مول التلال الخضراء'), column: 12.4, row: 9.5 },
  { name: text('Observatory', 'المرصد'), column: 10.5, row: 10.5 },
  { name: text('Football Stadium', 'ملعب كرة القدم'), column: 1.5, row: 6.4 },
  { name: text('City Library', 'مكتبة المدينة'), column: 5.5, row: 3.6 },
  { name: text('Botanic Garden', 'الحديقة النباتية'), column: 6.5, row: 9.5 },
];

/** A closed ring of [lng, lat] corners along grid positions. */
function ringOf(columns: [number, number], rows: [number, number]): [number, number][] {
  const corners: [number, number][] = [];
  for (let column = columns[0]; column < columns[1]; column += 1) corners.push([column, rows[0]]);
  for (let row = rows[0]; row < rows[1]; row += 1) corners.push([columns[1], row]);
  for (let column = columns[1]; column > columns[0]; column -= 1) corners.push([column, rows[1]]);
  for (let row = rows[1]; row > rows[0]; row -= 1) corners.push([columns[0], row]);
  const ring = corners.map(([column, row]) => pointAt(column, row)).map(({ lat, lng }): [number, number] => [lng, lat]);
  return [...ring, ring[0] as [number, number]];
}

/** Harbour and Centre overlap between Meridian and Almond Avenue; Green Hills overlaps with none. */
export const ZONES: readonly { name: Localized; ring: [number, number][] }[] = [
  { name: text('Harbour & West', 'الميناء والغرب'), ring: ringOf([-0.4, 8.6], [-0.6, 12.4]) },
  { name: text('Centre & Beach', 'الوسط والشاطئ'), ring: ringOf([4.6, 14.4], [-0.6, 7.6]) },
  { name: text('Green Hills', 'التلال الخضراء'), ring: ringOf([8.8, 14.4], [7.8, 12.4]) },
];

/** Old Town Square: inside both overlapping zones. */
export const DEFAULT_PLACE = pointAt(7.4, 3.5);

/** The river flows between columns 9 and 10; only these rows have a bridge. */
const RIVER_COLUMN = 9.5;
/** The column of its middle at a row. */
export const riverAt = (row: number): number => RIVER_COLUMN + 0.18 * Math.sin(row * 0.9);
const BRIDGES = new Set([0, 3, 6, 9, 12]);
export const PARKS: readonly [number, number][] = [
  [3, 3],
  [7, 5],
  [6, 9],
  [11, 3],
  [12, 10],
  [1, 9],
  [8, 7],
];

/** Grid edges that are streets: all except those that the river cuts. */
export function edges(): { from: [number, number]; to: [number, number]; name: Localized }[] {
  const list: { from: [number, number]; to: [number, number]; name: Localized }[] = [];
  for (let column = 0; column < COLUMNS; column += 1)
    for (let row = 0; row < ROWS; row += 1) {
      const crossesRiver = column < RIVER_COLUMN && column + 1 > RIVER_COLUMN;
      if (column + 1 < COLUMNS && (!crossesRiver || BRIDGES.has(row)))
        list.push({ from: [column, row], to: [column + 1, row], name: STREETS[row] as Localized });
      if (row + 1 < ROWS) list.push({ from: [column, row], to: [column, row + 1], name: AVENUES[column] as Localized });
    }
  return list;
}

export function districtAt(column: number, row: number): Localized {
  const inside = (value: number, [low, high]: [number, number]) => value >= low && value <= high;
  return (DISTRICTS.find((district) => inside(column, district.columns) && inside(row, district.rows)) ?? DISTRICTS[1]!)
    .name;
}

export const GRID = { columns: COLUMNS, rows: ROWS };
