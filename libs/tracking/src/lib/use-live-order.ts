/**
 * Keeps an order current: by the live stream, and by polling after ten seconds without an update, because an open
 * stream may also be silent on failure. Both stop when the order is settled (TRK-21, TRK-22, PLUS-22).
 */
import { skipToken } from '@reduxjs/toolkit/query';
import { failureOf } from '@shop/api-client';
import { ordersApi, useGetOrderQuery, watchOrder, type OrderKey } from '@shop/api-client/orders';
import { isSettled } from '@shop/domain/tracking';
import { useFormats } from '@shop/i18n';
import { phoneOfOrder, selectSession } from '@shop/session';
import { useEffect, useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';

const POLL = 10_000;

/** Credentials for an order: signed-in customer, guest id or phone. null until session storage is restored. */
export function useOrderKey(orderId: string, phone?: string): OrderKey | null {
  const { guestId, token, restored } = useSelector(selectSession);
  return useMemo(() => {
    if (!restored || !orderId) return null;
    // Someone who signed in can still read their guest orders by phone.
    return { orderId, guestId: token ? null : guestId, phone: phone ?? phoneOfOrder(window.localStorage, orderId) };
  }, [orderId, phone, guestId, token, restored]);
}

export function useLiveOrder(key: OrderKey | null) {
  const { digits } = useFormats();
  const dispatch = useDispatch();
  const session = useSelector(selectSession);
  const [live, setLive] = useState(false);
  const [news, setNews] = useState(0);
  const [settled, setSettled] = useState(false);
  const [refused, setRefused] = useState(false);
  const query = useGetOrderQuery(key ?? skipToken, {
    pollingInterval: settled || refused || (live && news > 0) ? 0 : POLL,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  const order = query.currentData;
  const isThere = order !== undefined;
  const isOver = order !== undefined && isSettled(order.status);
  if (isOver !== settled) setSettled(isOver);
  // Stop polling on a rejection: with a wrong phone it would use up the customer's attempts.
  const isRefused = query.isError && typeof failureOf(query.error).status === 'number' && !isThere;
  if (isRefused !== refused) setRefused(isRefused);
  useEffect(() => {
    if (!key || !isThere || isOver || !session.restored) return undefined;
    return watchOrder(
      key,
      { digits, session },
      {
        onOrder: (fresh) => {
          setNews((count) => count + 1);
          void dispatch(ordersApi.util.upsertQueryData('getOrder', key, fresh) as never);
        },
        onLive: setLive,
      },
    );
  }, [key, isThere, isOver, digits, session, dispatch]);
  useEffect(() => {
    if (news === 0) return undefined;
    const silence = setTimeout(() => setNews(0), POLL);
    return () => clearTimeout(silence);
  }, [news]);
  return {
    order,
    live: live && !isOver,
    isError: query.isError && !isThere,
    error: query.error,
    refetch: query.refetch,
  };
}
