/** Sign-up, sign-in, customer and saved addresses (spec 1 §7, contract §6). */
import { shopApi } from '../base/api';
import { addressEndpoints } from './addresses';
import { customerEndpoints } from './customer';
import { passwordEndpoints } from './password';
import { signInEndpoints } from './sign-in';

export const accountsApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    ...signInEndpoints(build),
    ...passwordEndpoints(build),
    ...customerEndpoints(build),
    ...addressEndpoints(build),
  }),
});
