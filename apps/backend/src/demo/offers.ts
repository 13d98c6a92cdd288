/** Coupons of every type, and bonuses for funding a wallet. */
import { utc } from '@shop/util';
import type { Executor } from '../db/database';
import * as t from '../db/schema';

type ModuleIds = ReadonlyMap<string, number>;

interface Window {
  startsAt: Date;
  expiresAt: Date;
}
type Coupon = typeof t.coupons.$inferInsert;

/** @param store a store of the module; undefined: none */
function couponsOf(type: string, moduleId: number, store: number | undefined, window: Window): Coupon[] {
  const tag = type.slice(0, 4).toUpperCase();
  const minimum = (amount: number) => (type === 'parcel' ? 0 : amount);
  const coupons: Omit<Coupon, 'moduleId' | keyof Window>[] = [
    {
      code: `${tag}10`,
      title: { en: 'Ten percent for you', ar: 'خصم عشرة بالمئة لك' },
      discount: 10,
      maximum: 800,
      minimumPurchase: minimum(1500),
      limit: 5,
    },
    {
      code: `${tag}FIRST`,
      title: { en: 'Welcome', ar: 'أهلًا بك' },
      type: 'first_order',
      discount: 500,
      discountType: 'amount',
      minimumPurchase: minimum(1000),
      limit: 1,
    },
    {
      code: `${tag}RIDE`,
      title: { en: 'The ride is on us', ar: 'التوصيل علينا' },
      type: 'free_delivery',
      discount: 0,
      minimumPurchase: minimum(2000),
      limit: 3,
    },
    {
      code: `${tag}ZONE`,
      title: { en: 'For Harbour & West', ar: 'للميناء والغرب' },
      type: 'zone_wise',
      ids: [1],
      discount: 200,
      discountType: 'amount',
      minimumPurchase: minimum(1200),
      limit: 10,
    },
  ];
  if (store !== undefined)
    coupons.push({
      code: `${tag}SHOP`,
      title: { en: 'From a store nearby', ar: 'من متجر قريب منك' },
      type: 'store_wise',
      ids: [store],
      discount: 15,
      maximum: 1000,
      minimumPurchase: 1000,
      limit: 3,
    });
  return coupons.map((coupon) => ({ ...coupon, moduleId, ...window }));
}

const expiredCoupon = (moduleId: number, moment: Date): Coupon => ({
  moduleId,
  code: 'GROCOLD',
  title: { en: 'Last summer', ar: 'الصيف الماضي' },
  discount: 50,
  startsAt: utc(moment).subtract(1, 'year').toDate(),
  expiresAt: utc(moment).subtract(6, 'month').toDate(),
});

const walletBonuses = ({ startsAt, expiresAt: endsAt }: Window): (typeof t.walletBonuses.$inferInsert)[] => [
  {
    title: { en: 'Five percent on top', ar: 'خمسة بالمئة إضافية' },
    description: { en: 'When you add €20 or more.', ar: 'عند إضافة \u2066€20\u2069 أو أكثر.' },
    bonusType: 'percentage',
    bonus: 5,
    minimum: 2000,
    maximum: 500,
    startsAt,
    endsAt,
  },
  {
    title: { en: '€10 as a gift', ar: '\u2066€10\u2069 هدية' },
    description: { en: 'When you add €150 or more.', ar: 'عند إضافة \u2066€150\u2069 أو أكثر.' },
    bonusType: 'amount',
    bonus: 1000,
    minimum: 15_000,
    startsAt,
    endsAt,
  },
];

export async function seedOffers(db: Executor, modules: ModuleIds, moment: Date): Promise<void> {
  const window = {
    startsAt: utc(moment).subtract(1, 'day').toDate(),
    expiresAt: utc(moment).add(5, 'year').toDate(),
  };
  const stores = await db.select({ id: t.stores.id, moduleId: t.stores.moduleId }).from(t.stores);
  const coupons = [...modules].flatMap(([type, moduleId]) =>
    couponsOf(type, moduleId, stores.find((store) => store.moduleId === moduleId)?.id, window),
  );
  const grocery = modules.get('grocery') ?? coupons[0]?.moduleId ?? 1;
  await db.insert(t.coupons).values([...coupons, expiredCoupon(grocery, moment)]);
  await db.insert(t.walletBonuses).values(walletBonuses(window));
}
