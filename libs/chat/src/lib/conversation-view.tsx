/** A conversation: its messages in chronological order, and a form for the next one (CHAT-06 to CHAT-10). */
import { useForm } from '@mantine/form';
import { useGetThreadQuery } from '@shop/api-client/chat';
import { Avatar, IconButton, iconLink, LineSkeletons, LoadFailed, Textarea, Title, Written } from '@shop/ui';
import { isBlank, paths } from '@shop/util';
import { IconArrowLeft, IconSend2 } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { ChatPartner } from './chat-partner';
import classes from './conversation.module.css';
import { MessageBubbles } from './message-bubbles';
import { useOutbox } from './use-outbox';
import { useChatMessages } from '../messages';

const POLL_MS = 10_000;
const MAX_LENGTH = 2000;

/** The message field with its send button. It is free for the next message at once (CHAT-07). */
function MessageForm({ onSend }: { onSend: (text: string) => void }) {
  const t = useChatMessages();
  const form = useForm({ initialValues: { text: '' } });
  const isEmpty = isBlank(form.values.text);
  const submit = form.onSubmit(({ text }) => {
    if (isEmpty) return;
    onSend(text.trim());
    form.reset();
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
      <IconButton type="submit" variant="filled" aria-label={t('send')} disabled={isEmpty}>
        <IconSend2 size={22} />
      </IconButton>
    </form>
  );
}

export default function ConversationView({ partner }: { partner: ChatPartner }) {
  const t = useChatMessages();
  const { data, isError, refetch } = useGetThreadQuery(partner.key, {
    pollingInterval: POLL_MS,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  const outbox = useOutbox(partner.key);
  const name = data?.conversation?.name || partner.name;
  const image = data?.conversation?.image ?? (partner.image ? { url: partner.image, tint: null } : null);
  return (
    <section className={classes.thread} data-own-foot aria-label={t('with', { name })}>
      <header className={classes.head}>
        <Link className={`${iconLink} ${classes.back}`} to={paths.inbox()} aria-label={t('back')}>
          <IconArrowLeft size={22} />
        </Link>
        <Avatar source={image} name={name} size={44} />
        <Title order={2} size="h3">
          <Written>{name}</Written>
        </Title>
      </header>
      {data ? (
        <MessageBubbles messages={data.messages} name={name} outbox={outbox} />
      ) : isError ? (
        <LoadFailed isWhole title={t('failed')} retryLabel={t('retry')} onRetry={() => void refetch()} />
      ) : (
        <LineSkeletons count={3} label={t('loading')} />
      )}
      <MessageForm onSend={outbox.send} />
    </section>
  );
}
