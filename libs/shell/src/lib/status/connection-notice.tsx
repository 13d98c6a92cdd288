/**
 * A notice while the browser is offline, the backend does not respond, or a lazily loaded file is missing; the page
 * itself stays. The backend is pinged with a growing delay (backoff), and failed requests are retried once it responds
 * (PLUS-37, ERR-05).
 */
import { useBackendStatus, type ApiDispatch } from '@shop/api-client';
import { startApi } from '@shop/api-client/start';
import { WithMessages } from '@shop/i18n';
import { ErrorBoundary, useIsFileMissing } from '@shop/ui';
import { IconCloudOff, IconWifiOff } from '@tabler/icons-react';
import { useCallback, useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { lineMessages, useLineMessages } from '../../messages';
import classes from './connection-notice.module.css';
import { useBackoff } from './use-backoff';
import { useIsOnline } from './use-is-online';

const MESSAGES = [lineMessages];

export interface ConnectionNoticeProps {
  /** Changes of the cart have not reached the backend yet. */
  isPending: boolean;
  /** Sends pending changes again. */
  sendPending: () => void;
}

type LineStatus = 'away' | 'missing' | 'offline' | 'offlineMissing';

/** Pings and sends again, with or without a notice. @returns null: nothing is wrong */
function useLine({ isPending, sendPending }: ConnectionNoticeProps): LineStatus | null {
  const dispatch = useDispatch<ApiDispatch>();
  const online = useIsOnline();
  const status = useBackendStatus();
  const away = status === 'offline';
  const ping = useCallback(
    () => void dispatch(startApi.endpoints.ping.initiate(undefined, { forceRefetch: true, subscribe: false })),
    [dispatch],
  );
  useBackoff(away && online, ping);
  useBackoff(isPending && online, sendPending);
  useEffect(() => {
    if (status === 'degraded') ping();
  }, [status, ping]);
  const isMissing = useIsFileMissing();
  if (!online) return isMissing ? 'offlineMissing' : 'offline';
  return away ? 'away' : isMissing ? 'missing' : null;
}

function Notice({ message }: { message: LineStatus | null }) {
  const t = useLineMessages();
  const Icon = message?.startsWith('offline') ? IconWifiOff : IconCloudOff;
  return (
    <div className={classes.place} role="status">
      {message === null ? null : (
        <p className={classes.notice} key={message}>
          <Icon size={20} aria-hidden="true" />
          {t(message)}
        </p>
      )}
    </div>
  );
}

export function ConnectionNotice(props: ConnectionNoticeProps) {
  const message = useLine(props);
  return (
    <ErrorBoundary>
      <WithMessages messages={MESSAGES}>
        <Notice message={message} />
      </WithMessages>
    </ErrorBoundary>
  );
}
