/** Layout of a customer's page: a heading and a large figure above the content. */
import { EmptyState, Page, Title, Written } from '@shop/ui';
import type { Icon } from '@tabler/icons-react';
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

/** @param children a text is an element of its own, so that a figure of another width that comes later is no move */
export function Balance({ label, Icon, children }: { label: string; Icon?: Icon; children: ReactNode }) {
  return (
    <p className={classes.balance}>
      <span>{label}</span>
      <Written as="strong" key={typeof children === 'string' ? children : undefined}>
        {children}
      </Written>
      {Icon ? <Icon className={classes.balanceIcon} size={56} stroke={1.25} aria-hidden="true" /> : null}
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
