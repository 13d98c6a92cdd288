/** Facts of the session in a view. */
import { useSelector } from 'react-redux';
import type { SessionState } from './slice';

/**
 * The named facts, and no drawing again when others change: the session changes with every press on a theme, a module or a
 * guest's first visit, and the whole page hangs on it.
 */
export function useSession<Fact extends keyof SessionState>(...facts: Fact[]): Pick<SessionState, Fact> {
  return useSelector(
    (state: { session: SessionState }) => state.session,
    (before, now) => facts.every((fact) => before[fact] === now[fact]),
  );
}
