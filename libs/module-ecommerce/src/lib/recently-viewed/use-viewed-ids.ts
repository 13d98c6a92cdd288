import { useScope } from '@shop/api-client';
import { deviceStorage, readViewed, useSession, watchViewed } from '@shop/session';
import { useSyncExternalStore } from 'react';

/** Ids of the goods that were opened on this device, the last first; none on the server. Follows other tabs, and the end of a sign-in. */
export function useViewedIds(): readonly string[] {
  const { moduleId } = useScope();
  // A sign-out empties them.
  useSession('token');
  const ids = useSyncExternalStore(
    watchViewed,
    () => readViewed(deviceStorage, moduleId).join(),
    () => '',
  );
  return ids ? ids.split(',') : [];
}
