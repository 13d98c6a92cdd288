/** The newest notifications, kept current while they are open, and the way to all of them. */
import { EmptyState, LineSkeletons, LoadFailed, onwardLink } from '@shop/ui';
import { paths } from '@shop/util';
import { Link } from 'react-router-dom';
import classes from './bell.module.css';
import { NoticeEntry } from '../notice-entry';
import { useNotices, useReading } from '../use-notices';
import { useBellMessages, useProfileMessages } from '../../messages';

const NEWEST = 5;

export default function BellMenu({ close }: { close: () => void }) {
  const t = useProfileMessages();
  const b = useBellMessages();
  const { entries, isError, refetch } = useNotices();
  const reading = useReading();
  return (
    <section className={classes.menu} aria-label={t('notices.title')}>
      {isError && !entries ? (
        <LoadFailed title={t('notices.failed')} retryLabel={t('retry')} onRetry={() => void refetch()} />
      ) : !entries ? (
        <LineSkeletons count={NEWEST} label={t('notices.loading')} />
      ) : entries.length === 0 ? (
        <EmptyState drawing="bubble" title={t('notices.none')} text={t('notices.noneText')} />
      ) : (
        <ul className={classes.newest}>
          {entries.slice(0, NEWEST).map((entry) => (
            <NoticeEntry
              key={entry.id}
              entry={entry}
              isNew={reading.isNew(entry)}
              onSeen={reading.saw}
              onOpen={close}
            />
          ))}
        </ul>
      )}
      <Link className={onwardLink} to={paths.notifications()} onClick={close}>
        {b('all')}
      </Link>
    </section>
  );
}
