/** A file that did not come: whether it is lost, when to ask again, and when only the whole page helps (decision 036). */
import { helpWithLostFiles, nextChance, NotThere, tellMissing, type LoadLost } from './late-file';

const FIRST = 2000;
const LONGEST = 30_000;
/** For what, and of which version of the shop, the page was loaded anew last. */
const RELOADED = 'shop-reloaded';
/** How browsers, and the bundler for styles, say that a file did not come. Anything else is a error in the file. */
const LOST = /dynamically imported module|module script|preload CSS/i;

/**
 * Addresses of stylesheets that did not come. The bundler's loader asks for each once: at the next try it would draw a part without its
 * styles.
 */
const lostStyles = new Set<string>();
const comingStyles = new Map<string, Promise<void>>();

function fetchStyle(href: string): Promise<void> {
  const coming =
    comingStyles.get(href) ??
    new Promise<void>((go, fail) => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.crossOrigin = '';
      link.href = href;
      link.onload = () => {
        lostStyles.delete(href);
        go();
      };
      link.onerror = () => fail(new NotThere(href));
      document.head.append(link);
    }).finally(() => comingStyles.delete(href));
  comingStyles.set(href, coming);
  return coming;
}
const script = () => document.querySelector<HTMLScriptElement>('script[src]')?.src ?? '/';

/** Any answer is one: after a new version came, the old script is not there any more. */
async function serverAnswers(): Promise<boolean> {
  try {
    return (await fetch(script(), { method: 'HEAD', cache: 'no-store' })).status < 500;
  } catch {
    return false;
  }
}

async function reloadOnce(name: string, reload: () => void): Promise<void> {
  const mark = `${name} ${script()}`;
  if (sessionStorage.getItem(RELOADED) === mark || !(await serverAnswers())) return;
  sessionStorage.setItem(RELOADED, mark);
  reload();
}

/** What was typed would be lost with the page. */
const isFilledIn = (): boolean =>
  Array.from(document.querySelectorAll<HTMLInputElement>('main input, main textarea')).some(
    ({ type, value }) => /^(text|email|tel|password|textarea)$/.test(type) && value !== '',
  );

const loadLost: LoadLost = async (load, error, options = {}) => {
  const { isNeeded, isPressed, name = isPressed && String(load), reload = () => window.location.reload() } = options;
  let reason = error;
  for (let tries = 1; ; tries += 1) {
    if (!(reason instanceof NotThere || LOST.test(String(reason))) || isNeeded?.() === false) throw reason;
    const isTime = tries > 1 && navigator.onLine && !(isPressed && isFilledIn());
    if (name && isTime) await reloadOnce(name, reload);
    await nextChance(Math.min(LONGEST, FIRST * 2 ** (tries - 1)));
    try {
      // At once, or not before stylesheets that were lost.
      await Promise.all([...lostStyles].map(fetchStyle));
      return await load();
    } catch (next) {
      reason = next;
      tellMissing(0);
    }
  }
};
helpWithLostFiles(loadLost);

/** Fetched whoever asks for it next: a part that is loaded at the first try does not wait for it. */
function loseStyle(href: string): void {
  if (lostStyles.has(href)) return;
  lostStyles.add(href);
  const noFile = () => Promise.resolve();
  void loadLost(noFile, new NotThere(href));
}

if (typeof document !== 'undefined') {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
      loseStyle(target.href);
      target.remove();
    },
    true,
  );
  // What failed before this hydrated, and perhaps what is still on its way, which does no harm.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (!link.disabled && !link.sheet) loseStyle(link.href);
}
