/** One conversation: its messages in order of time, and the field to write the next (CHAT-06 to CHAT-10). */
import { useGetCustomerQuery } from '@shop/api-client/accounts';
import { failureOf } from '@shop/api-client';
import { useGetThreadQuery, useSendMessageMutation } from '@shop/api-client/chat';
import { useDates } from '@shop/i18n';
import {
  IconButton,
  iconLink,
  LineSkeletons,
  LoadFailed,
  Picture,
  showToast,
  Textarea,
  Title,
  Written,
} from '@shop/ui';
import { paths } from '@shop/util';
import { IconArrowLeft, IconSend2 } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { ChatPartner } from './chat-partner';
import classes from './inbox-page.module.css';
import { useChatMessages } from '../messages';

const REFETCH = 10_000;
const LONGEST = 2000;

export function ConversationView({ partner }: { partner: ChatPartner }) {
  const t = useChatMessages();
  const { step } = useDates();
  const { data: me } = useGetCustomerQuery();
  const { data, isError, refetch } = useGetThreadQuery(partner.key, {
    pollingInterval: REFETCH,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  const [send, { isLoading }] = useSendMessageMutation();
  const [text, setText] = useState('');
  const end = useRef<HTMLDivElement>(null);
  const count = data?.messages.length ?? 0;
  useEffect(() => {
    // It may return a promise, which an effect must not.
    void end.current?.scrollIntoView({ block: 'nearest' });
  }, [count]);
  const name = data?.conversation?.name || partner.name;
  const image = data?.conversation?.image ?? (partner.image ? { url: partner.image, tint: null } : null);
  const submit = async () => {
    const said = text.trim();
    if (!said || isLoading) return;
    const answer = await send({ to: partner.key, text: said });
    if (answer.error) return showToast(failureOf(answer.error).messages.join(' ') || t('notSent'), 'bad');
    return setText('');
  };
  return (
    <section className={classes.thread} aria-label={t('with', { name })}>
      <header className={classes.head}>
        <Link className={`${iconLink} ${classes.back}`} to={paths.inbox()} aria-label={t('back')}>
          <IconArrowLeft size={22} />
        </Link>
        <span className={classes.face}>
          <Picture source={image} alt="" sizes="48px" round />
        </span>
        <Title order={2} size="h3">
          <Written>{name}</Written>
        </Title>
      </header>
      {isError && !data ? (
        <LoadFailed title={t('failed')} retryLabel={t('retry')} onRetry={() => void refetch()} />
      ) : !data ? (
        <LineSkeletons count={3} label={t('loading')} />
      ) : (
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll area has to be reachable by keyboard
        <div className={classes.messages} role="log" aria-label={t('with', { name })} tabIndex={0}>
          {count === 0 ? <p className={classes.begin}>{t('begin')}</p> : null}
          {data.messages.map((message) => {
            const mine = message.senderId === me?.id;
            return (
              <p key={message.id} className={classes.message} data-mine={mine || undefined}>
                <span className={classes.who}>
                  <Written>{mine ? t('mine') : name}</Written>
                </span>
                <Written>{message.text}</Written>
                {message.at ? <small>{step(new Date(message.at))}</small> : null}
              </p>
            );
          })}
          <div ref={end} />
        </div>
      )}
      <form
        className={classes.write}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Textarea
          className={classes.field ?? ''}
          aria-label={t('write')}
          placeholder={t('write')}
          rows={1}
          maxLength={LONGEST}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            void submit();
          }}
        />
        <IconButton type="submit" variant="filled" aria-label={t('send')} disabled={isLoading || !text.trim()}>
          <IconSend2 size={22} />
        </IconButton>
      </form>
    </section>
  );
}
