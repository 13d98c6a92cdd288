/** `/notifications`: what the shop has told the customer, by day, unread ones marked (PLUS-38). */
import type { Notification } from '@shop/domain';
import type { NotificationKind } from '@shop/domain/notifications';
import { useClockForm, useDates, useNow } from '@shop/i18n';
import { Button, coverLink, EmptyState, LineSkeletons, LoadFailed, onwardLink, whenVisible, Written } from '@shop/ui';
import { paths } from '@shop/util';
import { byDay, dayHeading } from '@shop/util/recent-time';
import { IconMessage, IconReceipt, IconTag, type Icon } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Link } from 'react-router-dom';
import classes from './notifications-page.module.css';
import { CustomerPage } from './customer-page';
import { useNotices, useReading } from './use-notices';
import { useProfileMessages } from '../messages';

const ICONS: Record<NotificationKind, Icon> = { order: IconReceipt, offer: IconTag, chat: IconMessage };

/** null: it opens nothing. */
function targetOf({ kind, orderId, conversation }: Notification): string | null {
  if (kind === 'chat')
    return conversation
      ? paths.chat({ conversationId: conversation.id, type: conversation.partnerType })
      : paths.inbox();
  if (kind === 'offer') return paths.coupons();
  return orderId ? paths.order(orderId) : null;
}

/** Only what is on the screen was seen, not what a jump passed. */
const ON_SCREEN = '0px';

interface EntryProps {
  entry: Notification;
  isNew: boolean;
  onSeen: (entry: Notification) => void;
}

function Entry({ entry, isNew, onSeen }: EntryProps) {
  const t = useProfileMessages();
  const { time } = useDates();
  const { kind, title, text, at } = entry;
  const Mark = ICONS[kind];
  const to = targetOf(entry);
  const line = useRef<HTMLLIElement>(null);
  const seen = useEffectEvent(() => onSeen(entry));
  useEffect(() => whenVisible(() => seen(), ON_SCREEN)(line.current), []);
  return (
    <li className={classes.entry} data-unread={isNew || undefined} ref={line}>
      <span className={classes.mark}>
        <Mark size={20} role="img" aria-label={t(`notices.kinds.${kind}`)} />
      </span>
      <span className={classes.what}>
        {to ? (
          <Link className={`${coverLink} ${classes.name}`} to={to}>
            <Written>{title}</Written>
          </Link>
        ) : (
          <Written className={classes.name}>{title}</Written>
        )}
        {text ? <Written className={classes.text}>{text}</Written> : null}
      </span>
      <span className={classes.side}>
        {at === null ? null : <small>{time(new Date(at))}</small>}
        {isNew ? <span className={classes.new}>{t('notices.unread')}</span> : null}
      </span>
    </li>
  );
}

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
          <Entry key={entry.id} entry={entry} isNew={reading.isNew(entry)} onSeen={reading.saw} />
        ))}
      </ul>
    </section>
  );
}

export function NotificationsPage() {
  const t = useProfileMessages();
  const { timeZone } = useDates();
  const { entries, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useNotices();
  const reading = useReading();
  return (
    <CustomerPage title={t('notices.title')}>
      {isError && !entries ? (
        <LoadFailed title={t('notices.failed')} retryLabel={t('retry')} onRetry={() => void refetch()} />
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
