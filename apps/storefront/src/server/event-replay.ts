/**
 * A script of the HTML's head, which hears what is done while the rest of the page still comes: a button that is pressed, or a field
 * that is entered or typed into, before its part of the page is hydrated is heard once it is. React would drop it when the part's code
 * is still on its way, and before React is there nobody would listen at all.
 */
type WhenHydrated = (element: Element, act: () => void) => void;
interface Hydration {
  isHydrated: (element: Element) => boolean;
  onceHydrated: WhenHydrated;
  whenHydrated: WhenHydrated;
  waiting: Set<Element>;
  TYPED: RegExp;
}

function watchHydration(): Hydration {
  const POLL = 30;
  const TYPED = /^(text|search|email|tel|password)$/;
  // What the server drew: what others put into the page (a map's own buttons) never carries anything of React.
  const drawn = new WeakSet<Element>();
  document.addEventListener(
    'readystatechange',
    () => document.querySelectorAll('#root button, #root input').forEach((element) => drawn.add(element)),
    { once: true },
  );
  const waiting = new Set<Element>();
  // The visit has begun (`data-ready`: the storage has told who is here), and what React has taken over carries its properties.
  const isHydrated = (element: Element) =>
    document.documentElement.dataset.ready !== undefined &&
    (!drawn.has(element) || Object.keys(element).some((key) => key.startsWith('__reactProps')));
  const onceHydrated = (element: Element, act: () => void) => {
    const timer = setInterval(() => {
      if (element.isConnected && !isHydrated(element)) return;
      clearInterval(timer);
      act();
    }, POLL);
  };
  const whenHydrated = (element: Element, act: () => void) => {
    if (waiting.has(element)) return;
    waiting.add(element);
    onceHydrated(element, () => {
      waiting.delete(element);
      act();
    });
  };
  return { isHydrated, onceHydrated, whenHydrated, waiting, TYPED };
}

function replayPresses({ isHydrated, whenHydrated }: Hydration): void {
  addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest('button');
      if (!button || isHydrated(button)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      button.style.opacity = '0.6';
      whenHydrated(button, () => {
        button.style.opacity = '';
        button.click();
      });
    },
    true,
  );
}

function replayEntering({ isHydrated, onceHydrated, TYPED }: Hydration): void {
  addEventListener(
    'focusin',
    ({ target: field }) => {
      if (!(field instanceof HTMLInputElement) || !TYPED.test(field.type) || isHydrated(field)) return;
      // What a field offers when it is entered, recent searches for one.
      onceHydrated(field, () =>
        document.activeElement === field ? field.dispatchEvent(new FocusEvent('focusin', { bubbles: true })) : null,
      );
    },
    true,
  );
}

function replayTyping({ isHydrated, whenHydrated, waiting, TYPED }: Hydration): void {
  addEventListener(
    'input',
    (event) => {
      const field = event.target;
      if (!(field instanceof HTMLInputElement) || !TYPED.test(field.type)) return;
      if (isHydrated(field) || waiting.has(field)) return;
      let typed = field.value;
      let entered = false;
      // Before React, which stops what it can not answer yet.
      const keep = ({ target }: Event) => {
        if (target === field) typed = field.value;
      };
      // Also in the moment when React is there and has not been told yet: it would look for nothing.
      const enter = (press: KeyboardEvent) => {
        if (press.target !== field || press.key !== 'Enter') return;
        press.preventDefault();
        press.stopImmediatePropagation();
        entered = true;
      };
      addEventListener('input', keep, true);
      addEventListener('keydown', enter, true);
      whenHydrated(field, () => {
        removeEventListener('input', keep, true);
        removeEventListener('keydown', enter, true);
        // Emptied as React sees it, filled as a hand does: a text that it finds already there is no change to it.
        field.value = '';
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, typed);
        field.dispatchEvent(new Event('input', { bubbles: true }));
        if (!entered) return;
        // After what was typed has been drawn.
        setTimeout(() =>
          field.form
            ? field.form.requestSubmit()
            : field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })),
        );
      });
    },
    true,
  );
}

/** The functions stand in the script as they stand here: none may know anything from outside. */
export const EARLY_PRESSES = `(() => { const hydration = (${watchHydration.toString()})(); ${[
  replayPresses,
  replayEntering,
  replayTyping,
]
  .map((replay) => `(${replay.toString()})(hydration);`)
  .join(' ')} })();`;
