/** `/notifications`: what the shop has told the customer, by day, unread ones marked (PLUS-38). */
import { useHasFailed } from '@shop/api-client';
import type { Notification } from '@shop/domain';
import { useClockForm, useDates, useNow } from '@shop/i18n';
import { Button, EmptyState, LineSkeletons, LoadFailed, onwardLink } from '@shop/ui';
import { paths } from '@shop/util';
import { byDay, dayHeading } from '@shop/util/recent-time';
import { Link } from 'react-router-dom';
import classes from './notifications-page.module.css';
import { CustomerPage } from './customer-page';
import { NoticeEntry } from './notice-entry';
import { useNotices, useReading } from './use-notices';
import { useProfileMessages } from '../messages';

function Day({ entries, reading }: { entries: Notification[]; reading: ReturnType<typeof useReading> }) {
  const t = useProfileMessages();
  const form = useClockForm();
  const at = entries[0]?.at ?? null;
  const words = { today: t('notices.today'), yesterday: t('notices.yesterday') };
  const heading = useNow((now) => (at === null ? t('notices.earlier') : dayHeading(new Date(at), now, form, words)));
  return (
    <section aria-label={heading ?? undefined}>
      <h2 className={classes.day}>{heading}</h2>
      <ul className={classes.entries}>
        {entries.map((entry) => (
          <NoticeEntry key={entry.id} entry={entry} isNew={reading.isNew(entry)} onSeen={reading.saw} />
        ))}
      </ul>
    </section>
  );
}

export function NotificationsPage() {
  const t = useProfileMessages();
  const { timeZone } = useDates();
  const { entries, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useNotices();
  const hasFailed = useHasFailed(isError) && !entries;
  const reading = useReading();
  return (
    <CustomerPage title={t('notices.title')}>
      {hasFailed ? (
        <LoadFailed isWhole title={t('notices.failed')} retryLabel={t('retry')} onRetry={() => void refetch()} />
      ) : !entries ? (
        <LineSkeletons count={5} label={t('notices.loading')} />
      ) : entries.length === 0 ? (
        <EmptyState
          drawing="bubble"
          title={t('notices.none')}
          text={t('notices.noneText')}
          actions={[{ label: t('notices.home'), to: paths.home() }]}
        />
      ) : (
        <>
          {byDay(entries, timeZone).map((group) => (
            <Day key={group.entries[0]?.id} entries={group.entries} reading={reading} />
          ))}
          {hasNextPage ? (
            <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t('more')}
            </Button>
          ) : null}
          <p className={classes.choose}>
            <Link className={onwardLink} to={paths.settings()}>
              {t('notices.choose')}
            </Link>
          </p>
        </>
      )}
    </CustomerPage>
  );
}
