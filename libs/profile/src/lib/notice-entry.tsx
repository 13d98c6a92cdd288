/** A notification in a list: what it is about, its text and time, and whether it is new. */
import type { Notification } from '@shop/domain';
import type { NewsKind } from '@shop/domain/notifications';
import { useDates } from '@shop/i18n';
import { coverLink, whenVisible, Written } from '@shop/ui';
import { paths } from '@shop/util';
import { IconMessage, IconReceipt, IconShieldLock, IconTag, type Icon } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Link } from 'react-router-dom';
import classes from './notifications-page.module.css';
import { useProfileMessages } from '../messages';

const ICONS: Record<NewsKind, Icon> = {
  order: IconReceipt,
  offer: IconTag,
  chat: IconMessage,
  account: IconShieldLock,
};

/** null: it opens nothing. */
function targetOf({ kind, orderId, conversation }: Notification): string | null {
  if (kind === 'chat')
    return conversation
      ? paths.chat({ conversationId: conversation.id, type: conversation.partnerType })
      : paths.inbox();
  if (kind === 'offer') return paths.coupons();
  if (kind === 'account') return paths.settings();
  return orderId ? paths.order(orderId) : null;
}

/** Only what is on the screen was seen, not what a jump passed. */
const ON_SCREEN = '0px';

export interface NoticeEntryProps {
  entry: Notification;
  isNew: boolean;
  onSeen: (entry: Notification) => void;
  /** It is followed. */
  onOpen?: (() => void) | undefined;
}

export function NoticeEntry({ entry, isNew, onSeen, onOpen }: NoticeEntryProps) {
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
          <Link className={`${coverLink} ${classes.name}`} to={to} onClick={onOpen}>
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
