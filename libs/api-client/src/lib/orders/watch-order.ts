/** The live stream of an order, where the backend offers one; polling stays as the fallback. */
import type { Order } from '@shop/domain';
import type { SessionState } from '@shop/session';
import { createApiContext, headersOf, urlOf } from '../base/base-query';
import { scopeOf } from '../base/scope';
import type { Wire } from '../base/wire';
import { keyParams, type OrderKey } from './order-key';
import { toOrder } from './to-order';

export interface OrderWatcher {
  onOrder: (order: Order) => void;
  /** The stream is there (true), or is not to be had (false). */
  onLive: (live: boolean) => void;
}
type Source = Pick<EventSource, 'addEventListener' | 'readyState' | 'close'>;
const CLOSED = 2;

/**
 * The browser's own stream can carry no header: it would speak English to everybody, and a token never stands in an
 * address. This one is fetched, with the headers of every other call.
 */
async function openSource(url: string, headers: Record<string, string>): Promise<Source> {
  const { EventSource: WithHeaders } = await import('eventsource');
  return new WithHeaders(new URL(url, globalThis.location.origin), {
    fetch: (input, init) => fetch(input, { ...init, headers: { ...init.headers, ...headers } }),
  });
}

/** Opens the stream until the returned function is called. A refused stream is not tried again. */
export function watchOrder(
  key: OrderKey,
  { digits, session }: { digits: number; session: SessionState },
  { onOrder, onLive }: OrderWatcher,
): () => void {
  let source: Source | null = null;
  let stopped = false;
  const url = urlOf('', { url: '/api/v1/customer/order/events', params: keyParams(key) });
  void openSource(url, headersOf(session, scopeOf(session), createApiContext())).then(
    (opened) => {
      if (stopped) return opened.close();
      source = opened;
      opened.addEventListener('open', () => onLive(true));
      opened.addEventListener('order', (event) =>
        onOrder(toOrder(JSON.parse((event as MessageEvent<string>).data) as Wire, digits)),
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
