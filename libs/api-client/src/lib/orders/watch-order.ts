/** Live updates of an order by server-sent events, if the backend has them; otherwise polling continues. */
import type { Order } from '@shop/domain';
import type { SessionState } from '@shop/session';
import type { MoneyUnits } from '@shop/util';
import { createApiContext, headersOf, urlOf } from '../base/base-query';
import { openSource, type Source } from '../base/open-source';
import { scopeOf } from '../base/scope';
import { wireMoney } from '../base/wire';
import { keyParams, type OrderKey } from './order-key';
import { toOrder } from './order';

export interface OrderWatcher {
  onOrder: (order: Order) => void;
  /** The stream is open (true), or unavailable (false). */
  onLive: (live: boolean) => void;
}
const CLOSED = 2;

/** Opens the stream. A rejected stream is not retried. @returns closes it */
export function watchOrder(
  key: OrderKey,
  { units, session }: { units: MoneyUnits; session: SessionState },
  { onOrder, onLive }: OrderWatcher,
): () => void {
  let source: Source | null = null;
  let stopped = false;
  const money = wireMoney(units);
  const url = urlOf('', { url: '/api/v1/customer/order/events', params: keyParams(key) });
  void openSource(url, headersOf(session, scopeOf(session), createApiContext())).then(
    (opened) => {
      if (stopped) return opened.close();
      source = opened;
      opened.addEventListener('open', () => onLive(true));
      opened.addEventListener('order', (event) =>
        onOrder(toOrder(JSON.parse((event as MessageEvent<string>).data) as object, money)),
      );
      opened.addEventListener('error', () => {
        onLive(false);
        if (opened.readyState === CLOSED) opened.close();
      });
      return undefined;
    },
    () => onLive(false),
  );
  return () => {
    stopped = true;
    source?.close();
  };
}
