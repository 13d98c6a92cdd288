export { sessionSlice, emptySession, type SessionState, type ChosenModule } from './slice';
export { readStorage, watchSession, type SessionStorage } from './storage';
export { readSessionCookies, COOKIES } from './cookies';
export { selectIsSignedIn, selectPlace, selectModule, selectSession } from './selectors';
export { useSession } from './use-session';
export { nextPageCookie, takeNextPage } from './next-page';
export { recordVisit, readVisits, type VisitedStore } from './visits';
export {
  readBought,
  writeBought,
  forgetBought,
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
  hasAgreed,
  rememberAgreed,
  rememberOrder,
  phoneOfOrder,
  type BuyPage,
  type CheckoutDraft,
  type ParcelDraft,
} from './drafts';
export { rememberPriceDifference, readPriceDifference, type PriceDifference } from './price-difference';
export { readLists, writeList, type ShownList } from './lists/shown-lists';
export { readUsedAddresses, rememberAddress } from './used-addresses';
