/** Loyalty points: their history, and moving them to the wallet (contract §8.2). */
import type { TransferPoints } from '@shop/contract/wallet';
import { LIST, type EndpointBuild } from '../base/api';
import { messageOf, number } from '../base/wire';
import { LEDGER_PAGING, ledgerParams, toLedger, type LedgerPage } from './ledger';

export const pointEndpoints = (build: EndpointBuild) => ({
  getPointEntries: build.infiniteQuery<LedgerPage, void, number>({
    infiniteQueryOptions: LEDGER_PAGING,
    query: ({ pageParam }) => ({ url: '/api/v1/customer/loyalty-point/transactions', params: ledgerParams(pageParam) }),
    transformResponse: (wire: unknown) => toLedger(wire, (value) => Math.floor(number(value))),
    providesTags: ['Customer'],
    extraOptions: LIST,
  }),
  movePoints: build.mutation<string, number>({
    query: (point) => ({
      url: '/api/v1/customer/loyalty-point/point-transfer',
      method: 'POST',
      body: { point } satisfies TransferPoints,
    }),
    transformResponse: messageOf,
    invalidatesTags: ['Customer'],
  }),
});
