/** Entries of the wallet or the loyalty points, paged. */
import type { LedgerEntry } from '@shop/domain';
import { useDates } from '@shop/i18n';
import { Button, EmptyState, LineSkeletons, LoadFailed, Section } from '@shop/ui';
import classes from './profile.module.css';
import { useProfileMessages } from '../messages';

const KINDS = [
  'order_place',
  'order_refund',
  'partial_payment',
  'add_fund',
  'loyalty_point',
  'referrer',
  'late_order',
  'pay_out',
  'point_to_wallet',
] as const;
type Kind = (typeof KINDS)[number];

export interface LedgerProps {
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
}

export function Ledger({ list, amount }: LedgerProps) {
  const entries = list.data?.pages.flatMap((page) => page.entries);
  const t = useProfileMessages();
  const { moment } = useDates();
  const nameOf = (kind: string) =>
    KINDS.includes(kind as Kind) ? t(`kind.${kind as Kind}`) : kind.replaceAll('_', ' ');
  return (
    <Section title={t('entries')}>
      {list.isError && !entries ? (
        <LoadFailed title={t('failed')} retryLabel={t('retry')} onRetry={() => void list.refetch()} />
      ) : !entries ? (
        <LineSkeletons count={4} label={t('loading')} />
      ) : entries.length === 0 ? (
        <EmptyState drawing="wallet" title={t('noEntries')} />
      ) : (
        <ul className={classes.entries}>
          {entries.map((entry) => (
            <li key={entry.id} className={classes.entry}>
              <span>
                <strong>{nameOf(entry.kind)}</strong>
                {entry.at ? <small>{moment(entry.at)}</small> : null}
                {entry.bonus > 0 ? <small>{t('withBonus', { amount: amount(entry.bonus) })}</small> : null}
              </span>
              <bdi className={classes.amount} data-credit={entry.credit > 0 || undefined}>
                {entry.credit > 0 ? `+${amount(entry.credit)}` : `−${amount(entry.debit)}`}
              </bdi>
            </li>
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
