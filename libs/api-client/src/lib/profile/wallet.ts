/** The wallet: its history, and how it is filled (contract §8.1). */
import type { AddFund, PaymentLink, WireBonus } from '@shop/contract/wallet';
import type { WalletBonus } from '@shop/domain';
import { insidePath, webAddress, type Minor } from '@shop/util';
import { LIST, moneyOf, type EndpointBuild } from '../base/api';
import type { Tolerant } from '../base/tolerant';
import { text, wires } from '../base/wire';
import { LEDGER_PAGING, ledgerParams, toLedger, type LedgerPage } from './ledger';

/** Filters of the history (contract §8.1). */
export const WALLET_FILTERS = ['order', 'add_fund', 'loyalty_point', 'referrer'] as const;
export type WalletFilter = (typeof WALLET_FILTERS)[number];

const toBonus = (wire: Tolerant<WireBonus>): WalletBonus => ({
  id: text(wire.id),
  title: text(wire.title),
  text: text(wire.description),
});

export const walletEndpoints = (build: EndpointBuild) => ({
  /** Of one kind, or all of them. */
  getWalletEntries: build.infiniteQuery<LedgerPage, WalletFilter | null, number>({
    infiniteQueryOptions: LEDGER_PAGING,
    query: ({ queryArg, pageParam }) => ({
      url: '/api/v1/customer/wallet/transactions',
      params: { ...ledgerParams(pageParam), ...(queryArg ? { type: queryArg } : {}) },
    }),
    transformResponse: (wire: unknown, meta) => toLedger(wire, moneyOf(meta).read),
    providesTags: ['Customer'],
    extraOptions: LIST,
  }),
  getBonuses: build.query<WalletBonus[], void>({
    query: () => ({ url: '/api/v1/customer/wallet/bonuses' }),
    transformResponse: (wire: unknown) => wires<WireBonus[]>(wire).map(toBonus),
  }),
  /** URL of the payment page; it returns to `callback`. */
  fillWallet: build.mutation<string, { amount: Minor; gateway: string; callback: string }>({
    query: ({ amount, gateway, callback }) => ({
      url: '/api/v1/customer/wallet/add-fund',
      method: 'POST',
      encode: (money): AddFund => ({
        amount: money.write(amount),
        payment_method: gateway,
        payment_platform: 'web',
        callback,
      }),
    }),
    transformResponse: (wire: Tolerant<PaymentLink>) =>
      insidePath(wire.redirect_link) ?? webAddress(wire.redirect_link) ?? '',
  }),
});
