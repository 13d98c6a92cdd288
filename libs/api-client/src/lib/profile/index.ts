/** Profile, wallet, loyalty points and account of the customer. */
import { shopApi } from '../base/api';
import { interestEndpoints } from './interests';
import { pointEndpoints } from './points';
import { profileChangeEndpoints } from './profile-change';
import { pushEndpoints } from './push';
import { walletEndpoints } from './wallet';

export const profileApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    ...profileChangeEndpoints(build),
    ...pushEndpoints(build),
    ...walletEndpoints(build),
    ...pointEndpoints(build),
    ...interestEndpoints(build),
  }),
});

export const {
  useUpdateProfileMutation,
  useRemoveAccountMutation,
  useLazyGetPushKeysQuery,
  useSaveOrderPushMutation,
  useSavePushSubscriptionMutation,
  useSavePushTokenMutation,
  useGetWalletEntriesInfiniteQuery,
  useGetPointEntriesInfiniteQuery,
  useGetBonusesQuery,
  useFillWalletMutation,
  useMovePointsMutation,
  useGetInterestsQuery,
  useSaveInterestsMutation,
} = profileApi;
export type { LedgerPage } from './ledger';
export { WALLET_FILTERS, type WalletFilter } from './wallet';
export type { ProfileChange } from './profile-change';
