/**
 * A ref callback that fires once its element is near the screen: the end marker of an endless list, a section below the
 * fold.
 */
/** Includes everything above the screen: a jump to the end of the page passes elements without showing them. */
const DEFAULT_MARGIN = '1000000px 0px 600px';

type Tell = () => void;
const byMargin = new Map<string, { observer: IntersectionObserver; told: Map<Element, Tell> }>();

/** One observer for all elements of a page with the same margin: the browser looks at each observer in every frame. */
function sharedOf(margin: string) {
  const known = byMargin.get(margin);
  if (known) return known;
  const told = new Map<Element, Tell>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) told.get(target)?.();
    },
    { rootMargin: margin },
  );
  const shared = { observer, told };
  byMargin.set(margin, shared);
  return shared;
}

function watchOnPage(element: Element, onVisible: Tell, margin: string): () => void {
  const { observer, told } = sharedOf(margin);
  told.set(element, onVisible);
  observer.observe(element);
  return () => {
    told.delete(element);
    observer.unobserve(element);
  };
}

/** @param margin `rootMargin` of the observer @param root the scroll container, if not the page */
export function whenVisible(
  onVisible: () => void,
  margin = DEFAULT_MARGIN,
  root?: (element: Element) => Element | null,
): (element: Element | null) => (() => void) | undefined {
  return (element) => {
    if (!element) return undefined;
    if (!root) return watchOnPage(element, onVisible, margin);
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) onVisible();
      },
      { rootMargin: margin, root: root(element) },
    );
    observer.observe(element);
    return () => observer.disconnect();
  };
}
