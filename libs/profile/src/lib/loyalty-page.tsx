/** `/loyalty-points`: the balance, moving points to the wallet, and the history (PROF-31). */
import { useForm } from '@mantine/form';
import { useGetCustomerQuery } from '@shop/api-client/accounts';
import { useGetPointEntriesInfiniteQuery, useMovePointsMutation } from '@shop/api-client/profile';
import { useGetConfigQuery } from '@shop/api-client/start';
import { pointsWorth } from '@shop/domain/points';
import { readPoints } from '@shop/domain/typed-fields';
import { useFormats, useLanguage } from '@shop/i18n';
import { Button, TextInput, WordSkeleton } from '@shop/ui';
import { paths } from '@shop/util';
import { IconCoins } from '@tabler/icons-react';
import { useId } from 'react';
import { Ledger, NoEntries } from './ledger';
import classes from './profile.module.css';
import { Balance, NotOffered, CustomerPage } from './customer-page';
import { useProfileMessages } from '../messages';
import { useMutationToast } from './use-mutation-toast';

interface MovePointsProps {
  /** null: not known yet, so nothing can be moved. */
  balance: number | null;
  /** Points per unit of money; 0: unknown. */
  rate: number;
  /** The fewest that can be moved; 0: unknown. */
  fewest: number;
}

/** What points become, said before they are moved: the rate, and the sum for the number in the field. @param text null: there is no field */
function Worth({ text, balance, rate, fewest }: MovePointsProps & { text: string | null }) {
  const t = useProfileMessages();
  const { money, units } = useFormats();
  if (rate <= 0) return null;
  const reading = text === null ? null : readPoints(text, balance ?? 0);
  const worth = (points: number) => money(pointsWorth(points, { rate, decimals: units.decimals }));
  return (
    <p className={classes.muted}>
      {t('loyalty.rate', { count: rate, amount: worth(rate) })}{' '}
      {fewest > 1 ? t('loyalty.fewest', { count: fewest }) : null}
      {reading ? (
        <span role="status" className={classes.worth}>
          {reading.ok ? t('loyalty.worth', { count: reading.points, amount: worth(reading.points) }) : null}
        </span>
      ) : null}
    </p>
  );
}

/** Too few to move any: how many are missing, instead of a form that could only refuse. */
function Missing({ count, ...worth }: MovePointsProps & { count: number }) {
  const t = useProfileMessages();
  const title = useId();
  return (
    <section className={classes.card} aria-labelledby={title}>
      <h2 className={classes.cardTitle} id={title}>
        {t('loyalty.move')}
      </h2>
      <p className={classes.lead}>{t('loyalty.missing', { count })}</p>
      <Worth text={null} {...worth} />
    </section>
  );
}

function MovePoints(props: MovePointsProps) {
  const { balance, fewest } = props;
  const missing = balance === null ? 0 : Math.max(fewest, 1) - balance;
  return missing > 0 ? <Missing count={missing} {...props} /> : <MoveForm {...props} />;
}

function MoveForm({ balance: known, rate, fewest }: MovePointsProps) {
  const balance = known ?? 0;
  const t = useProfileMessages();
  const toast = useMutationToast();
  const [move, { isLoading }] = useMovePointsMutation();
  const form = useForm({
    initialValues: { points: '' },
    validate: {
      points: (value: string) => {
        const reading = readPoints(value, balance);
        if (reading.ok) return reading.points < fewest ? t('loyalty.tooFew', { count: fewest }) : null;
        return reading.reason === 'tooMany' ? t('loyalty.tooMany', { count: balance }) : t('loyalty.error');
      },
    },
  });
  /** The field shows what is moved: 100 for ١٠٠. */
  const showPoints = () => {
    const reading = readPoints(form.getValues().points, balance);
    if (reading.ok) form.setFieldValue('points', String(reading.points));
  };
  const submit = async ({ points }: { points: string }) => {
    const reading = readPoints(points, balance);
    if (!reading.ok) return;
    showPoints();
    const answer = await move(reading.points);
    if (answer.error) return toast.failed(answer.error);
    form.reset();
    toast.saved(answer.data, t('loyalty.moved'));
  };
  return (
    <form
      className={`${classes.card} ${classes.slim}`}
      onSubmit={form.onSubmit(submit)}
      noValidate
      aria-label={t('loyalty.move')}
    >
      <h2 className={classes.cardTitle}>{t('loyalty.move')}</h2>
      <TextInput
        label={t('loyalty.points')}
        inputMode="numeric"
        dir="ltr"
        {...form.getInputProps('points')}
        onBlur={showPoints}
      />
      <Worth text={form.values.points} balance={known} rate={rate} fewest={fewest} />
      <Button type="submit" loading={isLoading} disabled={known === null}>
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
    <CustomerPage title={t('loyalty.title')}>
      <Balance label={t('loyalty.owned')} Icon={IconCoins}>
        {customer ? customer.points : <WordSkeleton letters={4} />}
      </Balance>
      {config?.wallet ? (
        <MovePoints balance={customer?.points ?? null} rate={config.pointRate} fewest={config.fewestPoints} />
      ) : null}
      <Ledger
        of="points"
        list={list}
        amount={(value) => String(value)}
        empty={<NoEntries text={t('loyalty.empty')} action={{ label: t('loyalty.shop'), to: paths.home() }} />}
      />
    </CustomerPage>
  );
}
