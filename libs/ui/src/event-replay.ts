/**
 * An inline script for the page's head. It records presses of buttons, and focus, text and Enter of fields, until their part of the page
 * is hydrated (`LazyBoundary`), and then replays them. React drops events of parts whose code has not loaded, and sees none before it has
 * started. As the first script of a page it also keeps the keys of input methods from all others.
 */
interface Hydration {
  isHydrated: (element: Element) => boolean;
  /** Also calls `act` if the element has left the page, so that nothing waits for ever. */
  whenHydrated: (element: Element, act: () => void) => void;
}

/**
 * Keeps keys that belong to an input method from every handler of the page: Enter confirms its text, arrows choose it, Escape drops it. It
 * listens before all others, so no form and no combobox needs a check of its own.
 */
export function guardComposition(): void {
  'inline script';
  addEventListener(
    'keydown',
    (event) => {
      // Safari ends the composition before its last key, which only the code 229 tells from a key of the page. Android's keyboards send that
      // code for every key and name none.
      if ((!event.isComposing && event.keyCode !== 229) || event.key === 'Unidentified') return;
      event.stopImmediatePropagation();
      // The browser would submit the form. The input method has had its Enter already.
      if (event.key === 'Enter') event.preventDefault();
    },
    true,
  );
}

function watchHydration(): Hydration {
  'inline script';
  const POLL_MS = 30;
  // The app has restored the session (`data-ready` on `<html>`), and no boundary around the element waits for hydration.
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
  'inline script';
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
  'inline script';
  const TYPED = /^(text|search|email|tel|password)$/;
  /** Recorded for each waiting field: its text, and whether Enter was pressed. */
  const recorded = new Map<HTMLInputElement, { text?: string; isSent?: boolean }>();
  const replay = (field: HTMLInputElement) => {
    const { text, isSent } = recorded.get(field) ?? {};
    recorded.delete(field);
    // Opens what the field offers on focus, such as recent searches.
    if (document.activeElement === field) field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    if (text !== undefined) {
      // React ignores an input event whose value it already knows: clear the value through React, set it past React.
      field.value = '';
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    if (!isSent) return;
    // After React has rendered the text.
    setTimeout(() =>
      field.form
        ? field.form.requestSubmit()
        : field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })),
    );
  };
  const record = (event: Event) => {
    const { target: field, type } = event;
    if (!(field instanceof HTMLInputElement) || !TYPED.test(field.type)) return;
    let entry = recorded.get(field);
    if (!entry) {
      if (isHydrated(field)) return;
      recorded.set(field, (entry = {}));
      whenHydrated(field, () => replay(field));
    }
    if (type === 'input') entry.text = field.value;
    // Also between hydration and the replay of the text: React would submit an empty field.
    if (!(event instanceof KeyboardEvent) || event.key !== 'Enter') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    entry.isSent = true;
  };
  // In the capture phase, before React stops events that it cannot handle yet.
  for (const type of ['focusin', 'input', 'keydown']) addEventListener(type, record, true);
}

/** The script contains the functions' source (minified by the build), so none may use anything from outside. */
export const EVENT_REPLAY_SCRIPT = `(() => { (${guardComposition.toString()})(); const hydration = (${watchHydration.toString()})(); ${[
  replayPresses,
  replayFields,
]
  .map((replay) => `(${replay.toString()})(hydration);`)
  .join(' ')} })();`;
