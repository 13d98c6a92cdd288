/** The only way to show a toast: a queue that the app's `ToastHost` renders. The renderer is loaded after the page. */
export interface Toast {
  text: string;
  tone: 'good' | 'bad' | 'neutral';
  /** Milliseconds on screen. */
  duration: number;
  /** Only one toast of a key is shown at a time (SESS-34). */
  key: string;
  /** A button in the toast; pressing it closes the toast. */
  action?: { label: string; onPress: () => void };
}

type Host = (toast: Toast) => void;
let host: Host | null = null;
let clearHost: () => void = () => undefined;
const queue: Toast[] = [];
const suppressedKeys = new Set<string>();
const watchers = new Set<() => void>();
const notifyWatchers = () => watchers.forEach((watcher) => watcher());

/** Calls back when the first toast waits for its host, and when a host is ready. */
export function watchToasts(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}
/** Whether there are toasts to render. */
export const hasToasts = (): boolean => host !== null || queue.length > 0;

export function showToast(
  text: string,
  tone: Toast['tone'] = 'good',
  options: { duration?: number; key?: string; action?: Toast['action'] } = {},
): void {
  const toast = { text, tone, duration: options.duration ?? 4000, key: options.key ?? text, action: options.action };
  if (suppressedKeys.has(toast.key)) return;
  if (host) return host(toast);
  queue.push(toast);
  notifyWatchers();
}

/** Key of the added-to-cart toast. */
export const ADDED_TOAST = 'added-to-cart';

/**
 * Call when an overlay opens that toasts would cover: removes all toasts but errors, and suppresses toasts of `key`
 * until the returned function is called.
 */
export function suppressToasts(key: string): () => void {
  suppressedKeys.add(key);
  queue.splice(0, queue.length, ...queue.filter(({ tone }) => tone === 'bad'));
  clearHost();
  return () => void suppressedKeys.delete(key);
}

/**
 * Registers the app's host and flushes the queue; `clear` removes all toasts but errors. @returns unregisters the host
 */
export function hostToasts(show: Host, clear: () => void = () => undefined): () => void {
  host = show;
  clearHost = clear;
  for (const toast of queue.splice(0)) show(toast);
  notifyWatchers();
  return () => {
    host = null;
    clearHost = () => undefined;
  };
}

const READING_TIME_MS = 1200;
/** Timeout: reload even if the toast renderer has not loaded. */
const HOST_TIMEOUT_MS = 3000;

function onceHosted(call: () => void): void {
  if (host) return call();
  const go = () => {
    unwatch();
    clearTimeout(timer);
    call();
  };
  const unwatch = watchToasts(() => (host ? go() : undefined));
  const timer = setTimeout(go, HOST_TIMEOUT_MS);
}

/**
 * Shows why the page reloads, then reloads it (I18N-06, LOC-07). The reading time starts two frames after the host is
 * ready, when the toast has painted, however busy a slow phone is.
 */
export function reloadAfterToast(text: string, reload = () => window.location.reload()): void {
  showToast(text);
  onceHosted(() => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(reload, READING_TIME_MS))));
}
