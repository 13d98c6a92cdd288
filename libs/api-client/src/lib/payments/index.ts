/** How placed orders are paid: asked for by orders that are not paid yet, and by who transfers. */
import { shopApi } from '../base/api';
import { changePaymentEndpoints } from './change-payment';
import { transferEndpoints } from './transfer';

export const paymentsApi = shopApi.injectEndpoints({
  endpoints: (build) => ({ ...changePaymentEndpoints(build), ...transferEndpoints(build) }),
});

export const { useChangePaymentMutation, useGetTransferMethodsQuery, useTellTransferMutation } = paymentsApi;
export type { PaymentChange } from './change-payment';
export type { TransferReport } from './transfer';
