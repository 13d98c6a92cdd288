/** What the rendering server tells the backend about the customer's request (SESS-12). */
import { writtenHeader } from '@shop/util/edge';

export interface CustomerRequest {
  /** With which the shop's links begin. */
  origin: string;
  ip: string;
  headers: { cookie?: string | undefined };
}

/** Pictures' addresses follow the host, limits follow the address. */
export function forwardedHeaders({ origin, ip }: Pick<CustomerRequest, 'origin' | 'ip'>): Record<string, string> {
  const { host, protocol } = new URL(origin);
  return { 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1), 'x-forwarded-for': ip };
}

/** `origin` is the storefront's own, as a browser sets it. */
export const serverCallHeaders = (request: CustomerRequest): Record<string, string> => ({
  origin: request.origin,
  ...forwardedHeaders(request),
  ...writtenHeader(request.headers.cookie),
});
