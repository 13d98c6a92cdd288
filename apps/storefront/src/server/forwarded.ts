/** What the rendering server tells the backend about the customer's request (SESS-12). */
export interface CustomerRequest {
  host: string;
  protocol: string;
  ip: string;
}

/** Pictures' addresses follow the host, limits follow the address, and `origin` is the storefront's own, as a browser sets it. */
export function forwardedHeaders({ host, protocol, ip }: CustomerRequest): Record<string, string> {
  return {
    origin: `${protocol}://${host}`,
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol,
    'x-forwarded-for': ip,
  };
}
