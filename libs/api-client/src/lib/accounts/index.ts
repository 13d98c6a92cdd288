/** Signing up and in, the customer, saved addresses (spec 1 §7, contract §6). */
import type { Customer, LedgerEntry, SavedAddress, WalletBonus } from '@shop/domain';
import { LIST, shopApi } from '../base/api';
import { isWire, list, moment, money, number, page, text, type Wire } from '../base/wire';
import { fromAddress, toAddress, toCustomer, toSignIn, type NewAddress, type SignInAnswer } from './to-account';

/** The guest whose cart comes along; null for none. */
interface WithGuest {
  guestId: string | null;
}
export interface NewCustomer extends WithGuest {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  password: string;
  refCode: string;
}

export interface ProfileChange {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  /** Empty: stays. */
  password: string;
  /** null: stays. */
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

const AUTH = '/api/v1/auth';
const CUSTOMER = '/api/v1/customer';
const guestOf = ({ guestId }: WithGuest) => (guestId ? { guest_id: guestId } : {});
const message = (wire: Wire) => text(wire.message);
/** The two names that deployments read: v2 one `phone`, v3 `phone` or `email`. */
const whose = (login: string) => (login.includes('@') ? { email: login } : { phone: login });

export const accountsApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    signIn: build.mutation<SignInAnswer, WithGuest & { login: string; password: string }>({
      query: ({ login, password, ...guest }) => ({
        url: `${AUTH}/login`,
        method: 'POST',
        body: {
          email_or_phone: login,
          ...(login.includes('@') ? {} : { phone: login }),
          login_type: 'manual',
          field_type: login.includes('@') ? 'email' : 'phone',
          password,
          ...guestOf(guest),
        },
      }),
      transformResponse: (wire: Wire, _meta, { login }) => toSignIn(wire, login),
    }),
    /** Without a code it is sent; with it the customer is let in. */
    signInByCode: build.mutation<SignInAnswer, WithGuest & { phone: string; code: string | null }>({
      query: ({ phone, code, ...guest }) => ({
        url: `${AUTH}/login`,
        method: 'POST',
        body: { login_type: 'otp', phone, ...(code ? { otp: code } : {}), ...guestOf(guest) },
      }),
      transformResponse: (wire: Wire, _meta, { phone }) => toSignIn(wire, phone),
    }),
    signUp: build.mutation<SignInAnswer, NewCustomer>({
      query: ({ firstName, lastName, email, phone, password, refCode, ...guest }) => ({
        url: `${AUTH}/sign-up`,
        method: 'POST',
        body: {
          f_name: firstName,
          l_name: lastName,
          name: `${firstName} ${lastName}`.trim(),
          email,
          phone,
          password,
          ...(refCode ? { ref_code: refCode } : {}),
          ...guestOf(guest),
        },
      }),
      transformResponse: (wire: Wire, _meta, { phone }) => toSignIn(wire, phone),
    }),
    verifyPhone: build.mutation<SignInAnswer, WithGuest & { phone: string; code: string }>({
      query: ({ phone, code, ...guest }) => ({
        url: `${AUTH}/verify-phone`,
        method: 'POST',
        body: { phone, otp: code, verification_type: 'phone', ...guestOf(guest) },
      }),
      transformResponse: (wire: Wire, _meta, { phone }) => toSignIn(wire, phone),
    }),
    forgotPassword: build.mutation<string, { login: string }>({
      query: ({ login }) => ({
        url: `${AUTH}/forgot-password`,
        method: 'POST',
        body: { ...whose(login), verification_method: login.includes('@') ? 'email' : 'phone' },
      }),
      transformResponse: message,
    }),
    checkResetCode: build.mutation<string, { login: string; code: string }>({
      query: ({ login, code }) => ({
        url: `${AUTH}/verify-token`,
        method: 'POST',
        body: { ...whose(login), reset_token: code },
      }),
      transformResponse: message,
    }),
    resetPassword: build.mutation<string, { login: string; code: string; password: string }>({
      query: ({ login, code, password }) => ({
        url: `${AUTH}/reset-password`,
        method: 'POST',
        body: { _method: 'put', ...whose(login), reset_token: code, password, confirm_password: password },
      }),
      transformResponse: message,
    }),
    getCustomer: build.query<Customer, void>({
      query: () => ({ url: `${CUSTOMER}/info` }),
      transformResponse: (wire: Wire, meta) => toCustomer(wire, meta?.digits ?? 2),
      providesTags: ['Customer'],
    }),
    updateProfile: build.mutation<string, ProfileChange>({
      query: ({ firstName, lastName, email, phone, password, image }) => {
        const body = new FormData();
        const fields = { f_name: firstName, l_name: lastName, phone, email, ...(password ? { password } : {}) };
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
    getWalletEntries: build.infiniteQuery<LedgerPage, void, number>({
      infiniteQueryOptions: LEDGER_PAGING,
      query: ({ pageParam }) => ({
        url: `${CUSTOMER}/wallet/transactions`,
        params: { limit: LEDGER_PAGE, offset: pageParam },
      }),
      transformResponse: (wire: unknown, meta) => toLedger(wire, (value) => money(value, meta?.digits ?? 2)),
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
    /** Where the money is paid; comes back to `callback`. `amount` in the currency's own units. */
    fillWallet: build.mutation<string, { amount: number; gateway: string; callback: string }>({
      query: ({ amount, gateway, callback }) => ({
        url: `${CUSTOMER}/wallet/add-fund`,
        method: 'POST',
        body: { amount, payment_method: gateway, payment_platform: 'web', callback },
      }),
      transformResponse: (wire: Wire) => text(wire.redirect_link),
    }),
    movePoints: build.mutation<string, number>({
      query: (point) => ({ url: `${CUSTOMER}/loyalty-point/point-transfer`, method: 'POST', body: { point } }),
      transformResponse: message,
      invalidatesTags: ['Customer'],
    }),
    getAddresses: build.query<SavedAddress[], void>({
      query: () => ({ url: `${CUSTOMER}/address/list`, params: { limit: 100, offset: 1 } }),
      transformResponse: (wire: unknown) => page(wire, 'addresses').wires.map(toAddress),
      providesTags: ['Address'],
      extraOptions: LIST,
    }),
    addAddress: build.mutation<string, NewAddress>({
      query: (address) => ({ url: `${CUSTOMER}/address/add`, method: 'POST', body: fromAddress(address) }),
      transformResponse: message,
      invalidatesTags: ['Address'],
    }),
    changeAddress: build.mutation<string, { id: string; address: NewAddress }>({
      query: ({ id, address }) => ({
        url: `${CUSTOMER}/address/update/${encodeURIComponent(id)}`,
        method: 'PUT',
        body: fromAddress(address),
      }),
      transformResponse: message,
      invalidatesTags: ['Address'],
    }),
    removeAddress: build.mutation<string, string>({
      query: (id) => ({ url: `${CUSTOMER}/address/delete`, method: 'DELETE', params: { address_id: id } }),
      transformResponse: message,
      invalidatesTags: ['Address'],
    }),
  }),
});

export const {
  useSignInMutation,
  useSignInByCodeMutation,
  useSignUpMutation,
  useVerifyPhoneMutation,
  useForgotPasswordMutation,
  useCheckResetCodeMutation,
  useResetPasswordMutation,
  useGetCustomerQuery,
  useUpdateProfileMutation,
  useRemoveAccountMutation,
  useGetWalletEntriesInfiniteQuery,
  useGetPointEntriesInfiniteQuery,
  useGetBonusesQuery,
  useFillWalletMutation,
  useMovePointsMutation,
  useGetAddressesQuery,
  useAddAddressMutation,
  useChangeAddressMutation,
  useRemoveAddressMutation,
} = accountsApi;
export type { NewAddress, SignInAnswer } from './to-account';
