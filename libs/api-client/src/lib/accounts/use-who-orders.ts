/** The customer for an order form, which is prefilled with their name from the first render, but also works without. */
import { skipToken } from '@reduxjs/toolkit/query';
import type { Customer } from '@shop/domain';
import { selectIsSignedIn, useSession } from '@shop/session';
import { useSelector } from 'react-redux';
import { accountsApi } from './accounts-api';

export interface WhoOrders {
  restored: boolean;
  isSignedIn: boolean;
  /** null for guests, and while loading. */
  customer: Customer | null;
  /** The form can render. */
  ready: boolean;
}

export function useWhoOrders(): WhoOrders {
  const { restored } = useSession('restored');
  const isSignedIn = useSelector(selectIsSignedIn);
  const { data, isError } = accountsApi.useGetCustomerQuery(isSignedIn ? undefined : skipToken);
  return {
    restored,
    isSignedIn,
    customer: isSignedIn ? (data ?? null) : null,
    ready: restored && (!isSignedIn || data !== undefined || isError),
  };
}
