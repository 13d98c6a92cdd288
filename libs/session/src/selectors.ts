/** Selectors of the session. */
import type { SessionState } from './slice';

interface WithSession {
  session: SessionState;
}
export const selectSession = (state: WithSession) => state.session;
export const selectIsSignedIn = (state: WithSession) => state.session.token !== null;
export const selectPlace = (state: WithSession) => state.session.place;
export const selectModule = (state: WithSession) => state.session.module;
