/** Public pages for the server's sitemaps. A plain request, because the sitemap has no store. */
import type { WirePublicPages } from '@shop/contract/page';
import { page, text } from '../base/wire';

/** Maximum entries per request. */
export const ADDRESSES_OF_A_CALL = 200;

export interface PublicAddresses {
  slugs: string[];
  /** Total number, over all requests. */
  total: number;
}

/**
 * Slugs (or ids without a slug) of all stores or items, in a stable order.
 * @param backend its origin, and the customer's forwarded headers
 * @param call page number, from 1
 * @returns null when the backend does not respond, or lacks the endpoint
 */
export async function publicAddresses(
  backend: { origin: string; headers?: Record<string, string> },
  kind: 'stores' | 'items',
  call: number,
): Promise<PublicAddresses | null> {
  const query = new URLSearchParams({ limit: String(ADDRESSES_OF_A_CALL), offset: String(call) });
  const answer = await fetch(`${backend.origin}/api/v1/sitemap/${kind}?${query}`, {
    headers: { ...backend.headers, accept: 'application/json' },
    signal: AbortSignal.timeout(10_000),
  }).catch(() => null);
  if (!answer?.ok) return null;
  const { wires, total } = page<Pick<WirePublicPages, 'data'>>(await answer.json().catch(() => null), 'data');
  return { slugs: wires.map((wire) => text(wire.slug) || text(wire.id)).filter(Boolean), total };
}
