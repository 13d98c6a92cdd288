/** Signing up and in, the customer, saved addresses (spec 1 §7, contract §6). */
import type { Customer, SavedAddress } from '@shop/domain';
import { FORM, LIST, PUSH_TOKEN, shopApi } from '../base/api';
import { list, page, text, textOrNull, type Wire } from '../base/wire';
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

const AUTH = '/api/v1/auth';
const CUSTOMER = '/api/v1/customer';
/** Asked by forms that tell what was refused (AUTH-03). */
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
      extraOptions: FORM,
    }),
    /** Without a code it is sent; with it the customer is let in. */
    signInByCode: build.mutation<SignInAnswer, WithGuest & { phone: string; code: string | null }>({
      query: ({ phone, code, ...guest }) => ({
        url: `${AUTH}/login`,
        method: 'POST',
        body: { login_type: 'otp', phone, ...(code ? { otp: code } : {}), ...guestOf(guest) },
      }),
      transformResponse: (wire: Wire, _meta, { phone }) => toSignIn(wire, phone),
      extraOptions: FORM,
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
      extraOptions: FORM,
    }),
    verifyPhone: build.mutation<SignInAnswer, WithGuest & { phone: string; code: string; proof: string | null }>({
      query: ({ phone, code, proof, ...guest }) => ({
        url: `${AUTH}/verify-phone`,
        method: 'POST',
        body: { phone, otp: code, verification_type: 'phone', ...(proof ? { proof } : {}), ...guestOf(guest) },
      }),
      transformResponse: (wire: Wire, _meta, { phone }) => toSignIn(wire, phone),
      extraOptions: FORM,
    }),
    forgotPassword: build.mutation<string, { login: string }>({
      query: ({ login }) => ({
        url: `${AUTH}/forgot-password`,
        method: 'POST',
        body: { ...whose(login), verification_method: login.includes('@') ? 'email' : 'phone' },
      }),
      transformResponse: message,
      extraOptions: FORM,
    }),
    checkResetCode: build.mutation<string, { login: string; code: string }>({
      query: ({ login, code }) => ({
        url: `${AUTH}/verify-token`,
        method: 'POST',
        body: { ...whose(login), reset_token: code },
      }),
      transformResponse: message,
      extraOptions: FORM,
    }),
    resetPassword: build.mutation<string, { login: string; code: string; password: string }>({
      query: ({ login, code, password }) => ({
        url: `${AUTH}/reset-password`,
        method: 'POST',
        body: { _method: 'put', ...whose(login), reset_token: code, password, confirm_password: password },
      }),
      transformResponse: message,
      extraOptions: FORM,
    }),
    /**
     * Ends the token of a session that is over here already; a backend without the call lets it end by itself.
     * `hasDevice`: push messages of it go to this device, which is withdrawn first.
     */
    signOut: build.mutation<null, { token: string; hasDevice: boolean }>({
      queryFn: async ({ token, hasDevice }, _api, _options, ask) => {
        const call = { method: 'POST' as const, headers: { Authorization: `Bearer ${token}` } };
        if (hasDevice) await ask({ ...call, url: PUSH_TOKEN, body: { _method: 'put', cm_firebase_token: '@' } });
        await ask({ ...call, url: `${CUSTOMER}/sign-out` });
        return { data: null };
      },
      extraOptions: FORM,
    }),
    getCustomer: build.query<Customer, void>({
      query: () => ({ url: `${CUSTOMER}/info` }),
      transformResponse: (wire: Wire, meta) => toCustomer(wire, meta?.digits ?? 2),
      providesTags: ['Customer'],
    }),
    getAddresses: build.query<SavedAddress[], void>({
      query: () => ({ url: `${CUSTOMER}/address/list`, params: { limit: 100, offset: 1 } }),
      transformResponse: (wire: unknown) => page(wire, 'addresses').wires.map(toAddress),
      providesTags: ['Address'],
      extraOptions: LIST,
    }),
    /** `id` and `zoneIds`: of the new one, null and empty where the backend does not say. */
    addAddress: build.mutation<{ message: string; id: string | null; zoneIds: string[] }, NewAddress>({
      query: (address) => ({ url: `${CUSTOMER}/address/add`, method: 'POST', body: fromAddress(address) }),
      transformResponse: (wire: Wire) => ({
        message: message(wire),
        id: textOrNull(wire.id),
        zoneIds: list(wire.zone_ids).map(text).filter(Boolean),
      }),
      invalidatesTags: ['Address'],
      extraOptions: FORM,
    }),
    changeAddress: build.mutation<string, { id: string; address: NewAddress }>({
      query: ({ id, address }) => ({
        url: `${CUSTOMER}/address/update/${encodeURIComponent(id)}`,
        method: 'PUT',
        body: fromAddress(address),
      }),
      transformResponse: message,
      invalidatesTags: ['Address'],
      extraOptions: FORM,
    }),
    removeAddress: build.mutation<string, string>({
      query: (id) => ({ url: `${CUSTOMER}/address/delete`, method: 'DELETE', params: { address_id: id } }),
      transformResponse: message,
      invalidatesTags: ['Address'],
      extraOptions: FORM,
    }),
  }),
});

export const {
  useSignInMutation,
  useSignInByCodeMutation,
  useSignUpMutation,
  useVerifyPhoneMutation,
  useSignOutMutation,
  useForgotPasswordMutation,
  useCheckResetCodeMutation,
  useResetPasswordMutation,
  useGetCustomerQuery,
  useGetAddressesQuery,
  useAddAddressMutation,
  useChangeAddressMutation,
  useRemoveAddressMutation,
} = accountsApi;
export type { NewAddress, SignInAnswer } from './to-account';
