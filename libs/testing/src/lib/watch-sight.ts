/**
 * Stands in for the browser's watch of what comes into sight, which jsdom does not have.
 * @returns brings into sight all that is watched
 */
export function watchSight(): () => void {
  const watching = new Map<object, () => void>();
  globalThis.IntersectionObserver = class {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      watching.set(this, () => callback([{ isIntersecting: true }]));
    }
    observe() {}
    disconnect() {
      watching.delete(this);
    }
  } as never;
  return () => [...watching.values()].forEach((notify) => notify());
}
