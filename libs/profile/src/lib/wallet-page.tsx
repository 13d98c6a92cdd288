/** `/wallet`: the balance, adding funds, and the history (PROF-28 to PROF-30). */
import { useForm } from '@mantine/form';
import { useGetCustomerQuery } from '@shop/api-client/accounts';
import { useFillWalletMutation, useGetBonusesQuery, useGetWalletEntriesInfiniteQuery } from '@shop/api-client/profile';
import { useGetConfigQuery } from '@shop/api-client/start';
import { useFormats, useLanguage } from '@shop/i18n';
import type { WalletBonus } from '@shop/domain';
import { Button, LineSkeletons, TextInput, WordSkeleton, Written } from '@shop/ui';
import { minor, paths, readAmount, type Minor } from '@shop/util';
import { IconWallet } from '@tabler/icons-react';
import type { FormEvent } from 'react';
import { Ledger, NoEntries } from './ledger';
import { WalletFilters, useWalletFilter } from './wallet-filters';
import classes from './profile.module.css';
import { Balance, NotOffered, CustomerPage } from './customer-page';
import { useProfileMessages } from '../messages';
import { useMutationToast } from './use-mutation-toast';

interface AddFundsProps {
  gateways: { id: string; title: string }[];
  bonuses: WalletBonus[];
}

function AddFunds({ gateways, bonuses }: AddFundsProps) {
  const t = useProfileMessages();
  const toast = useMutationToast();
  const [fill, { isLoading }] = useFillWalletMutation();
  const { units } = useFormats();
  const amountOf = (text: string) => readAmount(text, units.decimals) ?? minor(0);
  const form = useForm({
    initialValues: { amount: '' },
    validate: { amount: (value: string) => (amountOf(value) > 0 ? null : t('wallet.amountError')) },
  });
  /** The field shows what is added: 2.5 for ٢٫٥. */
  const showAmount = (): Minor => {
    const amount = amountOf(form.getValues().amount);
    if (amount > 0) form.setFieldValue('amount', String(units.toMajor(amount)));
    return amount;
  };
  const submit = async (_values: object, event?: FormEvent) => {
    const submitter = (event?.nativeEvent as SubmitEvent | undefined)?.submitter;
    // Enter in the field uses the first gateway.
    const gateway = (submitter as HTMLButtonElement | null)?.value || gateways[0]?.id;
    if (!gateway) return;
    const callback = `${window.location.origin}${paths.wallet()}`;
    const answer = await fill({ amount: showAmount(), gateway, callback });
    if (answer.error) toast.failed(answer.error);
    else if (answer.data) window.location.assign(answer.data);
  };
  return (
    <form
      className={`${classes.card} ${classes.slim}`}
      onSubmit={form.onSubmit(submit)}
      noValidate
      aria-label={t('wallet.add')}
    >
      <h2 className={classes.cardTitle}>{t('wallet.add')}</h2>
      {bonuses.map(({ id, title, text }) => (
        <p key={id} className={classes.bonus}>
          <Written as="strong">{title}</Written> <Written>{text}</Written>
        </p>
      ))}
      <TextInput
        label={t('wallet.amount')}
        inputMode="decimal"
        dir="ltr"
        {...form.getInputProps('amount')}
        onBlur={showAmount}
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
  const [filter, setFilter] = useWalletFilter();
  const list = useGetWalletEntriesInfiniteQuery(filter, { refetchOnMountOrArgChange: true });
  const { data: bonuses = [], isLoading: areBonusesComing } = useGetBonusesQuery();
  if (config && !config.wallet) return <NotOffered title={t('wallet.title')} />;
  return (
    <CustomerPage title={t('wallet.title')}>
      <Balance label={t('wallet.balance')} Icon={IconWallet}>
        {customer ? money(customer.wallet) : <WordSkeleton letters={6} />}
      </Balance>
      {areBonusesComing ? (
        // What stands below the bonuses waits for them: it would move.
        <LineSkeletons shape="field" count={5} label={t('loading')} />
      ) : (
        <>
          {config && config.gateways.length > 0 ? <AddFunds gateways={config.gateways} bonuses={bonuses} /> : null}
          <Ledger
            of="wallet"
            // Of another filter until those of this one have come: they would be explained as its own.
            list={{ ...list, data: list.currentData }}
            amount={(value) => money(minor(value))}
            filter={<WalletFilters chosen={filter} onChoose={setFilter} />}
            empty={filter ? <NoEntries /> : <NoEntries text={t('wallet.empty')} />}
          />
        </>
      )}
    </CustomerPage>
  );
}
