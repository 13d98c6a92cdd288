/**
 * An inline script: once the page is painted it preloads all scripts and runs the first ones one after the other. It tells the visitor
 * when the page does not start, or breaks as a whole (decision 081).
 */
function start(files: string[], page: string[]): void {
  'inline script';
  const AGAIN = 2000;
  const SILENT = 10_000;
  const { dataset } = document.documentElement;
  const box = document.createElement('div');
  const add = (tag: 'p' | 'a', textContent = '', href = '') =>
    box.append(Object.assign(document.createElement(tag), { textContent, href, style: 'margin:0;padding:10px' }));
  let isBroken = false;
  const tell = (which: 0 | 1) => {
    isBroken = which === 1;
    const texts = document.body.dataset.texts?.split('|') ?? [];
    // Over the bottom bar of a page that can be read; in place of one that is gone.
    const place = document.getElementById('root')?.firstChild ? 'auto 16px 96px' : '0';
    box.role = 'alert';
    box.style.cssText = `position:fixed;z-index:999;inset:${place};display:flex;flex-wrap:wrap;place-content:center;padding:8px;border:1px solid;border-radius:16px;background:Canvas;color:CanvasText;text-align:center`;
    box.replaceChildren();
    add('p', texts[which]);
    add('a', texts[2]);
    add('a', texts[3], '/');
    document.body.append(box);
  };
  let timer: ReturnType<typeof setTimeout>;
  const watch = () => {
    clearTimeout(timer);
    timer = setTimeout(() => dataset.ready ?? (isBroken || tell(0)), SILENT);
  };
  const run = () => {
    const file = files.shift();
    if (!file) return;
    const script = document.createElement('script');
    script.type = 'module';
    script.src = file;
    script.onload = () => {
      watch();
      run();
    };
    // Without its scripts the page is never hydrated: a failed one is requested again, at once when the connection is back.
    script.onerror = () => {
      script.remove();
      files.unshift(file);
      if (navigator.onLine) setTimeout(run, AGAIN);
      else addEventListener('online', run, { once: true });
    };
    document.body.append(script);
  };
  const preload = (file: string) => {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.fetchPriority = 'low';
    link.href = file;
    document.head.append(link);
  };
  new MutationObserver(() => box.remove()).observe(document.documentElement, { attributeFilter: ['data-ready'] });
  addEventListener('shop-failed', () => tell(1));
  addEventListener('error', ({ filename }) => dataset.ready ?? (filename.includes('/assets/') && tell(1)));
  requestAnimationFrame(() =>
    setTimeout(() => {
      [...files, ...page].forEach(preload);
      watch();
      run();
    }),
  );
}

/**
 * @param files addresses of modules; each needs those before it
 * @param page addresses of the modules that those will import to hydrate the page: preloaded, so that they need not wait
 */
export const startScripts = (files: readonly string[], page: readonly string[]): string =>
  `(${start.toString()})(${[files, page].map((list) => JSON.stringify(list).replace(/</g, '\\u003c')).join(',')});`;
