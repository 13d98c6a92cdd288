/** Carousels in each of their states. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import { Carousel, rowsFor, type CarouselProps } from './carousel';
import { Picture } from './common/picture';
import { useCarousel } from './use-carousel';

const meta: Meta = { title: 'ui/Layout/Carousel' };
export default meta;

const labels = { back: 'Back', forward: 'Forward' };
const cards = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <a key={index} href={`#card-${index + 1}`} style={{ display: 'block' }}>
      <Picture source={null} alt="" />
      Card {index + 1}
    </a>
  ));
/** A fixed width, whatever the window. */
const row = ({ count, ...rest }: Partial<CarouselProps> & { count: number }) => (
  <div style={{ inlineSize: 640, marginInline: 24 }}>
    <Carousel label="Popular" labels={labels} width="140px" {...rest}>
      {cards(count)}
    </Carousel>
  </div>
);
const list = () => screen.getByRole('list', { name: 'Popular' });
const at = () => Math.round(Math.abs(list().scrollLeft));
/** One entry and its gap, px. */
const STEP = 156;
const arrow = (name: string) => screen.getByRole('button', { name });

export const ByArrows: StoryObj = {
  render: () => row({ count: 12 }),
  play: async () => {
    await userEvent.hover(list());
    await expect(arrow('Back')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(arrow('Forward'));
    await waitFor(() => expect(at()).toBe(4 * STEP));
    await waitFor(() => expect(arrow('Back')).toHaveAttribute('aria-disabled', 'false'));
    await expect(screen.getByText('Card 5')).toBeVisible();
    await userEvent.click(arrow('Forward'));
    await waitFor(() => expect(arrow('Forward')).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(arrow('Back'));
    await waitFor(() => expect(arrow('Forward')).toHaveAttribute('aria-disabled', 'false'));
  },
};

export const RightToLeft: StoryObj = {
  ...ByArrows,
  globals: { direction: 'rtl' },
  play: async () => {
    await userEvent.hover(list());
    await userEvent.click(arrow('Forward'));
    await waitFor(() => expect(list().scrollLeft).toBeLessThan(-4 * STEP + 1));
  },
};

export const ByFocus: StoryObj = {
  render: () => row({ count: 12 }),
  play: async () => {
    const last = screen.getByRole('link', { name: 'Card 7' });
    last.focus();
    const { right } = list().getBoundingClientRect();
    await waitFor(() => expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(right));
  },
};

/** Embla keeps the position that was scrolled to before it loaded; a drag does not click. */
export const ByMouse: StoryObj = {
  render: () => row({ count: 12 }),
  play: async () => {
    const element = list();
    element.style.scrollSnapType = 'none';
    element.scrollLeft = 100;
    await userEvent.hover(element);
    await waitFor(() => expect(arrow('Back')).toHaveAttribute('aria-disabled', 'false'));
    await expect(at()).toBe(100);
    const card = screen.getByRole('link', { name: 'Card 3' });
    const { x, y } = card.getBoundingClientRect();
    fireEvent.mouseDown(card, { clientX: x + 100, clientY: y + 20, button: 0 });
    for (let step = 1; step <= 12; step += 1) {
      fireEvent.mouseMove(document, { clientX: x + 100 - step * 20, clientY: y + 20 });
      await new Promise((next) => requestAnimationFrame(next));
    }
    fireEvent.mouseUp(document);
    await expect(fireEvent.click(card)).toBe(false);
    await waitFor(() => expect(element.style.scrollSnapType).toBe(''));
    await waitFor(() => expect(at() % STEP).toBe(0));
    await expect(at()).toBeGreaterThan(100);
  },
};

export const DrawnAsItGoes: StoryObj = {
  render: () => row({ count: 60 }),
  play: async () => {
    const entries = () => list().querySelectorAll('[aria-posinset]').length;
    const before = entries();
    await expect(before).toBeLessThan(60);
    list().scrollLeft = list().scrollWidth;
    await waitFor(() => expect(entries()).toBeGreaterThan(before));
  },
};

export const TwoRows: StoryObj = {
  render: () => row({ count: 24, rows: rowsFor(24) }),
  play: async () => {
    await userEvent.hover(list());
    await userEvent.click(arrow('Forward'));
    await waitFor(() => expect(at()).toBeGreaterThan(3 * STEP));
    await waitFor(() => expect(at() % STEP).toBe(0));
  },
};

/** On wide screens a few entries share the width, and there is noop to scroll. */
export const SharesTheWidth: StoryObj = {
  render: () => row({ count: 3, fills: true }),
  play: async () => {
    await userEvent.hover(list());
    await waitFor(() => expect(arrow('Forward')).toHaveAttribute('aria-disabled', 'true'));
    await expect(arrow('Back')).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Plays: StoryObj = {
  render: () => row({ count: 8, autoplay: true }),
  play: async () => {
    await userEvent.unhover(list());
    await waitFor(() => expect(at()).toBe(STEP), { timeout: 8000 });
  },
};

function Pictures() {
  const {
    list: frames,
    position,
    scrollTo,
    loadTriggers,
    motion,
  } = useCarousel<HTMLUListElement>({ tracksTouch: true });
  return (
    <div {...loadTriggers} style={{ inlineSize: 300 }}>
      <ul
        ref={frames}
        aria-label="Popular"
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region is reached by keyboard
        tabIndex={0}
        style={{ display: 'flex', overflowX: 'auto', padding: 0, margin: 0, listStyle: 'none' }}
      >
        {Array.from({ length: 4 }, (_, index) => (
          <li key={index} style={{ flex: '0 0 100%' }}>
            <Picture source={null} alt={`Picture ${index + 1}`} ratio={2} />
          </li>
        ))}
      </ul>
      {motion}
      <button type="button" onClick={() => scrollTo(2)}>
        Third
      </button>
      <output>Picture {position.entry + 1} of 4</output>
    </div>
  );
}
/** The same hook for a component with its own markup. */
export const Gallery: StoryObj = {
  render: () => <Pictures />,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Third' }));
    await expect(screen.getByRole('status')).toHaveTextContent('Picture 3 of 4');
    await waitFor(() => expect(at()).toBe(600));
    fireEvent.wheel(list());
    list().scrollLeft = 300;
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Picture 2 of 4'));
  },
};
