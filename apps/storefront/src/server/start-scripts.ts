/** An inline script: once the page is painted it preloads all scripts and runs the first ones one after the other. */
function start(files: string[], page: string[]): void {
  const AGAIN = 2000;
  const run = () => {
    const file = files.shift();
    if (!file) return;
    const script = document.createElement('script');
    script.type = 'module';
    script.src = file;
    script.onload = run;
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
  requestAnimationFrame(() =>
    setTimeout(() => {
      [...files, ...page].forEach(preload);
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
