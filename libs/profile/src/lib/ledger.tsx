/** Entries of the wallet or the loyalty points, paged: what moved, why, and what was left. */
import { useHasFailed } from '@shop/api-client';
import type { LedgerEntry } from '@shop/domain';
import { useDates } from '@shop/i18n';
import { Button, coverLink, EmptyState, LineSkeletons, LoadFailed, Section } from '@shop/ui';
import { paths } from '@shop/util';
import { IconArrowDownLeft, IconArrowUpRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './ledger.module.css';
import { useProfileMessages } from '../messages';

/** What a kind of entry says; those of orders name it. */
const KINDS = {
  wallet: [
    'order_place',
    'order_refund',
    'partial_payment',
    'add_fund',
    'add_fund_by_admin',
    'loyalty_point',
    'referrer',
    'late_order',
    'pay_out',
    'CashBack',
  ],
  points: ['order_place', 'point_to_wallet'],
} as const;
export type LedgerOf = keyof typeof KINDS;
const OF_ORDERS = ['order_place', 'order_refund', 'partial_payment', 'late_order'];

export interface LedgerProps {
  of: LedgerOf;
  /** What the query of the entries answers. */
  list: {
    data?: { pages: { entries: LedgerEntry[] }[] } | undefined;
    isError: boolean;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    refetch: () => unknown;
    fetchNextPage: () => unknown;
  };
  amount: (value: number) => string;
  /** Above the entries: what narrows them. */
  filter?: ReactNode;
  /** Shown while there are none. */
  empty: ReactNode;
}

/** 'Refund for order #100013'; an unknown kind in the backend's words. */
function useEntryName(of: LedgerOf): (entry: LedgerEntry) => string {
  const t = useProfileMessages();
  return ({ kind, orderId }) => {
    const known = KINDS[of].find((name) => name === kind);
    if (!known) return kind.replaceAll('_', ' ');
    const named = orderId && OF_ORDERS.includes(kind) ? 'named.' : '';
    return t(`ledger.${of}.${named}${known}` as 'ledger.wallet.add_fund', { id: orderId });
  };
}

function Entry({ entry, of, amount }: Pick<LedgerProps, 'of' | 'amount'> & { entry: LedgerEntry }) {
  const t = useProfileMessages();
  const { moment } = useDates();
  const name = useEntryName(of)(entry);
  const isCredit = entry.credit > 0;
  const Arrow = isCredit ? IconArrowDownLeft : IconArrowUpRight;
  return (
    <li className={classes.entry} data-credit={isCredit || undefined}>
      <span className={classes.arrow} aria-hidden="true">
        <Arrow size={20} />
      </span>
      <span className={classes.what}>
        {entry.orderId ? (
          <Link className={`${coverLink} ${classes.name}`} to={paths.order(entry.orderId)}>
            {name}
          </Link>
        ) : (
          <span className={classes.name}>{name}</span>
        )}
        {entry.at ? <small>{moment(entry.at)}</small> : null}
        {entry.bonus > 0 ? <small>{t('withBonus', { amount: amount(entry.bonus) })}</small> : null}
      </span>
      <span className={classes.figures}>
        <bdi dir="ltr" className={classes.amount}>
          {isCredit ? `+${amount(entry.credit)}` : `−${amount(entry.debit)}`}
        </bdi>
        {entry.balance === null ? null : (
          <small className={classes.left}>{t('balanceAfter', { amount: amount(entry.balance) })}</small>
        )}
      </span>
    </li>
  );
}

export function Ledger({ of, list, amount, filter, empty }: LedgerProps) {
  const entries = list.data?.pages.flatMap((page) => page.entries);
  const hasFailed = useHasFailed(list.isError) && !entries;
  const t = useProfileMessages();
  return (
    <Section title={t('entries')}>
      {filter}
      {hasFailed ? (
        <LoadFailed title={t('entriesFailed')} retryLabel={t('retry')} onRetry={() => void list.refetch()} />
      ) : !entries ? (
        <LineSkeletons count={4} label={t('loading')} />
      ) : entries.length === 0 ? (
        empty
      ) : (
        <ul className={classes.entries} aria-label={t('entries')}>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} of={of} amount={amount} />
          ))}
        </ul>
      )}
      {list.hasNextPage ? (
        <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('more')}
        </Button>
      ) : null}
    </Section>
  );
}

/** Nothing has moved yet: how it begins. */
export function NoEntries({ text, action }: { text?: string; action?: { label: string; to: string } }) {
  const t = useProfileMessages();
  return (
    <EmptyState
      drawing="wallet"
      title={t('noEntries')}
      {...(text ? { text } : {})}
      {...(action ? { actions: [action] } : {})}
    />
  );
}
