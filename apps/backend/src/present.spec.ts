import { presentCoupon } from './features/coupons/present';
import { presentBonus } from './features/wallet/present';

const title = { en: '', ar: '' };
const place = { language: 'en' } as never;

/** The end itself is exclusive: midnight of the marketplace ends the day before. */
it.each([
  ['2026-03-05T23:00:00Z', '2026-03-05'],
  ['2026-03-05T23:30:00Z', '2026-03-06'],
  ['2026-03-29T21:59:59Z', '2026-03-29'],
  ['2026-03-29T22:00:00Z', '2026-03-29'],
  ['2026-10-25T22:30:00Z', '2026-10-25'],
])('what ends at %s is valid until %s on the calendar of the marketplace', (end, day) => {
  const [startsAt, endsAt] = [new Date('2026-01-31T23:30:00Z'), new Date(end)];
  const coupon = presentCoupon(
    { title, startsAt, expiresAt: endsAt, createdAt: startsAt, ids: [] } as never,
    new Map(),
    place,
    0,
  );
  expect([coupon.start_date, coupon.expire_date]).toEqual(['2026-02-01', day]);
  const bonus = presentBonus({ title, description: title, startsAt, endsAt } as never, place);
  expect([bonus.start_date, bonus.end_date]).toEqual(['2026-02-01', day]);
});
