/** Push messages that arrive while the shop is visible, and presses on notifications (PUSH-01 to PUSH-04, PUSH-07). */
import { shopApi } from '@shop/api-client';
import { WithMessages } from '@shop/i18n';
import { readPush, usePush } from '@shop/push';
import { ErrorBoundary, showToast } from '@shop/ui';
import { useEffect, useEffectEvent } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { pushMessages, usePushMessages } from '../../messages';

const MESSAGES = [pushMessages];
const READ_MS = 8000;

function Listener() {
  const t = usePushMessages();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const view = usePush();
  const push = view?.push ?? null;
  const isOn = view?.state === 'on';
  const open = useEffectEvent((path: string) => void navigate(path));
  const take = useEffectEvent((data: Record<string, string>) => {
    const { kind, title, body, path } = readPush(data);
    // An open conversation or order is refetched and needs no toast (CHAT-10).
    dispatch(shopApi.util.invalidateTags([kind === 'message' ? 'Chat' : 'Order', 'Notice']));
    if (path === pathname + search) return;
    const text = kind === 'message' ? t('message') : [title, body].filter(Boolean).join(': ');
    if (!text) return;
    const action = path ? { label: t('open'), onPress: () => open(path) } : undefined;
    showToast(text, 'neutral', { key: `push ${path ?? text}`, duration: READ_MS, action });
  });
  useEffect(() => {
    if (!push || !isOn) return undefined;
    const stops: (() => void)[] = [];
    let isUnmounted = false;
    // No toast on failure, as nothing was pressed: it is retried at the next visit.
    const resumed = push.resume().catch(() => null);
    void resumed.then((port) => {
      if (port && !isUnmounted) stops.push(port.onMessage(take), port.onOpen(open));
    });
    return () => {
      isUnmounted = true;
      for (const stop of stops) stop();
    };
  }, [push, isOn]);
  return null;
}

export default function PushMessages() {
  return (
    <ErrorBoundary>
      <WithMessages messages={MESSAGES}>
        <Listener />
      </WithMessages>
    </ErrorBoundary>
  );
}
