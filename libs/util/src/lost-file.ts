/** A file that did not come: whether it is lost, when to ask again, and when only the whole page helps (decision 036). */
import { helpWithLostFiles, nextChance, noteMissing, NotThere, type LoadLost } from './late-file';

const FIRST = 2000;
const LONGEST = 30_000;
/** For what, and of which version of the shop, the page was loaded anew last. */
const RELOADED = 'shop-reloaded';
/** How browsers, and the bundler for styles, say that a file did not come. Anything else is a fault in the file. */
const LOST = /dynamically imported module|module script|preload CSS/i;

/** The bundler's loader takes a stylesheet that is named in the document for one that has come. */
const forget = (link: unknown) => link instanceof HTMLLinkElement && link.rel === 'stylesheet' && link.remove();
const forgetNamed = (error: unknown) => {
  const address = /preload CSS for (\S+)/.exec(String(error))?.[1];
  if (address) [...document.querySelectorAll('link')].filter(({ href }) => href.endsWith(address)).forEach(forget);
};
if (typeof document !== 'undefined') document.addEventListener('error', ({ target }) => forget(target), true);

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
    forgetNamed(reason);
    const isTime = tries > 1 && navigator.onLine && !(isPressed && isFilledIn());
    if (name && isTime) await reloadOnce(name, reload);
    await nextChance(Math.min(LONGEST, FIRST * 2 ** (tries - 1)));
    try {
      return await load();
    } catch (again) {
      reason = again;
      noteMissing(load, true);
    }
  }
};
helpWithLostFiles(loadLost);
