/**
 * A ref callback that fires once its element is near the screen: the end marker of an endless list, a section below the
 * fold.
 */
/** Includes everything above the screen: a jump to the end of the page passes elements without showing them. */
const DEFAULT_MARGIN = '1000000px 0px 600px';

/** @param margin `rootMargin` of the observer @param root the scroll container, if not the page */
export function whenVisible(
  onVisible: () => void,
  margin = DEFAULT_MARGIN,
  root?: (element: Element) => Element | null,
): (element: Element | null) => (() => void) | undefined {
  return (element) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) onVisible();
      },
      { rootMargin: margin, root: root?.(element) ?? null },
    );
    observer.observe(element);
    return () => observer.disconnect();
  };
}
