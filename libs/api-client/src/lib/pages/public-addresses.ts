/** What has a public page, for the server's sitemaps: it has no store, so this is a plain call. */
import { page, text } from '../base/wire';

/** Entries of one call; the backend gives no more. */
export const ADDRESSES_OF_A_CALL = 200;

export interface PublicAddresses {
  slugs: string[];
  /** All there are, not only those of this call. */
  total: number;
}

/**
 * Slugs (or ids, where there is no slug) of everything of a kind, in a lasting order.
 *
 * @param backend its origin, and headers that tell it of the customer's request
 * @param call counted from 1
 * @returns null when the backend does not answer, or knows no such call
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
  const { wires, total } = page(await answer.json().catch(() => null), 'data');
  return { slugs: wires.map((wire) => text(wire.slug) || text(wire.id)).filter(Boolean), total };
}
