/** The messages of a conversation by day, with those on their way at the end. */
import { useGetCustomerQuery } from '@shop/api-client/accounts';
import type { Message } from '@shop/domain';
import { useClockForm, useDates, useNow } from '@shop/i18n';
import { Button, Written } from '@shop/ui';
import { IconAlertTriangle, IconClock } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import classes from './conversation.module.css';
import { byDay, dayHeading } from '@shop/util/recent-time';
import type { Outbox, Outgoing } from './use-outbox';
import { useChatMessages } from '../messages';

function Time({ at }: { at: number }) {
  const { time, moment } = useDates();
  const date = new Date(at);
  return (
    <time dateTime={date.toISOString()} title={moment(date)}>
      {time(date)}
    </time>
  );
}

function Bubble({ message, name, isMine }: { message: Message; name: string; isMine: boolean }) {
  const t = useChatMessages();
  return (
    <p className={classes.message} data-mine={isMine || undefined}>
      <Written as="span" className={classes.author}>
        {isMine ? t('mine') : name}
      </Written>
      <Written>{message.text}</Written>
      {message.at ? (
        <small>
          <Time at={message.at} />
        </small>
      ) : null}
    </p>
  );
}

function OutgoingBubble({ message, onRetry }: { message: Outgoing; onRetry: () => void }) {
  const t = useChatMessages();
  const { failure } = message;
  const hasFailed = failure !== null;
  return (
    <div className={classes.outgoing} data-failed={hasFailed || undefined}>
      <p className={classes.message} data-mine="">
        <span className={classes.author}>{t('mine')}</span>
        <Written>{message.text}</Written>
        {hasFailed ? null : (
          <small className={classes.sending}>
            <IconClock size={14} aria-hidden="true" />
            {t('sending')}
          </small>
        )}
      </p>
      {hasFailed ? (
        <p className={classes.failed}>
          <IconAlertTriangle size={18} aria-hidden="true" />
          <Written>{failure || t('notSent')}</Written>
          <Button variant="subtle" onClick={onRetry}>
            {t('retry')}
          </Button>
        </p>
      ) : null}
    </div>
  );
}

function Day({ at }: { at: Date }) {
  const t = useChatMessages();
  const form = useClockForm();
  const words = { today: t('today'), yesterday: t('yesterday') };
  const heading = useNow((now) => dayHeading(at, now, form, words));
  return <h3 className={classes.day}>{heading}</h3>;
}

export interface MessageBubblesProps {
  messages: readonly Message[];
  name: string;
  outbox: Pick<Outbox, 'outgoing' | 'retry'>;
}

export function MessageBubbles({ messages, name, outbox }: MessageBubblesProps) {
  const t = useChatMessages();
  const { timeZone } = useClockForm();
  const { data: me } = useGetCustomerQuery();
  const end = useRef<HTMLDivElement>(null);
  const { outgoing, retry } = outbox;
  const count = messages.length + outgoing.length;
  useEffect(() => {
    // `scrollIntoView` may return a promise, which an effect must not.
    void end.current?.scrollIntoView({ block: 'nearest' });
  }, [count]);
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll area must be reachable by keyboard
    <div className={classes.messages} role="log" aria-label={t('with', { name })} tabIndex={0}>
      {count === 0 ? <p className={classes.empty}>{t('begin')}</p> : null}
      {byDay(messages, timeZone).map(({ day, entries: [first, ...others] }) => (
        <section key={`${day} ${first?.id}`} className={classes.group}>
          {first?.at ? <Day at={new Date(first.at)} /> : null}
          {[first, ...others].map((message) =>
            message ? (
              <Bubble key={message.id} message={message} name={name} isMine={message.senderId === me?.id} />
            ) : null,
          )}
        </section>
      ))}
      {outgoing.map((message) => (
        <OutgoingBubble key={message.id} message={message} onRetry={() => retry(message)} />
      ))}
      <div ref={end} />
    </div>
  );
}
