/**
 * A script of the HTML's head, which hears what is done while the rest of the page still comes: a button that is pressed, or a field
 * that is entered or typed into, before its part of the page is hydrated is heard once it is. React would drop it when the part's code
 * is still on its way, and before React is there nobody would listen at all.
 */
interface Hydration {
  isHydrated: (element: Element) => boolean;
  /** Also when the element has left the page: what waits for it ends. */
  whenHydrated: (element: Element, act: () => void) => void;
}

function watchHydration(): Hydration {
  const POLL_MS = 30;
  // The visit has begun (the storage has told who is here), and no boundary around the element waits for React (`LazyBoundary`).
  const isHydrated = (element: Element) =>
    document.documentElement.dataset.ready !== undefined && !element.closest('[data-hydrated="no"]');
  const whenHydrated = (element: Element, act: () => void) => {
    const timer = setInterval(() => {
      if (element.isConnected && !isHydrated(element)) return;
      clearInterval(timer);
      act();
    }, POLL_MS);
  };
  return { isHydrated, whenHydrated };
}

function replayPresses({ isHydrated, whenHydrated }: Hydration): void {
  const pressed = new Set<Element>();
  addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest('button');
      if (!button || isHydrated(button)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (pressed.has(button)) return;
      pressed.add(button);
      button.style.opacity = '0.6';
      whenHydrated(button, () => {
        pressed.delete(button);
        button.style.opacity = '';
        button.click();
      });
    },
    true,
  );
}

function replayFields({ isHydrated, whenHydrated }: Hydration): void {
  const TYPED = /^(text|search|email|tel|password)$/;
  /** What each field that waits has heard: what is in it, and whether Enter was pressed. */
  const heard = new Map<HTMLInputElement, { text?: string; isSent?: boolean }>();
  const replay = (field: HTMLInputElement) => {
    const { text, isSent } = heard.get(field) ?? {};
    heard.delete(field);
    // What a field offers when it is entered, recent searches for one.
    if (document.activeElement === field) field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    if (text !== undefined) {
      // Emptied as React sees it, filled as a hand does: a text that it finds already there is no change to it.
      field.value = '';
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    if (!isSent) return;
    // After what was typed has been drawn.
    setTimeout(() =>
      field.form
        ? field.form.requestSubmit()
        : field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })),
    );
  };
  const hear = (event: Event) => {
    const { target: field, type } = event;
    if (!(field instanceof HTMLInputElement) || !TYPED.test(field.type)) return;
    let told = heard.get(field);
    if (!told) {
      if (isHydrated(field)) return;
      heard.set(field, (told = {}));
      whenHydrated(field, () => replay(field));
    }
    if (type === 'input') told.text = field.value;
    // Also in the moment when React is there and has not been told yet: it would look for nothing.
    if (!(event instanceof KeyboardEvent) || event.key !== 'Enter') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    told.isSent = true;
  };
  // Before React, which stops what it can not answer yet.
  for (const type of ['focusin', 'input', 'keydown']) addEventListener(type, hear, true);
}

/** The functions stand in the script as they stand here: none may know anything from outside. */
export const EARLY_PRESSES = `(() => { const hydration = (${watchHydration.toString()})(); ${[
  replayPresses,
  replayFields,
]
  .map((replay) => `(${replay.toString()})(hydration);`)
  .join(' ')} })();`;
