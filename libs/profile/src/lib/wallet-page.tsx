/** `/wallet`: what is in it, how it is filled, what came and went (PROF-28 to PROF-30). */
import '@mantine/core/styles/Input.layer.css';
import { Button, NumberInput, Select } from '@mantine/core';
import {
  useFillWalletMutation,
  useGetBonusesQuery,
  useGetCustomerQuery,
  useGetWalletEntriesInfiniteQuery,
} from '@shop/api-client/accounts';
import { useGetConfigQuery } from '@shop/api-client/start';
import { useFormats, useLanguage } from '@shop/i18n';
import { minor, paths } from '@shop/util';
import { useState, type FormEvent } from 'react';
import { Ledger } from './ledger';
import classes from './profile.module.css';
import { Figure, NotOffered, Sheet } from './sheet';
import { useProfileText } from './texts';
import { useTold } from './use-told';

function AddFunds({ gateways }: { gateways: { id: string; title: string }[] }) {
  const t = useProfileText();
  const told = useTold();
  const [amount, setAmount] = useState<number | string>('');
  const [gateway, setGateway] = useState<string | null>(gateways[0]?.id ?? null);
  const [fault, setFault] = useState<string | null>(null);
  const [fill, { isLoading }] = useFillWalletMutation();
  const { data: bonuses = [] } = useGetBonusesQuery();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = Number(amount);
    if (!(wanted > 0)) return setFault(t('wallet.amountFault'));
    setFault(null);
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
          <strong>{title}</strong> {text}
        </p>
      ))}
      <NumberInput
        label={t('wallet.amount')}
        value={amount}
        onChange={setAmount}
        hideControls
        inputMode="decimal"
        error={fault}
      />
      {gateways.length > 1 ? (
        <Select
          label={t('wallet.by')}
          data={gateways.map(({ id, title }) => ({ value: id, label: title }))}
          value={gateway}
          onChange={setGateway}
          allowDeselect={false}
        />
      ) : null}
      <Button type="submit" loading={isLoading}>
        {t('wallet.add')}
      </Button>
    </form>
  );
}

export function WalletPage() {
  const t = useProfileText();
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
