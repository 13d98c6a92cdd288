/** Bank transfers: the accounts, and what a customer tells about a transfer (contract §7.6, PLUS-12). */
import type { WireTransferMethod } from '@shop/contract/transfer';
import type { TransferMethod } from '@shop/domain';
import type { EndpointBuild } from '../base/api';
import { flag, flagOrSet, messageOf, page, text, wires } from '../base/wire';

export const toTransferMethods = (wire: unknown): TransferMethod[] =>
  page<{ data: WireTransferMethod[] }>(wire, 'data')
    .wires.filter(({ status }) => flagOrSet(status))
    .map((method) => ({
      id: text(method.id),
      name: text(method.method_name),
      account: wires(method.method_fields)
        .map((field) => ({ name: text(field.input_name), detail: text(field.input_data) }))
        .filter(({ detail }) => detail !== ''),
      fields: wires(method.method_informations)
        .map((field) => ({
          name: text(field.customer_input),
          label: text(field.customer_placeholder),
          isRequired: flag(field.is_required),
        }))
        .filter(({ name }) => name !== ''),
    }));

export interface TransferReport {
  orderId: string;
  /** null for customers. */
  guestId: string | null;
  methodId: string;
  /** By the names of the method's fields. */
  inputs: Readonly<Record<string, string>>;
  note: string;
  /** It corrects what was told before. */
  isCorrection: boolean;
}

export const transferEndpoints = (build: EndpointBuild) => ({
  getTransferMethods: build.query<TransferMethod[], { language: string }>({
    query: () => ({ url: '/api/v1/offline_payment_method_list' }),
    transformResponse: toTransferMethods,
  }),
  tellTransfer: build.mutation<string, TransferReport>({
    query: ({ orderId, guestId, methodId, inputs, note, isCorrection }) => ({
      url: `/api/v1/customer/order/${isCorrection ? 'offline-payment-update' : 'offline-payment'}`,
      method: 'PUT',
      body: {
        ...inputs,
        order_id: orderId,
        method_id: methodId,
        customer_note: note,
        ...(guestId ? { guest_id: guestId } : {}),
      },
    }),
    transformResponse: messageOf,
    invalidatesTags: ['Order'],
  }),
});
