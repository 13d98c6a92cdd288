/**
 * A ref callback that fires once its element is near the screen: the end marker of an endless list, a section below the
 * fold.
 */
/** Includes everything above the screen: a jump to the end of the page passes elements without showing them. */
const PASSED_OR_NEAR = '1000000px 0px 600px';

/** @param margin `rootMargin` of the observer @param root the scroll container, if not the page */
export function whenSeen(
  onSeen: () => void,
  margin = PASSED_OR_NEAR,
  root?: (element: Element) => Element | null,
): (element: Element | null) => (() => void) | undefined {
  return (element) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) onSeen();
      },
      { rootMargin: margin, root: root?.(element) ?? null },
    );
    observer.observe(element);
    return () => observer.disconnect();
  };
}
