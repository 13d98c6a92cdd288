/** Whether any of an element is on the screen. Autoplay off screen would only cost power. */
export function isOnScreen(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
