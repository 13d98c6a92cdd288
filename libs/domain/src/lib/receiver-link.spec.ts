/** How long a receiver's link works. */
import fc from 'fast-check';
import { ORDER_STATUSES } from './order-steps';
import { isLinkOpen, linkEndsAt } from './receiver-link';
import { isSettled } from './tracking';

const DAY = 24 * 60 * 60 * 1000;
const moment = (text: string) => new Date(`2026-03-04T${text}Z`);

it('[PLUS-49] a parcel under way has a link without an end', () => {
  for (const status of ORDER_STATUSES.filter((one) => !isSettled(one)))
    expect([status, linkEndsAt({ status, reachedAt: { pending: moment('10:00:00') } })]).toEqual([status, null]);
});

it('[PLUS-49] it ends a day after the parcel arrived, to the second', () => {
  const reachedAt = { pending: moment('10:00:00'), delivered: moment('11:00:00') };
  const parcel = { status: 'delivered', reachedAt } as const;
  expect(isLinkOpen(parcel, new Date(+moment('11:00:00') + DAY - 1))).toBe(true);
  expect(isLinkOpen(parcel, new Date(+moment('11:00:00') + DAY))).toBe(false);
});

it('[PLUS-49] what follows the end, as a refund, prolongs nothing', () => {
  const reachedAt = {
    delivered: moment('11:00:00'),
    refund_requested: moment('15:00:00'),
    refunded: moment('20:00:00'),
  };
  expect(linkEndsAt({ status: 'refunded', reachedAt })).toEqual(new Date(+moment('11:00:00') + DAY));
});

it('[PLUS-49] a parcel that ended at an unknown time has none', () => {
  expect(isLinkOpen({ status: 'canceled', reachedAt: { pending: moment('10:00:00') } }, moment('10:00:01'))).toBe(
    false,
  );
});

it('[PLUS-49] once ended it never opens again, and is open for a day at most', () => {
  const at = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true });
  const reached = fc.dictionary(fc.constantFrom(...ORDER_STATUSES), at);
  fc.assert(
    fc.property(fc.constantFrom(...ORDER_STATUSES), reached, at, fc.nat(10 * DAY), (status, reachedAt, now, later) => {
      const parcel = { status, reachedAt };
      if (!isLinkOpen(parcel, now)) expect(isLinkOpen(parcel, new Date(+now + later))).toBe(false);
      const end = linkEndsAt(parcel);
      expect(end === null).toBe(!isSettled(status));
      for (const [name, time] of Object.entries(reachedAt))
        if (end && isSettled(name as never)) expect(+end - +time).toBeLessThanOrEqual(DAY);
    }),
  );
});
