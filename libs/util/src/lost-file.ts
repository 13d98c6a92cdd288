/** A file that failed to load: whether it is lost, when to retry, and when only a reload of the page helps (decision 036). */
import {
  registerLostFileLoader,
  waitForRetry,
  FileMissingError,
  changeMissing,
  isLost,
  type LoadLost,
} from './lazy-file';

const FIRST_DELAY = 2000;
const MAX_DELAY = 30_000;
/** The part and the version of the shop that the page was reloaded for last. */
const RELOADED = 'shop-reloaded';

/**
 * URLs of stylesheets that failed to load. The bundler's loader requests each once: at the next try it would render a part without
 * its styles.
 */
const lostStyles = new Set<string>();
const pendingStyles = new Map<string, Promise<void>>();

function fetchStyle(href: string): Promise<void> {
  const pending =
    pendingStyles.get(href) ??
    new Promise<void>((resolve, reject) => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.crossOrigin = '';
      link.href = href;
      link.onload = () => {
        lostStyles.delete(href);
        resolve();
      };
      link.onerror = () => reject(new FileMissingError(href));
      document.head.append(link);
    }).finally(() => pendingStyles.delete(href));
  pendingStyles.set(href, pending);
  return pending;
}
const script = () => document.querySelector<HTMLScriptElement>('script[src]')?.src ?? '/';

/** Any answer counts: once a new version is deployed, the old script is gone. */
async function serverAnswers(): Promise<boolean> {
  try {
    return (await fetch(script(), { method: 'HEAD', cache: 'no-store' })).status < 500;
  } catch {
    return false;
  }
}

async function reloadOnce(name: string, reload: () => void): Promise<void> {
  const mark = `${name} ${script()}`;
  try {
    if (sessionStorage.getItem(RELOADED) === mark || !(await serverAnswers())) return;
    sessionStorage.setItem(RELOADED, mark);
  } catch {
    // A page that cannot store that it was reloaded would reload for ever.
    return;
  }
  reload();
}

/** What was typed would be lost with the page. */
const isFilledIn = (): boolean =>
  Array.from(document.querySelectorAll<HTMLInputElement>('main input, main textarea')).some(
    ({ type, value }) => /^(text|email|tel|password|textarea)$/.test(type) && value !== '',
  );

/** After the second failure while online, unless the reload would lose what was typed for a press. */
const mayReload = (attempt: number, isPressed: boolean): boolean =>
  attempt > 1 && navigator.onLine && !(isPressed && isFilledIn());
const reloadPage = () => window.location.reload();

const loadLost: LoadLost = async (load, error, options = {}) => {
  const { isNeeded, isPressed = false, name = isPressed && String(load), reload = reloadPage } = options;
  let reason = error;
  for (let attempt = 1; ; attempt += 1) {
    if (!isLost(reason) || isNeeded?.() === false) throw reason;
    if (name && mayReload(attempt, isPressed)) await reloadOnce(name, reload);
    await waitForRetry(Math.min(MAX_DELAY, FIRST_DELAY * 2 ** (attempt - 1)));
    try {
      // Load missing stylesheets first.
      await Promise.all([...lostStyles].map(fetchStyle));
      return await load();
    } catch (next) {
      reason = next;
      changeMissing(0);
    }
  }
};
registerLostFileLoader(loadLost);

/** Retries in any case: a component whose code loaded at the first attempt does not wait for its styles. */
function retryStyle(href: string): void {
  if (lostStyles.has(href)) return;
  lostStyles.add(href);
  const noFile = () => Promise.resolve();
  void loadLost(noFile, new FileMissingError(href));
}

if (typeof document !== 'undefined') {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
      retryStyle(target.href);
      target.remove();
    },
    true,
  );
  // Stylesheets that failed before this module hydrated. Those still loading are included, which does no harm.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (!link.disabled && !link.sheet) retryStyle(link.href);
}
