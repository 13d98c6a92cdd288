/** A finger pulls a sheet down: the sheet follows, and closes when it was pulled far or fast enough. */

/** Share of the sheet's height from which a slow pull closes. */
const FAR = 0.25;
/** Pixels a millisecond from which a short pull closes. */
const FAST = 0.5;
const BACK_MS = 180;

interface Pull {
  x: number;
  y: number;
  /** null: whether the finger pulls or scrolls is not known yet. */
  shift: number | null;
  /** Pixels a millisecond of the last move. */
  speed: number;
  at: number;
}

/** Whether nothing between the finger and the sheet has been scrolled: else the finger scrolls back first. */
function isAtTop(target: EventTarget | null, sheet: HTMLElement): boolean {
  for (let node = target as Element | null; node && node !== sheet.parentElement; node = node.parentElement)
    if (node.scrollTop > 0) return false;
  return true;
}

const isMotionReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Watches a sheet. Uses the property `translate`, because `transform` is that of its opening.
 * @param onPulled it was pulled down, and is out of sight
 * @returns stops
 */
export function watchPull(sheet: HTMLElement, onPulled: () => void): () => void {
  let pull: Pull | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const place = (translate: string, isEased: boolean) => {
    sheet.style.transition = isEased ? `translate ${BACK_MS}ms ease-out` : 'none';
    sheet.style.translate = translate;
  };
  const start = (event: TouchEvent) => {
    const [touch] = event.touches;
    const isOne = touch !== undefined && event.touches.length === 1;
    pull =
      isOne && isAtTop(event.target, sheet)
        ? { x: touch.clientX, y: touch.clientY, shift: null, speed: 0, at: event.timeStamp }
        : null;
  };
  const cancel = () => {
    if (pull && pull.shift !== null) place('', true);
    pull = null;
  };
  const move = (event: TouchEvent) => {
    const [touch] = event.touches;
    if (!pull || !touch) return;
    const down = touch.clientY - pull.y;
    // Up scrolls, sideways turns over pictures, and two fingers zoom: then the whole touch is not a pull.
    const isOther = down <= 0 || Math.abs(touch.clientX - pull.x) > down;
    if (event.touches.length > 1 || (pull.shift === null && isOther)) return cancel();
    if (event.cancelable) event.preventDefault();
    const shift = Math.max(0, down);
    const elapsed = Math.max(1, event.timeStamp - pull.at);
    pull = { ...pull, shift, speed: (shift - (pull.shift ?? 0)) / elapsed, at: event.timeStamp };
    place(`0 ${shift}px`, false);
  };
  const end = () => {
    const { shift, speed } = pull ?? { shift: null, speed: 0 };
    pull = null;
    if (shift === null) return;
    if (shift < sheet.offsetHeight * FAR && (speed < FAST || shift < 24)) return place('', true);
    if (isMotionReduced()) return onPulled();
    place('0 100%', true);
    timer = setTimeout(onPulled, BACK_MS);
  };
  sheet.addEventListener('touchstart', start, { passive: true });
  // Not passive: the page under the sheet must not be pulled with it.
  sheet.addEventListener('touchmove', move, { passive: false });
  sheet.addEventListener('touchend', end);
  sheet.addEventListener('touchcancel', cancel);
  return () => {
    clearTimeout(timer);
    sheet.removeEventListener('touchstart', start);
    sheet.removeEventListener('touchmove', move);
    sheet.removeEventListener('touchend', end);
    sheet.removeEventListener('touchcancel', cancel);
  };
}
