import { minor, type Minor } from '@shop/util';
import { cashRefusal, type CashTerms } from './cash';

const MOST = minor(1000);
it.each<[CashTerms, Minor, ReturnType<typeof cashRefusal>]>([
  [{ offered: true, maximum: MOST }, MOST, null],
  [{ offered: true, maximum: MOST }, minor(1001), { reason: 'overMaximum', maximum: MOST }],
  [{ offered: true, maximum: null }, minor(1_000_000), null],
  [{ offered: true, maximum: minor(0) }, minor(1_000_000), null],
  [{ offered: false, maximum: null }, minor(1), { reason: 'notOffered' }],
  [{ offered: false, maximum: MOST }, minor(1001), { reason: 'notOffered' }],
])('[CHK-17] cash of %j for %i: %j', (terms, due, refusal) => {
  expect(cashRefusal(terms, due)).toEqual(refusal);
});
