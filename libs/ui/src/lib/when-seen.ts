/** A ref that calls once its element is near the screen: the end marker of an endless list, a section below the fold. */
export function whenSeen(onSeen: () => void, margin = '600px'): (element: Element | null) => (() => void) | undefined {
  return (element) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) onSeen();
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  };
}
