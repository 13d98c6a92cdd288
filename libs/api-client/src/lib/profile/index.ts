/** Profile, wallet, loyalty points and account of the customer (contract §6). */
import type { LedgerEntry, WalletBonus } from '@shop/domain';
import { FORM, LIST, PUSH_TOKEN, moneyOf, shopApi } from '../base/api';
import { insidePath, paths, webAddress, type Minor } from '@shop/util';
import { isWire, list, moment, number, page, text, type Wire } from '../base/wire';

export interface ProfileChange {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  /** Empty: unchanged. */
  password: string;
  /** Confirmation that a backend may require: the current password, or a code. Empty: not required. */
  currentPassword: string;
  code: string;
  /** null: unchanged. */
  image: File | null;
}
export interface LedgerPage {
  entries: LedgerEntry[];
  total: number;
}
const LEDGER_PAGE = 10;
const LEDGER_PAGING = {
  initialPageParam: 1,
  getNextPageParam: (last: LedgerPage, pages: LedgerPage[]) =>
    pages.length * LEDGER_PAGE < last.total && last.entries.length > 0 ? pages.length + 1 : undefined,
};

function toLedger(wire: unknown, amount: (value: unknown) => number): LedgerPage {
  const { wires: entries, total } = page(wire, 'data');
  return {
    total,
    entries: entries.map((entry) => ({
      id: text(entry.transaction_id) || text(entry.id),
      kind: text(entry.transaction_type),
      credit: amount(entry.credit),
      debit: amount(entry.debit),
      bonus: amount(entry.admin_bonus),
      at: moment(entry.created_at),
    })),
  };
}

const CUSTOMER = '/api/v1/customer';
const message = (wire: Wire) => text(wire.message);

export const profileApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    updateProfile: build.mutation<string, ProfileChange>({
      query: ({ firstName, lastName, email, phone, password, currentPassword, code, image }) => {
        const body = new FormData();
        const secrets = Object.entries({ password, current_password: currentPassword, otp: code });
        const filled = Object.fromEntries(secrets.filter(([, value]) => value !== ''));
        const fields = { f_name: firstName, l_name: lastName, phone, email, ...filled };
        for (const [name, value] of Object.entries(fields)) body.set(name, value);
        if (image) body.set('image', image);
        return { url: `${CUSTOMER}/update-profile`, method: 'POST', body };
      },
      transformResponse: message,
      invalidatesTags: ['Customer'],
    }),
    removeAccount: build.mutation<string, void>({
      query: () => ({ url: `${CUSTOMER}/remove-account`, method: 'DELETE' }),
      transformResponse: message,
    }),
    /** Public keys of the storefront's Firebase web app, by name; served by the storefront's server. */
    getPushKeys: build.query<Record<string, string>, void>({
      query: () => ({ url: paths.pushKeys() }),
      transformResponse: (wire: Wire) =>
        Object.fromEntries(Object.entries(wire).map(([name, key]) => [name, text(key)])),
    }),
    /** Registers the device for push messages of this sign-in; '@' unregisters (PUSH-05). */
    savePushToken: build.mutation<string, string>({
      query: (device) => ({
        url: PUSH_TOKEN,
        method: 'POST',
        body: { _method: 'put', cm_firebase_token: device },
      }),
      transformResponse: message,
      extraOptions: FORM,
    }),
    getWalletEntries: build.infiniteQuery<LedgerPage, void, number>({
      infiniteQueryOptions: LEDGER_PAGING,
      query: ({ pageParam }) => ({
        url: `${CUSTOMER}/wallet/transactions`,
        params: { limit: LEDGER_PAGE, offset: pageParam },
      }),
      transformResponse: (wire: unknown, meta) => toLedger(wire, moneyOf(meta).read),
      providesTags: ['Customer'],
      extraOptions: LIST,
    }),
    getPointEntries: build.infiniteQuery<LedgerPage, void, number>({
      infiniteQueryOptions: LEDGER_PAGING,
      query: ({ pageParam }) => ({
        url: `${CUSTOMER}/loyalty-point/transactions`,
        params: { limit: LEDGER_PAGE, offset: pageParam },
      }),
      transformResponse: (wire: unknown) => toLedger(wire, (value) => Math.floor(number(value))),
      providesTags: ['Customer'],
      extraOptions: LIST,
    }),
    getBonuses: build.query<WalletBonus[], void>({
      query: () => ({ url: `${CUSTOMER}/wallet/bonuses` }),
      transformResponse: (wire: unknown) =>
        list(wire)
          .filter(isWire)
          .map((entry) => ({ id: text(entry.id), title: text(entry.title), text: text(entry.description) })),
    }),
    /** URL of the payment page; it returns to `callback`. */
    fillWallet: build.mutation<string, { amount: Minor; gateway: string; callback: string }>({
      query: ({ amount, gateway, callback }) => ({
        url: `${CUSTOMER}/wallet/add-fund`,
        method: 'POST',
        encode: (money) => ({
          amount: money.write(amount),
          payment_method: gateway,
          payment_platform: 'web',
          callback,
        }),
      }),
      transformResponse: (wire: Wire) => insidePath(wire.redirect_link) ?? webAddress(wire.redirect_link) ?? '',
    }),
    movePoints: build.mutation<string, number>({
      query: (point) => ({ url: `${CUSTOMER}/loyalty-point/point-transfer`, method: 'POST', body: { point } }),
      transformResponse: message,
      invalidatesTags: ['Customer'],
    }),
  }),
});

export const {
  useUpdateProfileMutation,
  useRemoveAccountMutation,
  useLazyGetPushKeysQuery,
  useSavePushTokenMutation,
  useGetWalletEntriesInfiniteQuery,
  useGetPointEntriesInfiniteQuery,
  useGetBonusesQuery,
  useFillWalletMutation,
  useMovePointsMutation,
} = profileApi;
