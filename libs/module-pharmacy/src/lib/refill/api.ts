/** What the customer ordered before and is due again, by the marketplace's clock (PLUS-90). */
import { moneyOf, LIST, shopApi } from '@shop/api-client/kit';
import type { Scope } from '@shop/api-client';
import { toBoughtPage, type BoughtItem } from '@shop/home';
import { usePageContext } from '@shop/page-engine';
import { skipToken } from '@reduxjs/toolkit/query';
import { useDeferredValue } from 'react';

/** As many as a row holds. */
const MOST = 8;

export const refillApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** Of a signed-in customer. A backend without the call: none. */
    getRefills: build.query<BoughtItem[], { scope: Scope }>({
      query: ({ scope }) => ({ url: '/api/v1/customer/order/refills', params: { limit: MOST, offset: 1 }, scope }),
      transformResponse: (wire: unknown, meta) => toBoughtPage(wire, moneyOf(meta)).entries,
      extraOptions: { ...LIST, missingIsNull: true },
      providesTags: ['Order'],
    }),
  }),
});

const NONE: BoughtItem[] = [];

/** Nothing while signed out, and until the answer is there. */
export function useRefills(): BoughtItem[] {
  const { scope, session } = usePageContext();
  // Deferred: renders in pieces, so that presses and scrolling stay responsive.
  const { currentData } = useDeferredValue(refillApi.useGetRefillsQuery(session.token ? { scope } : skipToken));
  return (session.token && currentData) || NONE;
}
