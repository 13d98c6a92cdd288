/** Accounts: sign-up, sign-in, customer and saved addresses. */
import { accountsApi } from './accounts-api';

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
export type { NewAddress } from './addresses';
export type { NewCustomer, SignInAnswer } from './sign-in';
export { useWhoOrders, type WhoOrders } from './use-who-orders';
export { accountsApi };
