/** Layout of a customer's page: a heading and a large figure above the content. */
import { EmptyState, Page, Title, Written } from '@shop/ui';
import type { ReactNode } from 'react';
import classes from './profile.module.css';
import { useProfileMessages } from '../messages';

export function CustomerPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Page narrow>
      <Title order={1} className={classes.title}>
        {title}
      </Title>
      {children}
    </Page>
  );
}

export function Balance({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p className={classes.balance}>
      <span>{label}</span>
      <Written as="strong">{children}</Written>
    </p>
  );
}

/** Shown when the provider has switched the feature off (PROF-30). */
export function NotOffered({ title }: { title: string }) {
  const t = useProfileMessages();
  return (
    <CustomerPage title={title}>
      <EmptyState drawing="wallet" title={t('notOffered')} />
    </CustomerPage>
  );
}
