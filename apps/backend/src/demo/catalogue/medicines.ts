/** What is known of the medicines of the pharmacies, by product. */
import type * as t from '../../db/schema';

type MedicineColumns = Pick<typeof t.items.$inferInsert, 'activeIngredient' | 'packSize' | 'packDays' | 'prescription'>;

const INGREDIENTS = {
  paracetamol: ['Paracetamol', 'باراسيتامول'],
  ibuprofen: ['Ibuprofen', 'إيبوبروفين'],
  menthol: ['Menthol', 'منثول'],
  thyme: ['Thyme extract', 'خلاصة الزعتر'],
  salt: ['Sodium chloride', 'كلوريد الصوديوم'],
  amoxicillin: ['Amoxicillin', 'أموكسيسيلين'],
  salbutamol: ['Salbutamol', 'سالبوتامول'],
  c: ['Ascorbic acid', 'حمض الأسكوربيك'],
  d: ['Colecalciferol', 'كوليكالسيفيرول'],
  omega: ['Omega-3 fatty acids', 'أحماض أوميغا 3 الدهنية'],
  iron: ['Iron bisglycinate', 'بيسغليسينات الحديد'],
  magnesium: ['Magnesium citrate', 'سيترات المغنيسيوم'],
  octenidine: ['Octenidine', 'أوكتينيدين'],
  zinc: ['Zinc oxide', 'أكسيد الزنك'],
} as const;
const PACKS = {
  tablets: (count: string, arabic: string) => [`${count} tablets`, arabic],
  capsules: (count: string, arabic: string) => [`${count} capsules`, arabic],
  ml: (count: number) => [`${count} ml`, `${count} مل`],
  g: (count: number) => [`${count} g`, `${count} غ`],
} as const;

const words = ([en = '', ar = '']: readonly string[]): t.Localized => ({ en, ar });

/** @param days how long a pack lasts by its leaflet; null: taken when needed */
const medicine = (
  ingredient: keyof typeof INGREDIENTS,
  pack: readonly string[],
  days: number | null = null,
  prescription = false,
): MedicineColumns => ({
  activeIngredient: words(INGREDIENTS[ingredient]),
  packSize: words(pack),
  packDays: days,
  prescription,
});

const { tablets, capsules, ml, g } = PACKS;

/** By the product's slug. Those with variations are sold in the packs that these offer. */
export const MEDICINES: Readonly<Record<string, MedicineColumns>> = {
  paracetamol: medicine('paracetamol', tablets('20 or 60', '20 أو 60 قرصًا')),
  'paracetamol-syrup': medicine('paracetamol', ml(100)),
  ibuprofen: medicine('ibuprofen', tablets('20', '20 قرصًا')),
  'ibuprofen-400': medicine('ibuprofen', tablets('50', '50 قرصًا')),
  'menthol-gel': medicine('menthol', g(75)),
  'cough-syrup': medicine('thyme', ml(150)),
  'nasal-spray': medicine('salt', ml(30)),
  amoxicillin: medicine('amoxicillin', capsules('21', '21 كبسولة'), null, true),
  salbutamol: medicine('salbutamol', ['200 puffs', '200 بخّة'], 30, true),
  'vitamin-c': medicine('c', tablets('20 or 60', '20 أو 60 قرصًا')),
  'vitamin-d': medicine('d', capsules('20 or 60', '20 أو 60 كبسولة')),
  'vitamin-d-drops': medicine('d', ml(10), 60),
  omega3: medicine('omega', capsules('60', '60 كبسولة'), 30),
  iron: medicine('iron', capsules('30', '30 كبسولة'), 30),
  magnesium: medicine('magnesium', tablets('60', '60 قرصًا'), 30),
  antiseptic: medicine('octenidine', ml(50)),
  'nappy-cream': medicine('zinc', g(100)),
};
