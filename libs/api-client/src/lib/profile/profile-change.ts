/** Changes of the customer's account (contract §6). */
import type { UpdateProfile } from '@shop/contract/account';
import type { EndpointBuild } from '../base/api';
import { messageOf } from '../base/wire';

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

export const profileChangeEndpoints = (build: EndpointBuild) => ({
  updateProfile: build.mutation<string, ProfileChange>({
    query: ({ firstName, lastName, email, phone, password, currentPassword, code, image }) => {
      const body = new FormData();
      const secrets = Object.entries({ password, current_password: currentPassword, otp: code });
      const filled = Object.fromEntries(secrets.filter(([, value]) => value !== ''));
      const fields: UpdateProfile = { f_name: firstName, l_name: lastName, phone, email, ...filled };
      for (const [name, value] of Object.entries(fields)) body.set(name, String(value));
      if (image) body.set('image', image);
      return { url: '/api/v1/customer/update-profile', method: 'POST', body };
    },
    transformResponse: messageOf,
    invalidatesTags: ['Customer'],
  }),
  removeAccount: build.mutation<string, void>({
    query: () => ({ url: '/api/v1/customer/remove-account', method: 'DELETE' }),
    transformResponse: messageOf,
  }),
});
