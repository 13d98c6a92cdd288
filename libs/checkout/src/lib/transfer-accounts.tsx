/** The accounts of a bank transfer; loaded when it is chosen (PLUS-12). */
import { useGetTransferMethodsQuery } from '@shop/api-client/payments';
import { useFormats, useLanguage } from '@shop/i18n';
import { Hint, TransferAccount, useTransferMessages } from '@shop/order-form';
import { LineSkeletons, LoadFailed } from '@shop/ui';
import type { Minor } from '@shop/util';
import classes from './checkout-page.module.css';

export default function TransferAccounts({ amount }: { amount: Minor }) {
  const t = useTransferMessages();
  const { money } = useFormats();
  const { data: methods, isError, refetch } = useGetTransferMethodsQuery({ language: useLanguage() });
  if (isError && !methods)
    return <LoadFailed title={t('failed')} retryLabel={t('retry')} onRetry={() => void refetch()} />;
  if (!methods) return <LineSkeletons count={3} label={t('loading')} />;
  if (methods.length === 0)
    return (
      <p role="alert" className={classes.notice}>
        {t('none')}
      </p>
    );
  return (
    <>
      {methods.map((method) => (
        <TransferAccount key={method.id} method={method} amount={money(amount)} />
      ))}
      <Hint>{t('later')}</Hint>
    </>
  );
}
