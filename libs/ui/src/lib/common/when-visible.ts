/**
 * A ref callback that fires once its element is near the screen: the end marker of an endless list, a section below the
 * fold.
 */
/** Includes everything above the screen: a jump to the end of the page passes elements without showing them. */
const DEFAULT_MARGIN = '1000000px 0px 600px';

type Watch = (element: Element, onVisible: () => void) => () => void;

function watchOf(margin: string, root: Element | null): Watch {
  const told = new WeakMap<Element, () => void>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) told.get(target)?.();
    },
    { rootMargin: margin, root },
  );
  return (element, onVisible) => {
    told.set(element, onVisible);
    observer.observe(element);
    return () => observer.unobserve(element);
  };
}

/** By margin: one observer for all elements of a page, as browsers look at each observer in every frame. */
const onPage = new Map<string, Watch>();

/** @param margin `rootMargin` of the observer @param root the scroll container, if not the page */
export function whenVisible(
  onVisible: () => void,
  margin = DEFAULT_MARGIN,
  root?: (element: Element) => Element | null,
): (element: Element | null) => (() => void) | undefined {
  return (element) => {
    if (!element) return undefined;
    const watch = (!root && onPage.get(margin)) || watchOf(margin, root?.(element) ?? null);
    if (!root) onPage.set(margin, watch);
    return watch(element, onVisible);
  };
}
