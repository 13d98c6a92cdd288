/**
 * A script of the HTML itself: fetches the first scripts once the page is painted, and runs one after the other. Run as one
 * piece they would keep a slow phone from answering for that long.
 */
function start(files: string[]): void {
  const run = () => {
    const file = files.shift();
    if (!file) return;
    const script = document.createElement('script');
    script.type = 'module';
    script.src = file;
    script.onload = run;
    document.body.append(script);
  };
  const waiting = files.slice();
  // Asking for one costs a slow phone ten milliseconds: one a turn.
  const fetch = () => {
    const file = waiting.shift();
    if (!file) return run();
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.fetchPriority = 'low';
    link.href = file;
    document.head.append(link);
    setTimeout(fetch);
  };
  requestAnimationFrame(() => setTimeout(fetch));
}

/** @param files addresses of modules, each needs those before it */
export const startScripts = (files: readonly string[]): string =>
  `(${start.toString()})(${JSON.stringify(files).replace(/</g, '\\u003c')});`;
