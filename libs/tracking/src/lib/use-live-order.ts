/**
 * Keeps an order current: by the live stream, and by polling after ten seconds without an update, because an open
 * stream may also be silent on failure. Both stop when the order is settled (TRK-21, TRK-22, PLUS-22).
 */
import { skipToken } from '@reduxjs/toolkit/query';
import { failureOf, type ApiDispatch } from '@shop/api-client';
import { ordersApi, useGetOrderQuery, watchOrder, type OrderKey } from '@shop/api-client/orders';
import { isSettled } from '@shop/domain/tracking';
import { useFormats } from '@shop/i18n';
import { deviceStorage, forgetRunning, phoneOfOrder, rememberRunning, selectSession } from '@shop/session';
import { useEffect, useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';

const POLL_MS = 10_000;

/** Credentials for an order: signed-in customer, guest id or phone. null until session storage is restored. */
export function useOrderKey(orderId: string, phone?: string): OrderKey | null {
  const { guestId, token, restored } = useSelector(selectSession);
  return useMemo(() => {
    if (!restored || !orderId) return null;
    // Someone who signed in can still read their guest orders by phone.
    return { orderId, guestId: token ? null : guestId, phone: phone ?? phoneOfOrder(deviceStorage, orderId) };
  }, [orderId, phone, guestId, token, restored]);
}

export function useLiveOrder(key: OrderKey | null) {
  const { units } = useFormats();
  const dispatch = useDispatch<ApiDispatch>();
  const session = useSelector(selectSession);
  const [live, setLive] = useState(false);
  const [updateCount, setUpdateCount] = useState(0);
  const [settled, setSettled] = useState(false);
  const [rejected, setRejected] = useState(false);
  const query = useGetOrderQuery(key ?? skipToken, {
    pollingInterval: settled || rejected || (live && updateCount > 0) ? 0 : POLL_MS,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  const order = query.currentData;
  const hasOrder = order !== undefined;
  const isOver = order !== undefined && isSettled(order.status);
  if (isOver !== settled) setSettled(isOver);
  // Stop polling on a rejection: with a wrong phone it would use up the customer's attempts.
  const isRejected = query.isError && typeof failureOf(query.error).status === 'number' && !hasOrder;
  if (isRejected !== rejected) setRejected(isRejected);
  useEffect(() => {
    if (!key || !hasOrder || isOver || !session.restored) return undefined;
    return watchOrder(
      key,
      { units, session },
      {
        onOrder: (fresh) => {
          setUpdateCount((count) => count + 1);
          void dispatch(ordersApi.util.upsertQueryData('getOrder', key, fresh));
        },
        onLive: setLive,
      },
    );
  }, [key, hasOrder, isOver, units, session, dispatch]);
  // Every other page says how far it is.
  const id = order?.id;
  useEffect(() => {
    if (id) (isOver ? forgetRunning : rememberRunning)(deviceStorage, id);
  }, [id, isOver]);
  useEffect(() => {
    if (updateCount === 0) return undefined;
    const timer = setTimeout(() => setUpdateCount(0), POLL_MS);
    return () => clearTimeout(timer);
  }, [updateCount]);
  return {
    order,
    live: live && !isOver,
    isError: query.isError && !hasOrder,
    error: query.error,
    refetch: query.refetch,
  };
}
