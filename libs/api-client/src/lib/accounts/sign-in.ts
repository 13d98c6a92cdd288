/** Sign-up, sign-in and sign-out (contract §6). */
import type { SignedIn } from '@shop/contract/account';
import { cleanText } from '@shop/util';
import { FORM, PUSH_TOKEN, type EndpointBuild } from '../base/api';
import type { Tolerant } from '../base/tolerant';
import { flag, text, textOrNull } from '../base/wire';

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
/**
 * Result of a sign-in request: signed in, or the phone must be verified by a code first. `proof`, if any, must be sent
 * with the code.
 */
export type SignInAnswer =
  | { state: 'in'; token: string; message: string | null }
  | { state: 'code'; phone: string; message: string | null; proof: string | null };

export function toSignIn(wire: Tolerant<SignedIn>, phone: string): SignInAnswer {
  const token = textOrNull(wire.token);
  const message = textOrNull(wire.message);
  if (token && (wire.is_phone_verified === undefined || flag(wire.is_phone_verified)))
    return { state: 'in', token, message };
  return { state: 'code', phone: text(wire.phone) || phone, message, proof: textOrNull(wire.proof) };
}

const guestOf = ({ guestId }: WithGuest) => (guestId ? { guest_id: guestId } : {});

export const signInEndpoints = (build: EndpointBuild) => ({
  signIn: build.mutation<SignInAnswer, WithGuest & { login: string; password: string }>({
    query: ({ login: typed, password, ...guest }) => {
      const login = cleanText('login', typed);
      const isEmail = login.includes('@');
      return {
        url: '/api/v1/auth/login',
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
      url: '/api/v1/auth/login',
      method: 'POST',
      body: { login_type: 'otp', phone, ...(code ? { otp: code } : {}), ...guestOf(guest) },
    }),
    transformResponse: (wire: Tolerant<SignedIn>, _meta, { phone }) => toSignIn(wire, phone),
    extraOptions: FORM,
  }),
  signUp: build.mutation<SignInAnswer, NewCustomer>({
    query: ({ firstName, lastName, email, phone, password, refCode, ...guest }) => ({
      url: '/api/v1/auth/sign-up',
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
      url: '/api/v1/auth/verify-phone',
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
      await send({ ...call, url: '/api/v1/customer/sign-out' });
      return { data: null };
    },
    extraOptions: FORM,
  }),
});
