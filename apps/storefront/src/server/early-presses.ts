/**
 * A script of the HTML itself: a button that is pressed before its part of the page is awake is pressed again once it is. React would
 * drop the press when the part's code is still on its way, and before React is there nobody would listen at all.
 */
function keepEarlyPresses(): void {
  const POLL = 30;
  // What React has taken over carries its properties.
  const isAwake = (button: Element) => Object.keys(button).some((key) => key.startsWith('__reactProps'));
  addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest('button');
      if (!button || isAwake(button)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      button.style.opacity = '0.6';
      const timer = setInterval(() => {
        if (button.isConnected && !isAwake(button)) return;
        clearInterval(timer);
        button.style.opacity = '';
        button.click();
      }, POLL);
    },
    true,
  );
}

export const EARLY_PRESSES = `(${keepEarlyPresses.toString()})();`;
