/** The one door to toasts: a small queue that the host of the app shows. What draws them comes later than the page (`ToastHost`). */
export interface Toast {
  text: string;
  tone: 'good' | 'bad' | 'quiet';
  /** Milliseconds on screen. */
  for: number;
  /** Toasts of one key are shown once at a time (SESS-34). */
  key: string;
  /** What a press on the toast does; it goes with the press. */
  action?: { label: string; onPress: () => void };
}

type Host = (toast: Toast) => void;
let host: Host | null = null;
let clearHost: () => void = () => undefined;
const waiting: Toast[] = [];
const quiet = new Set<string>();
const watchers = new Set<() => void>();
const tellWatchers = () => watchers.forEach((watcher) => watcher());

/** Told when the first toast waits for its host, and when that has come. */
export function watchToasts(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}
/** Whether there was something to show. */
export const areToastsWanted = (): boolean => host !== null || waiting.length > 0;

export function showToast(
  text: string,
  tone: Toast['tone'] = 'good',
  options: { for?: number; key?: string; action?: Toast['action'] } = {},
): void {
  const toast = { text, tone, for: options.for ?? 4000, key: options.key ?? text, action: options.action };
  if (quiet.has(toast.key)) return;
  if (host) return host(toast);
  waiting.push(toast);
  tellWatchers();
}

/** Of the toast that tells that something is in the cart now. */
export const ADDED_TOAST = 'added-to-cart';

/**
 * Something opens that toasts would lie upon: what stands goes, but for what went wrong; toasts of `key` are kept back until
 * the returned function is called.
 */
export function quietToasts(key: string): () => void {
  quiet.add(key);
  waiting.splice(0, waiting.length, ...waiting.filter(({ tone }) => tone === 'bad'));
  clearHost();
  return () => void quiet.delete(key);
}

/** The app's host takes over; `clear` takes away all toasts but bad ones. The returned function ends it. */
export function hostToasts(show: Host, clear: () => void = () => undefined): () => void {
  host = show;
  clearHost = clear;
  for (const toast of waiting.splice(0)) show(toast);
  tellWatchers();
  return () => {
    host = null;
    clearHost = () => undefined;
  };
}

const LONG_ENOUGH_TO_READ_MS = 1200;
/** Who has waited so long for what draws toasts waits no longer. */
const AT_MOST_MS = 3000;

function onceHosted(call: () => void): void {
  if (host) return call();
  const go = () => {
    leave();
    clearTimeout(timer);
    call();
  };
  const leave = watchToasts(() => (host ? go() : undefined));
  const timer = setTimeout(go, AT_MOST_MS);
}

/**
 * Tells why the page is loaded anew, then loads it (I18N-06, LOC-07). The time to read counts from the app shell after the one that shows the
 * text: a slow phone that is still busy with what was chosen takes nothing of it.
 */
export function reloadAfterToast(text: string, reload = () => window.location.reload()): void {
  showToast(text);
  onceHosted(() =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(reload, LONG_ENOUGH_TO_READ_MS))),
  );
}
