/** `/referral-code`: the customer's referral code (PROF-32). */
import { useGetCustomerQuery } from '@shop/api-client/accounts';
import { useGetConfigQuery } from '@shop/api-client/start';
import { useLanguage } from '@shop/i18n';
import { Button, showToast, WordSkeleton, Written } from '@shop/ui';
import { copyText } from '@shop/util/share';
import { IconCopy, IconShare } from '@tabler/icons-react';
import classes from './profile.module.css';
import { Balance, NotOffered, CustomerPage } from './customer-page';
import { useProfileMessages } from '../messages';

export function ReferralPage() {
  const t = useProfileMessages();
  const { data: config } = useGetConfigQuery({ language: useLanguage() });
  const { data: customer } = useGetCustomerQuery();
  if (config && !config.referral) return <NotOffered title={t('referral.title')} />;
  const code = customer?.refCode ?? '';
  const copy = async () => {
    if (await copyText(code)) showToast(t('referral.copied', { code }), 'good');
  };
  return (
    <CustomerPage title={t('referral.title')}>
      <Balance label={t('referral.yours')} Icon={IconShare}>
        <Written key={code}>{customer ? code : <WordSkeleton letters={8} />}</Written>
      </Balance>
      <Button onClick={() => void copy()} disabled={!code} rightSection={<IconCopy size={18} aria-hidden="true" />}>
        {t('referral.copy')}
      </Button>
      <section className={classes.instructions}>
        <h2 className={classes.cardTitle}>{t('referral.how')}</h2>
        <ol className={classes.steps}>
          <li>{t('referral.one')}</li>
          <li>{t('referral.two')}</li>
          <li>{t('referral.three')}</li>
        </ol>
      </section>
    </CustomerPage>
  );
}
