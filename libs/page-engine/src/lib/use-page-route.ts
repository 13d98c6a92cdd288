/** What the route of the current page says of it. */
import { useLocation, useMatches } from 'react-router-dom';
import { pageAt, type PathPages } from './address';
import type { PageRoute } from './page';

/** @returns null where no page matches the address */
export function usePageRoute(): PageRoute | null {
  const { search } = useLocation();
  const at = useMatches().at(-1)?.handle as PathPages | undefined;
  return at ? pageAt(at, new URLSearchParams(search)) : null;
}
