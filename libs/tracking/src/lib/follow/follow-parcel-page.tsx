/** A parcel as its receiver follows it: no account, no order, the token of the link alone (PLUS-49). */
import { useFollowParcelQuery } from '@shop/api-client/receiver-link';
import { isSettled } from '@shop/domain/tracking';
import { useSession } from '@shop/session';
import { Button, EmptyState, LineSkeletons, LoadFailed, Page } from '@shop/ui';
import { paths, readText } from '@shop/util';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import classes from './follow-parcel.module.css';
import { FollowedView } from './followed-view';
import { useFollowMessages } from '../../receiver-messages';

const POLL_MS = 10_000;
const readToken = readText(100, /^[\w-]{20,}$/);

function Ended() {
  const t = useFollowMessages();
  return (
    <EmptyState
      drawing="search"
      title={t('ended.title')}
      text={t('ended.text')}
      action={
        <Button component={Link} to={paths.landing()}>
          {t('ended.home')}
        </Button>
      }
    />
  );
}

function Followed({ token }: { token: string }) {
  const t = useFollowMessages();
  const [isOver, setOver] = useState(false);
  const { data, isError, refetch } = useFollowParcelQuery(token, {
    pollingInterval: isOver ? 0 : POLL_MS,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
    refetchOnReconnect: true,
  });
  const isEnd = data === null || (data !== undefined && isSettled(data.status));
  if (isEnd !== isOver) setOver(isEnd);
  if (data === null) return <Ended />;
  if (data) return <FollowedView parcel={data} />;
  return isError ? (
    <LoadFailed isWhole title={t('failed')} retryLabel={t('retry')} onRetry={() => void refetch()} />
  ) : (
    <LineSkeletons count={6} label={t('loading')} />
  );
}

export function FollowParcelPage() {
  const t = useFollowMessages();
  const { hash } = useLocation();
  // The server does not get what stands behind the '#'.
  const { restored } = useSession('restored');
  const token = readToken(hash.slice(1));
  return (
    <Page narrow>
      <div className={classes.page}>
        {!restored ? (
          <LineSkeletons count={6} label={t('loading')} />
        ) : token ? (
          <Followed key={token} token={token} />
        ) : (
          <Ended />
        )}
      </div>
    </Page>
  );
}
