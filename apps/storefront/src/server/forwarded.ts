/** What the server tells the backend about the customer's request (SESS-12). */
import { readSessionCookies } from '@shop/session';
import { writtenHeader } from '@shop/util/edge';

export interface CustomerRequest {
  /** Origin of the shop's links. */
  origin: string;
  ip: string;
  headers: { cookie?: string | undefined };
}

/** The backend writes the addresses of pictures by host and limits calls by address. */
export function forwardedHeaders({ origin, ip }: Pick<CustomerRequest, 'origin' | 'ip'>): Record<string, string> {
  const { host, protocol } = new URL(origin);
  return { 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1), 'x-forwarded-for': ip };
}

/** Headers of a call that the server makes: `origin` is the storefront's own, as a browser would send it. */
export const serverCallHeaders = (request: CustomerRequest): Record<string, string> => ({
  origin: request.origin,
  ...forwardedHeaders(request),
  ...writtenHeader(request.headers.cookie),
});

/** A page of the backend speaks the language that the customer chose in the shop: a browser that opens it sends no header of ours. */
export const spokenHeader = ({ cookie }: CustomerRequest['headers']): Record<string, string> => ({
  'x-localization': readSessionCookies(cookie).language ?? '',
});
