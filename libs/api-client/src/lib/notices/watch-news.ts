/** News of a customer by server-sent events, if the backend has them; otherwise what is asked for now and then. */
import type { SessionState } from '@shop/session';
import { createApiContext, headersOf, urlOf } from '../base/base-query';
import { openSource } from '../base/open-source';
import { scopeOf } from '../base/scope';

const CLOSED = 2;

export interface NewsWatcher {
  /** A notification or a chat message has come. */
  onNews: () => void;
  /** The stream is open (true), or unavailable (false). */
  onLive: (live: boolean) => void;
}

/** Opens the stream of the signed-in customer. A rejected stream is not retried. @returns closes it */
export function watchNews(session: SessionState, { onNews, onLive }: NewsWatcher): () => void {
  let close: (() => void) | null = null;
  let stopped = false;
  const url = urlOf('', { url: '/api/v1/customer/events' });
  void openSource(url, headersOf(session, scopeOf(session), createApiContext())).then(
    (opened) => {
      if (stopped) return opened.close();
      close = () => opened.close();
      opened.addEventListener('open', () => onLive(true));
      opened.addEventListener('notification', onNews);
      opened.addEventListener('message', onNews);
      opened.addEventListener('error', () => {
        onLive(false);
        if (opened.readyState === CLOSED) opened.close();
      });
      return undefined;
    },
    () => onLive(false),
  );
  return () => {
    stopped = true;
    close?.();
  };
}
