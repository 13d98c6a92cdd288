/** The one door to toasts: a small queue that the host of the app shows. Nothing of it loads before the first one. */
export interface Toast {
  text: string;
  tone: 'good' | 'bad' | 'quiet';
  /** Milliseconds on screen. */
  for: number;
  /** Toasts of one key are shown once at a time (SESS-34). */
  key: string;
}

type Host = (toast: Toast) => void;
let host: Host | null = null;
const waiting: Toast[] = [];

export function showToast(
  text: string,
  tone: Toast['tone'] = 'good',
  options: { for?: number; key?: string } = {},
): void {
  const toast = { text, tone, for: options.for ?? 4000, key: options.key ?? text };
  if (host) host(toast);
  else waiting.push(toast);
}

/** The app's host takes over; the returned function ends it. */
export function hostToasts(show: Host): () => void {
  host = show;
  for (const toast of waiting.splice(0)) show(toast);
  return () => {
    host = null;
  };
}

const LONG_ENOUGH_TO_READ_MS = 1200;

/**
 * Tells why the page is loaded anew, then loads it (I18N-06, LOC-07). The time to read counts from the frame after the one that shows the
 * text: a slow phone that is still busy with what was chosen takes nothing of it.
 */
export function reloadAfterToast(text: string, reload = () => window.location.reload()): void {
  showToast(text);
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(reload, LONG_ENOUGH_TO_READ_MS)));
}
