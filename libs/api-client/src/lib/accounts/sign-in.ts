/** Sign-up, sign-in and sign-out (contract §6). */
import type { SignedIn } from '@shop/contract/account';
import { cleanText } from '@shop/util';
import { FORM, PUSH_TOKEN, type EndpointBuild } from '../base/api';
import type { Tolerant } from '../base/tolerant';
import { AUTH, CUSTOMER } from './constants';
import { toSignIn, type SignInAnswer } from './to-account';

/** The guest whose cart is merged into the account; null: none. */
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
const guestOf = ({ guestId }: WithGuest) => (guestId ? { guest_id: guestId } : {});

export const signInEndpoints = (build: EndpointBuild) => ({
  signIn: build.mutation<SignInAnswer, WithGuest & { login: string; password: string }>({
    query: ({ login: typed, password, ...guest }) => {
      const login = cleanText('login', typed);
      const isEmail = login.includes('@');
      return {
        url: `${AUTH}/login`,
        method: 'POST',
        body: {
          email_or_phone: login,
          ...(isEmail ? {} : { phone: login }),
          login_type: 'manual',
          field_type: isEmail ? 'email' : 'phone',
          password,
          ...guestOf(guest),
        },
      };
    },
    transformResponse: (wire: Tolerant<SignedIn>, _meta, { login }) => toSignIn(wire, login),
    extraOptions: FORM,
  }),
  /** Without `code` the backend sends one; with it the customer is signed in. */
  signInByCode: build.mutation<SignInAnswer, WithGuest & { phone: string; code: string | null }>({
    query: ({ phone, code, ...guest }) => ({
      url: `${AUTH}/login`,
      method: 'POST',
      body: { login_type: 'otp', phone, ...(code ? { otp: code } : {}), ...guestOf(guest) },
    }),
    transformResponse: (wire: Tolerant<SignedIn>, _meta, { phone }) => toSignIn(wire, phone),
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
    transformResponse: (wire: Tolerant<SignedIn>, _meta, { phone }) => toSignIn(wire, phone),
    extraOptions: FORM,
  }),
  verifyPhone: build.mutation<SignInAnswer, WithGuest & { phone: string; code: string; proof: string | null }>({
    query: ({ phone, code, proof, ...guest }) => ({
      url: `${AUTH}/verify-phone`,
      method: 'POST',
      body: { phone, otp: code, verification_type: 'phone', ...(proof ? { proof } : {}), ...guestOf(guest) },
    }),
    transformResponse: (wire: Tolerant<SignedIn>, _meta, { phone }) => toSignIn(wire, phone),
    extraOptions: FORM,
  }),
  /**
   * Revokes the token of a session that was already cleared here; errors are ignored, as some backends lack the
   * endpoint. `hasDevice`: the device receives push messages, so it is unregistered first.
   */
  signOut: build.mutation<null, { token: string; hasDevice: boolean }>({
    queryFn: async ({ token, hasDevice }, _api, _options, send) => {
      const call = { method: 'POST' as const, headers: { Authorization: `Bearer ${token}` } };
      if (hasDevice) await send({ ...call, url: PUSH_TOKEN, body: { _method: 'put', cm_firebase_token: '@' } });
      await send({ ...call, url: `${CUSTOMER}/sign-out` });
      return { data: null };
    },
    extraOptions: FORM,
  }),
});
