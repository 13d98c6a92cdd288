/** Password reset: request a code, check it, set the new password (contract §6). */
import { cleanText } from '@shop/util';
import { FORM, type EndpointBuild } from '../base/api';
import { text, type Wire } from '../base/wire';
import { AUTH } from './constants';

/** Both formats of the login: v2 reads `phone`, v3 reads `phone` or `email`. */
const loginOf = (typed: string) => {
  const login = cleanText('login', typed);
  return login.includes('@') ? { email: login } : { phone: login };
};
const message = (wire: Wire) => text(wire.message);

export const passwordEndpoints = (build: EndpointBuild) => ({
  forgotPassword: build.mutation<string, { login: string }>({
    query: ({ login }) => ({
      url: `${AUTH}/forgot-password`,
      method: 'POST',
      body: { ...loginOf(login), verification_method: 'email' in loginOf(login) ? 'email' : 'phone' },
    }),
    transformResponse: message,
    extraOptions: FORM,
  }),
  checkResetCode: build.mutation<string, { login: string; code: string }>({
    query: ({ login, code }) => ({
      url: `${AUTH}/verify-token`,
      method: 'POST',
      body: { ...loginOf(login), reset_token: code },
    }),
    transformResponse: message,
    extraOptions: FORM,
  }),
  resetPassword: build.mutation<string, { login: string; code: string; password: string }>({
    query: ({ login, code, password }) => ({
      url: `${AUTH}/reset-password`,
      method: 'POST',
      body: { _method: 'put', ...loginOf(login), reset_token: code, password, confirm_password: password },
    }),
    transformResponse: message,
    extraOptions: FORM,
  }),
});
