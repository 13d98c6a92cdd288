/** Histories of the wallet and of the points, which have the same entries (contract §8.1, §8.2). */
import type { WireTransaction } from '@shop/contract/wallet';
import type { LedgerEntry } from '@shop/domain';
import { moment, numberOrNull, page, text } from '../base/wire';

export interface LedgerPage {
  entries: LedgerEntry[];
  total: number;
}

const LEDGER_PAGE = 10;
export const LEDGER_PAGING = {
  initialPageParam: 1,
  getNextPageParam: (last: LedgerPage, pages: LedgerPage[]) =>
    pages.length * LEDGER_PAGE < last.total && last.entries.length > 0 ? pages.length + 1 : undefined,
};

/** `offset`: page, from 1. */
export const ledgerParams = (offset: number) => ({ limit: LEDGER_PAGE, offset });

/** Our backend refers to an order as `order:100013`, `order:100013:7` or `late:100013`, others by its number alone. */
const orderOf = (reference: string): string | null =>
  /^(?:order:|late:)?(\d{1,15})(?::\d+)?$/.exec(reference)?.[1] ?? null;
/** Kinds of entries that an order causes: the reference of another may be a number too. */
const OF_ORDERS = ['order_place', 'order_refund', 'partial_payment', 'late_order'];

/** `id`: of older backends. */
type TransactionWire = WireTransaction & { id: number };

/** @param amount reads one of the wallet's amounts, or points */
export function toLedger(wire: unknown, amount: (value: unknown) => number): LedgerPage {
  const { wires: entries, total } = page<{ data: TransactionWire[] }>(wire, 'data');
  return {
    total,
    entries: entries.map((entry) => ({
      id: text(entry.transaction_id) || text(entry.id),
      kind: text(entry.transaction_type),
      credit: amount(entry.credit),
      debit: amount(entry.debit),
      bonus: amount(entry.admin_bonus),
      balance: numberOrNull(entry.balance) === null ? null : amount(entry.balance),
      orderId: OF_ORDERS.includes(text(entry.transaction_type)) ? orderOf(text(entry.reference)) : null,
      at: moment(entry.created_at),
    })),
  };
}
