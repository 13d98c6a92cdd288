/** Wallet and points entries, and bonuses, in the wire format (contract §8.1, §8.2). */
import type { WireBonus, WireTransaction } from '@shop/contract/wallet';
import type { RequestPlace } from '../../plugins/place';
import { dayOf, lastDayOf, major, stamp, localize } from '../../present';
import type { BonusRow, PointRow, WalletRow } from './queries';

const presentEntry = (
  prefix: string,
  row: PointRow | WalletRow,
  amount: (value: number) => number,
): WireTransaction => ({
  user_id: row.customerId,
  transaction_id: `${prefix}${row.id}`,
  credit: amount(row.credit),
  debit: amount(row.debit),
  admin_bonus: 0,
  balance: amount(row.balance),
  transaction_type: row.kind,
  reference: row.reference,
  created_at: stamp(row.createdAt),
  updated_at: stamp(row.createdAt),
});

/** Amounts in major units. */
export const presentWalletEntry = (row: WalletRow) => ({
  ...presentEntry('W', row, major),
  admin_bonus: major(row.bonus),
});

/** Points have no decimals. */
export const presentPointEntry = (row: PointRow) => presentEntry('P', row, (points) => points);

/** Amounts in major units; a bonus of type percentage in percent. */
export const presentBonus = (row: BonusRow, place: RequestPlace): WireBonus => ({
  id: row.id,
  title: localize(row.title, place),
  description: localize(row.description, place),
  bonus_type: row.bonusType,
  bonus_amount: row.bonusType === 'amount' ? major(row.bonus) : row.bonus,
  minimum_add_amount: major(row.minimum),
  maximum_bonus_amount: major(row.maximum),
  start_date: dayOf(row.startsAt),
  end_date: lastDayOf(row.endsAt),
  status: 1,
});
