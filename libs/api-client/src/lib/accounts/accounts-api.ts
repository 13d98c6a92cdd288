/** Sign-up, sign-in, customer and saved addresses (spec 1 §7, contract §6). */
import type { Customer } from '@shop/domain';
import { decoded, shopApi } from '../base/api';
import { addressEndpoints } from './addresses';
import { CUSTOMER } from './constants';
import { passwordEndpoints } from './password';
import { signInEndpoints } from './sign-in';
import { toCustomer } from './to-account';

export const accountsApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    ...signInEndpoints(build),
    ...passwordEndpoints(build),
    getCustomer: build.query<Customer, void>({
      query: () => ({ url: `${CUSTOMER}/info` }),
      transformResponse: decoded(toCustomer),
      providesTags: ['Customer'],
    }),
    ...addressEndpoints(build),
  }),
});
