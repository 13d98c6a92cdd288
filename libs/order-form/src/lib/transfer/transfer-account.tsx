/** A bank account to transfer to, line by line, to copy into the bank's app (PLUS-12). */
import type { TransferMethod } from '@shop/domain';
import { IconButton, showToast, Written } from '@shop/ui';
import { copyText } from '@shop/util/share';
import { IconCopy } from '@tabler/icons-react';
import { useMemo } from 'react';
import classes from './transfer-account.module.css';
import { useTransferMessages } from '../../messages';

export interface TransferAccountProps {
  method: Pick<TransferMethod, 'name' | 'account'>;
  /** What to transfer, as money. */
  amount: string;
  /** Number of the order, which the transfer names; null: not placed yet. */
  orderId?: string | null;
}

/** Names of lines that backends use, which have words of their own. */
const KNOWN = [
  'account_holder',
  'account_name',
  'account_number',
  'bank',
  'bank_name',
  'bic',
  'iban',
  'swift',
] as const;

/** `branch_name` as people write it. */
export function humanName(name: string): string {
  const words = name.replace(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function Line({ name, value }: { name: string; value: string }) {
  const t = useTransferMessages();
  const copy = async () => {
    if (await copyText(value)) showToast(t('copied', { name }), 'good');
  };
  return (
    <div className={classes.line}>
      <dt>
        <Written>{name}</Written>
      </dt>
      <dd>
        <Written>{value}</Written>
      </dd>
      <dd className={classes.copy}>
        <IconButton aria-label={t('copy', { name })} onClick={() => void copy()}>
          <IconCopy size={20} aria-hidden="true" />
        </IconButton>
      </dd>
    </div>
  );
}

export function TransferAccount({ method: { name, account }, amount, orderId = null }: TransferAccountProps) {
  const t = useTransferMessages();
  const lines = useMemo(() => {
    const wordOf = (line: string) => KNOWN.find((known) => known === line.toLowerCase().replace(/\s+/g, '_'));
    return account.map((line) => {
      const known = wordOf(line.name);
      return { name: known ? t(`account.${known}`) : humanName(line.name), value: line.detail };
    });
  }, [account, t]);
  return (
    <section className={classes.account} aria-label={name}>
      <p className={classes.name}>
        <Written>{name}</Written>
      </p>
      <dl className={classes.lines}>
        {lines.map((line) => (
          <Line key={line.name} {...line} />
        ))}
        <Line name={t('amount')} value={amount} />
        {orderId ? <Line name={t('purpose')} value={t('order', { id: orderId })} /> : null}
      </dl>
    </section>
  );
}
