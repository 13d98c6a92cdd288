/**
 * A script of the HTML itself: fetches the first scripts once the page is painted, and runs one after the other. Run as one
 * piece they would keep a slow phone from answering for that long.
 */
function start(files: string[], page: string[]): void {
  const AGAIN = 2000;
  const run = () => {
    const file = files.shift();
    if (!file) return;
    const script = document.createElement('script');
    script.type = 'module';
    script.src = file;
    script.onload = run;
    // Without its scripts the page never hydrates: one that does not come is asked for again, at once when the line is back.
    script.onerror = () => {
      script.remove();
      files.unshift(file);
      if (navigator.onLine) setTimeout(run, AGAIN);
      else addEventListener('online', run, { once: true });
    };
    document.body.append(script);
  };
  const linkTo = (file: string) => {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.fetchPriority = 'low';
    link.href = file;
    return link;
  };
  // Asking for one costs a slow phone two milliseconds: a few a turn.
  const fetch = (waiting: string[], then: () => void) => {
    document.head.append(...waiting.slice(0, 4).map(linkTo));
    const rest = waiting.slice(4);
    setTimeout(rest.length ? () => fetch(rest, then) : then);
  };
  // Decoding and painting pictures takes both hands of a small phone: scripts that run meanwhile only make it stand still for longer.
  // They run once all that was asked for is there, but at once for somebody who does something, and soon when a picture does not come.
  const PATIENCE = 1000;
  const SIGNS = ['load', 'pointerdown', 'pointermove', 'keydown', 'wheel'];
  const quiet = new Promise<unknown>((go) => {
    if (document.readyState === 'complete') return go(null);
    SIGNS.forEach((sign) => addEventListener(sign, go, { capture: true, passive: true, once: true }));
    setTimeout(go, PATIENCE);
  });
  // The picture that fills the screen comes first.
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  const fetchPage = () => requestAnimationFrame(() => setTimeout(() => fetch(page, () => undefined)));
  requestAnimationFrame(() =>
    setTimeout(() =>
      fetch(files, () => {
        void quiet.then(() => setTimeout(run));
        if (!picture || picture.complete) return fetchPage();
        picture.onload = fetchPage;
      }),
    ),
  );
}

/**
 * @param files addresses of modules, each needs those before it
 * @param page what those will ask for to hydrate this page: asked for now, it is there when it is
 */
export const startScripts = (files: readonly string[], page: readonly string[]): string =>
  `(${start.toString()})(${[files, page].map((list) => JSON.stringify(list).replace(/</g, '\\u003c')).join(',')});`;
