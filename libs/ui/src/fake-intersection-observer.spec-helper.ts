/** A fake IntersectionObserver, because jsdom has no layout: a test says when the observed element is near the screen. */
export interface Observed {
  options: IntersectionObserverInit;
  report: (isIntersecting: boolean) => void;
}

/** Installs the fake for each test of a file. @returns what is observed now */
export function fakeIntersectionObserver(): () => readonly Observed[] {
  let observed: Observed[] = [];
  const before = globalThis.IntersectionObserver;
  beforeEach(() => {
    observed = [];
    globalThis.IntersectionObserver = class {
      entry: Observed;
      constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit) {
        this.entry = {
          options,
          report: (isIntersecting) => callback([{ isIntersecting } as IntersectionObserverEntry], this as never),
        };
      }
      observe() {
        observed.push(this.entry);
      }
      disconnect() {
        observed = observed.filter((entry) => entry !== this.entry);
      }
    } as never;
  });
  afterEach(() => {
    globalThis.IntersectionObserver = before;
  });
  return () => observed;
}
