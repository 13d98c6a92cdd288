/**
 * How Embla moves a carousel: ten entries of 200 px with gaps of 16, in a viewport that shows three (632 px and the
 * gutters).
 */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Carousel } from './lib/carousel';
import { useCarousel } from './lib/use-carousel';

const STEP = 216;
const GUTTER = 16;
const SHOWN = 632 + 2 * GUTTER;
const COUNT = 10;
const WHOLE = 2 * GUTTER + COUNT * STEP - 16;
const END = WHOLE - SHOWN;
let direction = 'ltr';
let scrolls = true;

const indexIn = (element: Element) => [...(element.parentElement?.children ?? [])].indexOf(element);
/** jsdom has no pointer events. */
const enter = (element: Element, pointerType: string) =>
  fireEvent(element, Object.assign(new MouseEvent('pointerover', { bubbles: true }), { pointerType }));
const isList = (element: Element) => element.matches('[aria-label="Medicines"]');
/** Fakes the layout of a carousel: jsdom has no sizes. */
const LAYOUT: Record<string, (this: HTMLElement) => unknown> = {
  offsetParent() {
    return this.parentElement;
  },
  offsetLeft() {
    if (isList(this)) return 0;
    const at = GUTTER + indexIn(this) * STEP;
    return direction === 'rtl' ? SHOWN - at - 200 : at;
  },
  offsetWidth() {
    return isList(this) ? SHOWN : 200;
  },
  clientWidth() {
    return isList(this) ? SHOWN : 200;
  },
  scrollWidth() {
    return isList(this) && scrolls ? WHOLE : SHOWN;
  },
};
const before = Object.keys(LAYOUT).map(
  (name) =>
    [
      name,
      Object.getOwnPropertyDescriptor(HTMLElement.prototype, name) ??
        Object.getOwnPropertyDescriptor(Element.prototype, name)!,
    ] as const,
);
const matchMediaBefore = window.matchMedia;
let wishesNoMotion = false;

