/** `/wallet`: what is in it, how it is filled, what came and went (PROF-28 to PROF-30). */
import { useGetCustomerQuery } from '@shop/api-client/accounts';
import { useFillWalletMutation, useGetBonusesQuery, useGetWalletEntriesInfiniteQuery } from '@shop/api-client/profile';
import { useGetConfigQuery } from '@shop/api-client/start';
import { useFormats, useLanguage } from '@shop/i18n';
import { Button, TextInput, Written } from '@shop/ui';
import { minor, paths } from '@shop/util';
import { useState, type FormEvent } from 'react';
import { Ledger } from './ledger';
import classes from './profile.module.css';
import { Figure, NotOffered, Sheet } from './sheet';
import { useProfileMessages } from '../messages';
import { useMutationToast } from './use-mutation-toast';

function AddFunds({ gateways }: { gateways: { id: string; title: string }[] }) {
  const t = useProfileMessages();
  const told = useMutationToast();
  const [amount, setAmount] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [fill, { isLoading }] = useFillWalletMutation();
  const { data: bonuses = [] } = useGetBonusesQuery();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    // Enter in the field takes the first.
    const gateway = (submitter as HTMLButtonElement | null)?.value || gateways[0]?.id;
    const wanted = Number(amount.replace(',', '.'));
    if (!(wanted > 0)) return setError(t('wallet.amountError'));
    setError(null);
    if (!gateway) return;
    const callback = `${window.location.origin}${paths.wallet()}`;
    const answer = await fill({ amount: wanted, gateway, callback });
    if (answer.error) told.bad(answer.error);
    else if (answer.data) window.location.assign(answer.data);
  };
  return (
    <form className={classes.card} onSubmit={(event) => void submit(event)} noValidate aria-label={t('wallet.add')}>
      <h2 className={classes.cardTitle}>{t('wallet.add')}</h2>
      {bonuses.map(({ id, title, text }) => (
        <p key={id} className={classes.bonus}>
          <strong>
            <Written>{title}</Written>
          </strong>{' '}
          <Written>{text}</Written>
        </p>
      ))}
      <TextInput
        label={t('wallet.amount')}
        value={amount}
        onChange={(event) => setAmount(event.currentTarget.value)}
        inputMode="decimal"
        dir="ltr"
        error={error}
      />
      {gateways.map(({ id, title }) => (
        <Button key={id} type="submit" value={id} loading={isLoading}>
          {gateways.length > 1 ? t('wallet.addBy', { title }) : t('wallet.add')}
        </Button>
      ))}
    </form>
  );
}

export function WalletPage() {
  const t = useProfileMessages();
  const { money } = useFormats();
  const { data: config } = useGetConfigQuery({ language: useLanguage() });
  const { data: customer } = useGetCustomerQuery(undefined, { refetchOnMountOrArgChange: true });
  const list = useGetWalletEntriesInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  if (config && !config.wallet) return <NotOffered title={t('wallet.title')} />;
  return (
    <Sheet title={t('wallet.title')}>
      <Figure label={t('wallet.balance')}>{customer ? money(customer.wallet) : '…'}</Figure>
      {config && config.gateways.length > 0 ? <AddFunds gateways={config.gateways} /> : null}
      <Ledger
        entries={list.data?.pages.flatMap(({ entries }) => entries) ?? null}
        failed={list.isError}
        onRetry={() => void list.refetch()}
        hasMore={list.hasNextPage}
        isLoading={list.isFetchingNextPage}
        onMore={() => void list.fetchNextPage()}
        amount={(value) => money(minor(value))}
      />
    </Sheet>
  );
}
