/** A conversation: its messages in chronological order, and a form for the next one (CHAT-06 to CHAT-10). */
import { useForm } from '@mantine/form';
import { useGetCustomerQuery } from '@shop/api-client/accounts';
import { failureOf } from '@shop/api-client';
import { useGetThreadQuery, useSendMessageMutation } from '@shop/api-client/chat';
import type { Message } from '@shop/domain';
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
import { isBlank, paths } from '@shop/util';
import { IconArrowLeft, IconSend2 } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { ChatPartner } from './chat-partner';
import classes from './inbox-page.module.css';
import { useChatMessages } from '../messages';

const POLL_MS = 10_000;
const MAX_LENGTH = 2000;

/** The message field with its send button. */
function MessageForm({ partner }: { partner: ChatPartner }) {
  const t = useChatMessages();
  const [send, { isLoading }] = useSendMessageMutation();
  const form = useForm({ initialValues: { text: '' } });
  const isEmpty = isBlank(form.values.text);
  const submit = form.onSubmit(async ({ text }) => {
    if (isEmpty || isLoading) return;
    const answer = await send({ to: partner.key, text: text.trim() });
    if (answer.error) return showToast(failureOf(answer.error).messages.join(' ') || t('notSent'), 'bad');
    return form.reset();
  });
  return (
    <form className={classes.form} onSubmit={submit}>
      <Textarea
        className={classes.field ?? ''}
        aria-label={t('write')}
        placeholder={t('write')}
        rows={1}
        maxLength={MAX_LENGTH}
        {...form.getInputProps('text')}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey) return;
          event.preventDefault();
          submit();
        }}
      />
      <IconButton type="submit" variant="filled" aria-label={t('send')} disabled={isLoading || isEmpty}>
        <IconSend2 size={22} />
      </IconButton>
    </form>
  );
}

function Messages({ messages, name }: { messages: readonly Message[]; name: string }) {
  const t = useChatMessages();
  const { moment } = useDates();
  const { data: me } = useGetCustomerQuery();
  const end = useRef<HTMLDivElement>(null);
  const count = messages.length;
  useEffect(() => {
    // `scrollIntoView` may return a promise, which an effect must not.
    void end.current?.scrollIntoView({ block: 'nearest' });
  }, [count]);
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll area must be reachable by keyboard
    <div className={classes.messages} role="log" aria-label={t('with', { name })} tabIndex={0}>
      {count === 0 ? <p className={classes.empty}>{t('begin')}</p> : null}
      {messages.map((message) => {
        const isMine = message.senderId === me?.id;
        return (
          <p key={message.id} className={classes.message} data-mine={isMine || undefined}>
            <Written as="span" className={classes.author}>
              {isMine ? t('mine') : name}
            </Written>
            <Written>{message.text}</Written>
            {message.at ? <small>{moment(new Date(message.at))}</small> : null}
          </p>
        );
      })}
      <div ref={end} />
    </div>
  );
}

export function ConversationView({ partner }: { partner: ChatPartner }) {
  const t = useChatMessages();
  const { data, isError, refetch } = useGetThreadQuery(partner.key, {
    pollingInterval: POLL_MS,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  const name = data?.conversation?.name || partner.name;
  const image = data?.conversation?.image ?? (partner.image ? { url: partner.image, tint: null } : null);
  return (
    <section className={classes.thread} aria-label={t('with', { name })}>
      <header className={classes.head}>
        <Link className={`${iconLink} ${classes.back}`} to={paths.inbox()} aria-label={t('back')}>
          <IconArrowLeft size={22} />
        </Link>
        <span className={classes.avatar}>
          <Picture source={image} alt="" sizes="48px" round />
        </span>
        <Title order={2} size="h3">
          <Written>{name}</Written>
        </Title>
      </header>
      {data ? (
        <Messages messages={data.messages} name={name} />
      ) : isError ? (
        <LoadFailed title={t('failed')} retryLabel={t('retry')} onRetry={() => void refetch()} />
      ) : (
        <LineSkeletons count={3} label={t('loading')} />
      )}
      <MessageForm partner={partner} />
    </section>
  );
}
