/** A ref that calls once its element is near the screen: the end marker of an endless list, a section below the fold. */
/** What is above the screen was passed: a jump to the end of the page has seen it too. */
const PASSED_OR_NEAR = '1000000px 0px 600px';

/** @param margin around the screen, or around what scrolls @param root what scrolls, where it is not the page */
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
