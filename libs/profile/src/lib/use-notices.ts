/** The customer's notifications, kept current, and marked as read once they were on the screen. */
import type { ApiDispatch } from '@shop/api-client';
import { noticesApi, useGetNotificationsInfiniteQuery, watchNews } from '@shop/api-client/notices';
import type { Notification } from '@shop/domain';
import { isUnread } from '@shop/domain/notifications';
import { deviceStorage, readSeenNotices, rememberSeenNotices, selectSession } from '@shop/session';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';

/** Where the backend has no live stream. */
const POLL_MS = 30_000;
/** What comes into sight together is told together; at most so many at once. */
const GATHER_MS = 400;
const MOST_AT_ONCE = 100;

export function useNotices() {
  const session = useSelector(selectSession);
  const [live, setLive] = useState(false);
  const query = useGetNotificationsInfiniteQuery(undefined, {
    pollingInterval: live ? 0 : POLL_MS,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  const onNews = useEffectEvent(() => void query.refetch());
  const { restored, token } = session;
  useEffect(() => {
    if (!restored || token === null) return undefined;
    return watchNews(session, { onNews: () => onNews(), onLive: setLive });
  }, [restored, token, session]);
  return { ...query, entries: query.data?.pages.flat().filter(isFirstOfId) };
}

/** A backend without pages may answer the next one with the same entries. */
const isFirstOfId = ({ id }: Notification, index: number, all: readonly Notification[]): boolean =>
  all.findIndex((other) => other.id === id) === index;

/**
 * Marks entries as read. Their marks stay until the page is left: the reader sees what is new.
 * @returns whether an entry is new, and what to call when it came into sight
 */
export function useReading(): { isNew: (entry: Notification) => boolean; saw: (entry: Notification) => void } {
  const dispatch = useDispatch<ApiDispatch>();
  const [seenUpTo] = useState(() => readSeenNotices(deviceStorage));
  const [shownAsNew] = useState(() => new Set<number>());
  const waiting = useRef(new Set<number>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const tell = () => {
    const ids = [...waiting.current].slice(0, MOST_AT_ONCE);
    waiting.current.clear();
    if (ids.length > 0) void dispatch(noticesApi.endpoints.readNotifications.initiate(ids));
  };
  const leave = useEffectEvent(() => {
    clearTimeout(timer.current);
    tell();
  });
  useEffect(() => () => leave(), []);
  return {
    isNew: (entry) => {
      if (isUnread(entry, seenUpTo)) shownAsNew.add(entry.id);
      return shownAsNew.has(entry.id);
    },
    saw: ({ id, isRead }) => {
      if (isRead === null) return rememberSeenNotices(deviceStorage, id);
      if (isRead) return undefined;
      waiting.current.add(id);
      clearTimeout(timer.current);
      timer.current = setTimeout(tell, GATHER_MS);
      return undefined;
    },
  };
}
