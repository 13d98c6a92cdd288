/** How many notifications are unread, asked for when the browser has nothing else to do, and again when the shop is seen again. */
import { useGetNotificationsInfiniteQuery } from '@shop/api-client/notices';
import { isUnread } from '@shop/domain/notifications';
import { deviceStorage, readSeenNotices } from '@shop/session';
import { useEffect, useState } from 'react';

/** Where the browser does not tell when it is idle (Safari). */
const LATER_MS = 2000;

function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const begin = () => setIdle(true);
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(begin, LATER_MS);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(begin);
    return () => cancelIdleCallback(handle);
  }, []);
  return isIdle;
}

/** Among the newest; 0 until it is known. */
export function useUnreadCount(): number {
  const isIdle = useIsIdle();
  const { data } = useGetNotificationsInfiniteQuery(undefined, { skip: !isIdle, refetchOnFocus: true });
  const seenUpTo = readSeenNotices(deviceStorage);
  return data?.pages.flat().filter((entry) => isUnread(entry, seenUpTo)).length ?? 0;
}
