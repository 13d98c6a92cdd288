/** How many notifications are unread, asked for when the browser has nothing else to do, and again when the shop is seen again. */
import { useGetNotificationsInfiniteQuery } from '@shop/api-client/notices';
import { isUnread } from '@shop/domain/notifications';
import { deviceStorage, readSeenNotices } from '@shop/session';
import { whenIdle } from '@shop/util/when-idle';
import { useEffect, useState } from 'react';

function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}

/** Among the newest; 0 until it is known. */
export function useUnreadCount(): number {
  const isIdle = useIsIdle();
  const { data } = useGetNotificationsInfiniteQuery(undefined, { skip: !isIdle, refetchOnFocus: true });
  const seenUpTo = readSeenNotices(deviceStorage);
  return data?.pages.flat().filter((entry) => isUnread(entry, seenUpTo)).length ?? 0;
}
