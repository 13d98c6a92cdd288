/** The backend counts the pages of each address for all processes of the storefront (decision 054). */
import type { SharedCount } from '@shop/util/edge';
import { serverCallHeaders, type CustomerRequest } from './forwarded';

const TIMEOUT = 2000;

/**
 * @returns adds pages to the backend's count and resolves to the sum. A backend without such a count is asked once; after that each
 * process counts for itself.
 */
export function pageCounts(backendUrl: string): SharedCount<CustomerRequest> {
  let isSupported = true;
  return async (_key, pages, _window, request) => {
    if (!isSupported) throw new Error('The backend counts no pages.');
    const answer = await fetch(`${backendUrl}/internal/pages`, {
      method: 'POST',
      headers: { ...serverCallHeaders(request), 'content-type': 'application/json' },
      body: JSON.stringify({ pages }),
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (answer.status === 404) isSupported = false;
    if (!answer.ok) throw new Error(`The backend answers ${answer.status}.`);
    const { pages: count, since } = (await answer.json()) as { pages: number; since: string };
    const begin = new Date(since);
    if (!Number.isSafeInteger(count) || Number.isNaN(begin.getTime())) throw new Error('That is no count.');
    return { count, since: begin };
  };
}
