/** Password reset: request a code, check it, set the new password (contract §6). */
import { cleanText } from '@shop/util';
import { FORM, type EndpointBuild } from '../base/api';
import { messageOf } from '../base/wire';

/** Both formats of the login: v2 reads `phone`, v3 reads `phone` or `email`. */
const loginOf = (typed: string) => {
  const login = cleanText('login', typed);
  return login.includes('@') ? { email: login } : { phone: login };
};

export const passwordEndpoints = (build: EndpointBuild) => ({
  forgotPassword: build.mutation<string, { login: string }>({
    query: ({ login }) => ({
      url: '/api/v1/auth/forgot-password',
      method: 'POST',
      body: { ...loginOf(login), verification_method: 'email' in loginOf(login) ? 'email' : 'phone' },
    }),
    transformResponse: messageOf,
    extraOptions: FORM,
  }),
  checkResetCode: build.mutation<string, { login: string; code: string }>({
    query: ({ login, code }) => ({
      url: '/api/v1/auth/verify-token',
      method: 'POST',
      body: { ...loginOf(login), reset_token: code },
    }),
    transformResponse: messageOf,
    extraOptions: FORM,
  }),
  resetPassword: build.mutation<string, { login: string; code: string; password: string }>({
    query: ({ login, code, password }) => ({
      url: '/api/v1/auth/reset-password',
      method: 'POST',
      body: { _method: 'put', ...loginOf(login), reset_token: code, password, confirm_password: password },
    }),
    transformResponse: messageOf,
    extraOptions: FORM,
  }),
});
