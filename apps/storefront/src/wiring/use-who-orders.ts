/** Who is about to order: their own name stands in the form from the first draw on, and the form works without it too. */
import { skipToken } from '@reduxjs/toolkit/query';
import { useGetCustomerQuery } from '@shop/api-client/accounts';
import type { Customer } from '@shop/domain';
import { selectIsSignedIn, useSession } from '@shop/session';
import { useSelector } from 'react-redux';

export interface WhoOrders {
  restored: boolean;
  isSignedIn: boolean;
  /** null for guests, and while it loads. */
  customer: Customer | null;
  /** The form may be drawn. */
  ready: boolean;
}

export function useWhoOrders(): WhoOrders {
  const { restored } = useSession('restored');
  const isSignedIn = useSelector(selectIsSignedIn);
  const { data, isError } = useGetCustomerQuery(isSignedIn ? undefined : skipToken);
  return {
    restored,
    isSignedIn,
    customer: isSignedIn ? (data ?? null) : null,
    ready: restored && (!isSignedIn || data !== undefined || isError),
  };
}
