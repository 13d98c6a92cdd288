/** Selects fields of the session. */
import { useSelector } from 'react-redux';
import type { SessionState } from './slice';

/**
 * The named fields; re-renders only when one of them changes. The session changes often (theme, module, guest id), and
 * most of the page uses it.
 */
export function useSession<Fact extends keyof SessionState>(...facts: Fact[]): Pick<SessionState, Fact> {
  return useSelector(
    (state: { session: SessionState }) => state.session,
    (before, now) => facts.every((fact) => before[fact] === now[fact]),
  );
}
