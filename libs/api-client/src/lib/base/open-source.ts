/** Server-sent events with the headers of all other requests. */

export type Source = Pick<EventSource, 'addEventListener' | 'readyState' | 'close'>;

/**
 * The browser's EventSource cannot send headers, so it has no language, and a token must not be in a URL. This one uses
 * fetch.
 */
export async function openSource(url: string, headers: Record<string, string>): Promise<Source> {
  const { EventSource: WithHeaders } = await import('eventsource');
  return new WithHeaders(new URL(url, globalThis.location.origin), {
    fetch: (input, init) => fetch(input, { ...init, headers: { ...init.headers, ...headers } }),
  });
}