beforeAll(() => {
  for (const [name, get] of Object.entries(LAYOUT))
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get });
});
afterAll(() => {
  for (const [name, descriptor] of before) Object.defineProperty(HTMLElement.prototype, name, descriptor);
});
beforeEach(() => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: 100, bottom: 300 } as DOMRect);
  window.matchMedia = (query) =>
    ({
      ...matchMediaBefore(query),
      matches: query.includes('reduced-motion') ? wishesNoMotion : query.includes('hover'),
    }) as MediaQueryList;
});
afterEach(() => {
  direction = 'ltr';
  scrolls = true;
  wishesNoMotion = false;
  window.matchMedia = matchMediaBefore;
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function show({ autoplay = false, onPress = () => {} }: { autoplay?: boolean; onPress?: () => void } = {}) {
  render(
    <div style={{ direction: direction as 'ltr' }}>
      <Carousel label="Medicines" labels={{ back: 'Back', forward: 'Forward' }} width="200px" fills autoplay={autoplay}>
        {Array.from({ length: COUNT }, (_, index) => (
          <a key={index} href={`#${index}`} onClick={onPress}>
            Entry {index + 1}
          </a>
        ))}
      </Carousel>
    </div>,
  );
  const list = screen.getByRole('list', { name: 'Medicines' });
  // jsdom does not inherit the text direction.
  list.style.direction = direction;
  return list;
}
const back = () => screen.getByRole('button', { name: 'Back' });
const forward = () => screen.getByRole('button', { name: 'Forward' });
const at = (list: HTMLElement) => Math.round(list.scrollLeft);

describe('the arrows of a carousel', () => {
  it.each([
    ['ltr', 1],
    ['rtl', -1],
  ])('%s: scroll to the entries that were cut off, and stop at the ends', async (way, sign) => {
    direction = way;
    const list = show();
    expect(back()).toHaveAttribute('aria-disabled', 'true');
    expect(forward()).toHaveAttribute('aria-disabled', 'false');
    fireEvent.click(forward());
    await waitFor(() => expect(at(list)).toBe(sign * 3 * STEP));
    await waitFor(() => expect(back()).toHaveAttribute('aria-disabled', 'false'));
    fireEvent.click(forward());
    await waitFor(() => expect(at(list)).toBe(sign * 6 * STEP));
    fireEvent.click(forward());
    await waitFor(() => expect(at(list)).toBe(sign * END));
    await waitFor(() => expect(forward()).toHaveAttribute('aria-disabled', 'true'));
    fireEvent.click(back());
    await waitFor(() => expect(Math.abs(at(list))).toBeLessThan(END));
    await waitFor(() => expect(forward()).toHaveAttribute('aria-disabled', 'false'));
  });

  it('continue from where a finger left the carousel, without a jump', async () => {
    const list = show();
    list.scrollLeft = 500;
    enter(list, 'mouse');
    await waitFor(() => expect(back()).toHaveAttribute('aria-disabled', 'false'));
    expect(at(list)).toBe(500);
    fireEvent.click(forward());
    await waitFor(() => expect(at(list)).toBe(5 * STEP));
    expect(list.style.transform).toBe('');
  });

  it('jump at once when reduced motion is preferred', async () => {
    wishesNoMotion = true;
    const list = show();
    fireEvent.click(forward());
    await waitFor(() => expect(at(list)).toBe(3 * STEP));
    expect(list.style.scrollSnapType).toBe('');
  });

  it('are both disabled when all entries fit on the screen', async () => {
    scrolls = false;
    const list = show();
    enter(list, 'mouse');
    await waitFor(() => expect(forward()).toHaveAttribute('aria-disabled', 'true'));
    expect(back()).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('dragging a carousel with the mouse', () => {
  const woken = async (list: HTMLElement) => {
    enter(list, 'mouse');
    list.scrollLeft = 100;
    await waitFor(() => {
      fireEvent.scroll(list);
      expect(back()).toHaveAttribute('aria-disabled', 'false');
    });
  };
  /** Like a browser: there is no click when the press was held off. */
  const drag = async (from: Element, by: number) => {
    fireEvent.mouseDown(from, { clientX: 300, button: 0 });
    for (let step = 1; step <= 10; step += 1) {
      fireEvent.mouseMove(document, { clientX: 300 + (by * step) / 10 });
      await act(() => new Promise((done) => requestAnimationFrame(done)));
    }
    fireEvent.mouseUp(document, { clientX: 300 + by });
    fireEvent.click(from);
  };

  it('moves it to a stop and does not click the entry under the pointer', async () => {
    let presses = 0;
    const list = show({ onPress: () => (presses += 1) });
    await woken(list);
    await drag(screen.getByText('Entry 3'), -300);
    await waitFor(() => expect(list.style.scrollSnapType).toBe(''));
    expect(at(list)).toBeGreaterThan(100);
    expect(at(list) % STEP).toBe(0);
    expect(presses).toBe(0);
  });

  it('a press without movement clicks, and does not move the carousel', async () => {
    let presses = 0;
    const list = show({ onPress: () => (presses += 1) });
    await woken(list);
    await drag(screen.getByText('Entry 3'), 0);
    for (let frame = 0; frame < 5; frame += 1) await act(() => new Promise((done) => requestAnimationFrame(done)));
    expect(presses).toBe(1);
    expect(at(list)).toBe(100);
  });

  it('a finger scrolls natively: touch events are never intercepted', async () => {
    const list = show();
    await woken(list);
    const entry = screen.getByText('Entry 3');
    fireEvent.touchStart(entry, { touches: [{ clientX: 300, clientY: 10 }] });
    expect(fireEvent.touchMove(entry, { touches: [{ clientX: 100, clientY: 10 }] })).toBe(true);
    fireEvent.touchEnd(entry, { touches: [] });
    expect(at(list)).toBe(100);
  });
});

describe('a carousel with autoplay', () => {
  const EVERY = 4000;
  /** Advances the fake clock in steps of 50 ms, so that React renders between them. */
  const pass = async (ms: number) => {
    for (let left = ms; left > 0; left -= 50) await act(() => jest.advanceTimersByTimeAsync(Math.min(50, left)));
  };
  beforeEach(() => jest.useFakeTimers());

  it('[HOME-12] advances by one entry every four seconds, and restarts after the last', async () => {
    const list = show({ autoplay: true });
    await pass(EVERY - 100);
    expect(at(list)).toBe(0);
    await pass(100 + 800);
    expect(Math.abs(at(list) - STEP)).toBeLessThan(3);
    await pass(EVERY);
    expect(at(list)).toBe(2 * STEP);
    await pass(1000);
    list.scrollLeft = END;
    await pass(EVERY);
    expect(at(list)).toBe(0);
  });

  it('[HOME-14] pauses under a pointer', async () => {
    const matches = Element.prototype.matches;
    let isHovered = false;
    const spy = jest.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
      return selector === ':hover' ? isHovered : matches.call(this, selector);
    });
    const list = show({ autoplay: true });
    await pass(EVERY + 900);
    expect(at(list)).toBe(STEP);
    isHovered = true;
    await pass(3 * EVERY);
    expect(at(list)).toBe(STEP);
    isHovered = false;
    await pass(EVERY + 1000);
    expect(at(list)).toBe(2 * STEP);
    spy.mockRestore();
  });

  it('[HOME-14] pauses under focus, under a finger, and shortly after a touch', async () => {
    const list = show({ autoplay: true });
    await pass(EVERY + 900);
    expect(at(list)).toBe(STEP);
    act(() => list.focus());
    await pass(3 * EVERY);
    expect(at(list)).toBe(STEP);
    act(() => list.blur());
    fireEvent.touchStart(list, { touches: [{ clientX: 1, clientY: 1 }] });
    await pass(3 * EVERY);
    expect(at(list)).toBe(STEP);
    fireEvent.touchEnd(list, { touches: [] });
    await pass(EVERY - 200);
    expect(at(list)).toBe(STEP);
    await pass(EVERY + 1000);
    expect(at(list)).toBe(2 * STEP);
  });

  it('[HOME-14] takes over a row that is out of sight only once it is seen', async () => {
    const rect = jest.spyOn(Element.prototype, 'getBoundingClientRect');
    rect.mockReturnValue({ top: 5000, bottom: 5200 } as DOMRect);
    const list = show({ autoplay: true });
    const listens = jest.spyOn(list, 'addEventListener');
    await pass(2 * EVERY);
    expect(listens).not.toHaveBeenCalled();
    rect.mockReturnValue({ top: 100, bottom: 300 } as DOMRect);
    await pass(EVERY + 900);
    expect(listens).toHaveBeenCalled();
    expect(at(list)).toBe(STEP);
  });

  it('never plays when reduced motion is preferred', async () => {
    wishesNoMotion = true;
    const list = show({ autoplay: true });
    await pass(5 * EVERY);
    expect(at(list)).toBe(0);
  });
});

it('reports the entry that a finger scrolled to, and a requested entry at once', async () => {
  function Pictures() {
    const { list, position, scrollTo, loadTriggers, motion } = useCarousel<HTMLDivElement>({ tracksTouch: true });
    return (
      <div {...loadTriggers}>
        <div ref={list} aria-label="Medicines" data-testid="list">
          {Array.from({ length: COUNT }, (_, index) => (
            <span key={index} />
          ))}
        </div>
        <button onClick={() => scrollTo(2)}>Third</button>
        <output>{position.entry}</output>
        {motion}
      </div>
    );
  }
  render(<Pictures />);
  const list = screen.getByTestId('list');
  enter(list, 'touch');
  list.scrollLeft = 4 * STEP + 30;
  await waitFor(() => {
    fireEvent.scroll(list);
    expect(screen.getByRole('status')).toHaveTextContent('4');
  });
  fireEvent.click(screen.getByRole('button', { name: 'Third' }));
  expect(screen.getByRole('status')).toHaveTextContent('2');
  await waitFor(() => expect(at(list)).toBe(2 * STEP));
  expect(screen.getByRole('status')).toHaveTextContent('2');
});
