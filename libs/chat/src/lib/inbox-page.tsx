/** `/profile?page=inbox` and `/chatting`: the conversations, with the open one beside them. */
import { useHasFailed } from '@shop/api-client';
import { useGetConversationsQuery, type ThreadKey } from '@shop/api-client/chat';
import type { Conversation } from '@shop/domain';
import { SEARCH_LENGTH, searchText } from '@shop/domain/search-text';
import { useClockForm, useNow } from '@shop/i18n';
import { useOwnPageTitle } from '@shop/page-engine';
import {
  Avatar,
  Drawing,
  EmptyState,
  LineSkeletons,
  LoadFailed,
  Page,
  TextInput,
  Title,
  useSettledText,
  Written,
} from '@shop/ui';
import { paths } from '@shop/util';
import { lazyView } from '@shop/view-kit';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { chatPartnerOf } from './chat-partner';
import classes from './inbox-page.module.css';
import { recentTime } from '@shop/util/recent-time';
import { useChatMessages } from '../messages';

/** It opens on a press; the list is there first. */
const ConversationView = lazyView(() => import('./conversation-view'), { Loading: LoadingConversation });

const POLL_MS = 10_000;

function LoadingConversation() {
  const t = useChatMessages();
  return (
    <div className={classes.placeholder} data-loading>
      <LineSkeletons count={3} label={t('loading')} />
    </div>
  );
}

function Entry({ conversation, isOpen }: { conversation: Conversation; isOpen: boolean }) {
  const t = useChatMessages();
  const form = useClockForm();
  const { id, partnerType, name, image, last, lastAt, unread } = conversation;
  const time = useNow((now) => (lastAt ? recentTime(new Date(lastAt), now, form) : null));
  return (
    <li>
      <Link
        className={classes.entry}
        to={paths.chat({ conversationId: id, type: partnerType })}
        aria-current={isOpen || undefined}
        data-unread={unread > 0 || undefined}
      >
        <Avatar source={image} name={name} />
        <span className={classes.content}>
          <Written as="strong">{name}</Written>
          <Written as="span" className={classes.last}>
            {last?.text}
          </Written>
        </span>
        <span className={classes.side}>
          <small>{time}</small>
          {unread > 0 ? (
            <span className={classes.unread} aria-label={t('unread', { count: unread })} role="img">
              {unread}
            </span>
          ) : null}
        </span>
      </Link>
    </li>
  );
}

/** Whether a conversation is the open one: by its id, or by its partner for a new conversation. */
const isOpenConversation = ({ id, partnerType, partnerId }: Conversation, key: ThreadKey | null): boolean =>
  key !== null &&
  ('conversationId' in key ? key.conversationId === id : key.type === partnerType && key.id === partnerId);

function List({ open }: { open: ThreadKey | null }) {
  const t = useChatMessages();
  const [text, setText] = useState('');
  const name = useSettledText(searchText(text), 400);
  const { currentData, isError, refetch } = useGetConversationsQuery(
    { name },
    { pollingInterval: POLL_MS, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true },
  );
  const hasFailed = useHasFailed(isError) && !currentData;
  return (
    <section className={classes.list} aria-label={t('title')}>
      {hasFailed && !text ? null : (
        <TextInput
          type="search"
          aria-label={t('search')}
          placeholder={t('search')}
          value={text}
          maxLength={SEARCH_LENGTH}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
      {hasFailed ? (
        <LoadFailed isWhole title={t('failed')} retryLabel={t('retry')} onRetry={() => void refetch()} />
      ) : !currentData ? (
        <LineSkeletons count={4} label={t('loading')} />
      ) : currentData.length === 0 ? (
        <EmptyState
          drawing="bubble"
          title={t('none')}
          {...(name || open ? {} : { text: t('noneText'), actions: [{ label: t('home'), to: paths.home() }] })}
        />
      ) : (
        <ul className={classes.entries}>
          {currentData.map((conversation) => (
            <Entry key={conversation.id} conversation={conversation} isOpen={isOpenConversation(conversation, open)} />
          ))}
        </ul>
      )}
    </section>
  );
}

export function InboxPage() {
  const t = useChatMessages();
  const [params] = useSearchParams();
  const partner = chatPartnerOf(params);
  // As a section of the profile it has the profile's definition, and this title.
  useOwnPageTitle(t('title'));
  return (
    <Page>
      <Title order={1} className={classes.title}>
        {t('title')}
      </Title>
      <div className={classes.inbox} data-open={partner ? true : undefined}>
        <List open={partner?.key ?? null} />
        {partner ? (
          <ConversationView key={JSON.stringify(partner.key)} partner={partner} />
        ) : (
          <div className={classes.placeholder}>
            <Drawing name="bubble" small />
            {t('choose')}
          </div>
        )}
      </div>
    </Page>
  );
}
