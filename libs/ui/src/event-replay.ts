/**
 * An inline script for the page's head. It records presses of buttons, choices (checkboxes, radio buttons, selects) and focus, text and
 * Enter of fields, until their part of the page is hydrated (`LazyBoundary`), and then replays them. React drops events of parts whose
 * code has not loaded, and sees none before it has started; what a field shows by then is lost at its next render. As the first script of
 * a page it also keeps the keys of input methods from all others.
 */
interface Replay {
  isHydrated: (element: Element) => boolean;
  /** Whether something that was chosen or typed before, in the same part of the page, still waits for its replay. */
  isBlocked: (element: Element) => boolean;
  /**
   * Calls `act` once the element is hydrated, after what was chosen before it in the same part of the page. React renders a part anew that
   * was updated before its code was there: `act` is given the element that takes the place of the first one, and is not called if none does.
   * @returns the entry of the queue; with `isChoice` others wait for it
   */
  replayLater: <E extends Element>(element: E, act: (target: E) => void, isChoice?: boolean) => { isChoice: boolean };
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

function replayInOrder(): Replay {
  'inline script';
  const POLL_MS = 30;
  /** How often an element may be missing, for some 20 s: its code loads meanwhile. */
  const MOST_MISSES = 600;
  interface Entry {
    element: Element;
    act: (target: never) => void;
    isChoice: boolean;
    /** What tells the element from others, and which of those that look the same it is. */
    look: string;
    index: number;
    misses: number;
  }
  let waiting: Entry[] = [];
  // The app has restored the session (`data-ready` on `<html>`), and no boundary around the element waits for hydration. Nor does one beside
  // it that is updated with it (`data-hydrates-whole`): React would drop its HTML until its code is there.
  const isHydrated = (element: Element) =>
    document.documentElement.dataset.ready !== undefined &&
    !element.closest('[data-hydrated="no"]') &&
    !element.closest('[data-hydrates-whole]')?.querySelector('[data-hydrated="no"]');
  const partOf = (element: Element) => element.closest('header, main, [role="dialog"]');
  const isBehind = (element: Element, earlier: readonly Entry[]) =>
    earlier.some(({ element: other, isChoice }) => isChoice && other.isConnected && partOf(other) === partOf(element));
  const lookOf = (element: Element) => {
    const { type, labels } = element as HTMLInputElement;
    const named = labels?.[0] ?? element;
    return [element.tagName, type, element.getAttribute('aria-label'), named.textContent].join();
  };
  const alike = (tag: string, look: string) =>
    [...document.querySelectorAll(tag)].filter((one) => lookOf(one) === look);
  /** @returns whether the entry can still be replayed */
  const follow = (entry: Entry): boolean => {
    if (entry.element.isConnected) return true;
    const next = alike(entry.element.tagName, entry.look)[entry.index];
    if (next) entry.element = next;
    else entry.misses += 1;
    return entry.misses < MOST_MISSES;
  };
  const poll = () => {
    waiting = waiting.filter(follow);
    const next = waiting.find(
      ({ element }, index) => element.isConnected && isHydrated(element) && !isBehind(element, waiting.slice(0, index)),
    );
    if (next) {
      waiting = waiting.filter((entry) => entry !== next);
      next.act(next.element as never);
    }
    // One at a time: React renders what a choice changes before it hears of the next one.
    if (waiting.length > 0) setTimeout(poll, next ? 0 : POLL_MS);
  };
  return {
    isHydrated,
    isBlocked: (element) => isBehind(element, waiting),
    replayLater: (element, act, isChoice = false) => {
      if (waiting.length === 0) setTimeout(poll, POLL_MS);
      const look = lookOf(element);
      const index = alike(element.tagName, look).indexOf(element);
      const entry: Entry = { element, act, isChoice, look, index, misses: 0 };
      waiting.push(entry);
      return entry;
    },
  };
}

function replayPresses({ isHydrated, isBlocked, replayLater }: Replay): void {
  'inline script';
  const pressed = new Set<Element>();
  addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest('button');
      if (!button || (isHydrated(button) && !isBlocked(button))) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (pressed.has(button)) return;
      pressed.add(button);
      button.style.opacity = '0.6';
      replayLater(button, (target) => {
        pressed.delete(button);
        button.style.opacity = '';
        target.click();
      });
    },
    true,
  );
}

