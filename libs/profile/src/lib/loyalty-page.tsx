/** `/loyalty-points`: how many there are, moving them to the wallet, where they came from (PROF-31). */
import { Button, TextInput } from '@shop/ui';
import { useGetCustomerQuery } from '@shop/api-client/accounts';
import { useGetPointEntriesInfiniteQuery, useMovePointsMutation } from '@shop/api-client/profile';
import { useGetConfigQuery } from '@shop/api-client/start';
import { useLanguage } from '@shop/i18n';
import { useState, type FormEvent } from 'react';
import { Ledger } from './ledger';
import classes from './profile.module.css';
import { Figure, NotOffered, Sheet } from './sheet';
import { useProfileMessages } from '../messages';
import { useMutationToast } from './use-mutation-toast';

function MovePoints({ owned }: { owned: number }) {
  const t = useProfileMessages();
  const told = useMutationToast();
  const [points, setPoints] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [move, { isLoading }] = useMovePointsMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = Number(points);
    if (!Number.isInteger(wanted) || wanted <= 0) return setError(t('loyalty.error'));
    if (wanted > owned) return setError(t('loyalty.tooMany', { count: owned }));
    setError(null);
    const answer = await move(wanted);
    if (answer.error) return told.bad(answer.error);
    setPoints('');
    told.good(answer.data, t('loyalty.moved'));
  };
  return (
    <form className={classes.card} onSubmit={(event) => void submit(event)} noValidate aria-label={t('loyalty.move')}>
      <h2 className={classes.cardTitle}>{t('loyalty.move')}</h2>
      <TextInput
        label={t('loyalty.points')}
        value={points}
        onChange={(event) => setPoints(event.currentTarget.value)}
        inputMode="numeric"
        dir="ltr"
        error={error}
      />
      <Button type="submit" loading={isLoading}>
        {t('loyalty.move')}
      </Button>
    </form>
  );
}

export function LoyaltyPage() {
  const t = useProfileMessages();
  const { data: config } = useGetConfigQuery({ language: useLanguage() });
  const { data: customer } = useGetCustomerQuery(undefined, { refetchOnMountOrArgChange: true });
  const list = useGetPointEntriesInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  if (config && !config.loyalty) return <NotOffered title={t('loyalty.title')} />;
  return (
    <Sheet title={t('loyalty.title')}>
      <Figure label={t('loyalty.owned')}>{customer ? customer.points : '…'}</Figure>
      {customer && config?.wallet ? <MovePoints owned={customer.points} /> : null}
      <Ledger
        entries={list.data?.pages.flatMap(({ entries }) => entries) ?? null}
        failed={list.isError}
        onRetry={() => void list.refetch()}
        hasMore={list.hasNextPage}
        isLoading={list.isFetchingNextPage}
        onMore={() => void list.fetchNextPage()}
        amount={(value) => String(value)}
      />
    </Sheet>
  );
}
