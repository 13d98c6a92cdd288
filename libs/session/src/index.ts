export { sessionSlice, emptySession, type SessionState, type ChosenModule } from './slice';
export {
  deviceStorage,
  reloadVisit,
  RESTART_EVENT,
  tabStorage,
  watchStorage,
  whenStorageFails,
  type SessionStorage,
} from './browser-storage';
export { openTabChannel, type TabChannel } from './browser-storage-tabs';
export { isFollowing, readStorage, watchSession } from './storage';
export { readSessionCookies, sessionCookies, COOKIES } from './cookies';
export { selectIsSignedIn, selectPlace, selectModule, selectSession } from './selectors';
export { useSession } from './use-session';
export { nextPageCookie, takeNextPage } from './next-page';
export { recordVisit, readVisits, type VisitedStore } from './visits';
export {
  readDraft,
  writeDraft,
  readPrescription,
  writePrescription,
  readParcel,
  writeParcel,
  forgetParcel,
  readCoupon,
  writeCoupon,
  orderKey,
  forgetOrderKey,
  rememberOrder,
  phoneOfOrder,
  rememberPriceDifference,
  readPriceDifference,
  type CheckoutDraft,
  type ParcelDraft,
  type PriceDifference,
} from './drafts';
export { hasAgreed, rememberAgreed } from './agreed';
export { forgetBought, writeBought, type BuyPage } from './bought';
export { readBought, type BoughtLine } from './read-bought';
export { readLists, writeList, type ShownList } from './lists/shown-lists';
export { readLastOrder, rememberLastOrder, type LastOrder } from './last-order';
export { forgetRunning, readRunning, rememberRunning } from './running-orders';
export { readSeenNotices, rememberSeenNotices } from './seen-notices';
export { readUsedAddresses, rememberAddress } from './used-addresses';
export { EMPTY_LIST, readListDraft, writeListDraft, type ListDraft, type ListPick } from './list-drafts';
export { readViewed, recordView, watchViewed } from './viewed-items';
export { dropUnreadablePositions } from './scroll-positions';