function replayChoices({ isHydrated, replayLater }: Replay): void {
  'inline script';
  /** Ticked, but not replayed. */
  const ticked = new Set<HTMLInputElement>();
  /** The values of selects that are not replayed. React may render one before that, with the option that it knows. */
  const selected = new Map<HTMLSelectElement, string>();
  const waitingWith = (box: HTMLInputElement) =>
    [...ticked].filter(
      (other) =>
        other === box || (box.type === 'radio' && box.name && other.name === box.name && other.form === box.form),
    );
  const recordTick = (box: HTMLInputElement) => {
    const others = waitingWith(box);
    for (const other of others) ticked.delete(other);
    // A checkbox that is ticked and unticked again has not changed.
    if (box.type === 'checkbox' && others.length > 0) return;
    const { checked } = box;
    ticked.add(box);
    const replay = (target: HTMLInputElement) => {
      if (!ticked.delete(box)) return;
      // React compares what a click leaves with what it knows: tell it the state of before, and click again.
      if (target === box) box.checked = !checked;
      if (target.checked !== checked) target.click();
    };
    replayLater(box, replay, true);
  };
  const recordOption = (select: HTMLSelectElement) => {
    const isWaiting = selected.has(select);
    selected.set(select, select.value);
    if (isWaiting) return;
    const replay = (target: HTMLSelectElement) => {
      target.value = selected.get(select) ?? '';
      selected.delete(select);
      target.dispatchEvent(new Event('change', { bubbles: true }));
    };
    replayLater(select, replay, true);
  };
  const record = (event: Event) => {
    const { target: field, type } = event;
    const isTick = type === 'click' && field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);
    const isOption = type === 'change' && field instanceof HTMLSelectElement;
    if (!isTick && !isOption) return;
    const isWaiting = isTick ? waitingWith(field).length > 0 : isOption && selected.has(field);
    if (isHydrated(field) && !isWaiting) return;
    // The browser has changed the field already. A handler that heard of it now would hear of it twice.
    event.stopImmediatePropagation();
    if (isTick) recordTick(field);
    else if (isOption) recordOption(field);
  };
  for (const type of ['click', 'change']) addEventListener(type, record, true);
}

function replayFields({ isHydrated, replayLater }: Replay): void {
  'inline script';
  const TYPED = /^(text|search|email|tel|password|url|number|date|time)$/;
  type Field = HTMLInputElement | HTMLTextAreaElement;
  /** Recorded for each waiting field: its text, whether Enter was pressed, and its entry of the queue. */
  const recorded = new Map<Field, { text?: string; isSent?: boolean; queued: { isChoice: boolean } }>();
  const replay = (first: Field, field: Field) => {
    const { text, isSent } = recorded.get(first) ?? {};
    recorded.delete(first);
    // Opens what the field offers on focus, such as recent searches.
    if (document.activeElement === field) field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    if (text !== undefined) {
      const { selectionStart, selectionEnd } = field;
      // React ignores an input event whose value it already knows: clear the value through React, set it past React.
      field.value = text ? '' : field.defaultValue;
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
      // Null for fields without a caret of their own, as those of numbers.
      if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
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
    const isLong = field instanceof HTMLTextAreaElement;
    if (!isLong && !(field instanceof HTMLInputElement && TYPED.test(field.type))) return;
    let entry = recorded.get(field);
    if (!entry) {
      if (isHydrated(field)) return;
      recorded.set(field, (entry = { queued: replayLater(field, (target) => replay(field, target)) }));
    }
    if (type === 'input') {
      entry.text = field.value;
      entry.queued.isChoice = true;
    }
    // Also between hydration and the replay of the text: React would submit an empty field.
    if (isLong || !(event instanceof KeyboardEvent) || event.key !== 'Enter') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    entry.isSent = true;
  };
  // In the capture phase, before React stops events that it cannot handle yet.
  for (const type of ['focusin', 'input', 'keydown']) addEventListener(type, record, true);
}

/** The script contains the functions' source (minified by the build), so none may use anything from outside. */
export const EVENT_REPLAY_SCRIPT = `(() => { (${guardComposition.toString()})(); const replay = (${replayInOrder.toString()})(); ${[
  replayPresses,
  replayChoices,
  replayFields,
]
  .map((record) => `(${record.toString()})(replay);`)
  .join(' ')} })();`;
