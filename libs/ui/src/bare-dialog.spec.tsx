/** A dialog without a heading: on phones a sheet that a finger pulls down. */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BareDialog, ShopThemeProvider } from './index';

const media = window.matchMedia;
const HEIGHT = 800;
/** @param matching words of the media queries that match */
const screenIs = (...matching: string[]) =>
  (window.matchMedia = (query) => ({ ...media(query), matches: matching.some((word) => query.includes(word)) }));
beforeEach(() => {
  screenIs('max-width', 'reduced-motion');
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(HEIGHT);
});
afterEach(() => {
  window.matchMedia = media;
  jest.restoreAllMocks();
});

async function open(width: number | 'whole' = 800) {
  const onClose = jest.fn();
  render(
    <ShopThemeProvider accent="green" scheme="light" direction="ltr">
      <BareDialog name="Olive oil" closeLabel="Close" width={width} onClose={onClose}>
        <div data-testid="scroll">
          <p>From the hills</p>
        </div>
      </BareDialog>
    </ShopThemeProvider>,
  );
  const sheet = await screen.findByRole('dialog', { name: 'Olive oil' });
  await waitFor(() => expect(sheet).toBeVisible());
  return { onClose };
}

type Point = [x: number, y: number];
/** One event of fingers on the text. @returns where the sheet is then */
function touch(type: 'start' | 'move' | 'end' | 'cancel', at: number, ...points: Point[]): string {
  const event = new Event(`touch${type}`, { bubbles: true, cancelable: true });
  const touches = points.map(([clientX, clientY]) => ({ clientX, clientY }));
  Object.defineProperties(event, {
    touches: { value: touches },
    changedTouches: { value: touches.length > 0 ? touches : [{ clientX: 0, clientY: 0 }] },
    timeStamp: { value: at },
  });
  act(() => void screen.getByText('From the hills').dispatchEvent(event));
  return screen.getByRole('dialog').style.translate ?? '';
}

it('a sheet follows the finger, and closes when it is pulled far', async () => {
  const { onClose } = await open();
  touch('start', 0, [100, 300]);
  expect(touch('move', 500, [102, 420])).toBe('0 120px');
  touch('move', 1000, [102, 510]);
  expect(onClose).not.toHaveBeenCalled();
  touch('end', 1010);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('closes after a short, fast pull; a short, slow one, or a jerk of some pixels, lets it snap back', async () => {
  const { onClose } = await open();
  touch('start', 0, [100, 300]);
  touch('move', 500, [100, 400]);
  expect(touch('end', 510)).toBe('');
  touch('start', 0, [100, 300]);
  touch('move', 5, [100, 320]);
  expect(touch('end', 6)).toBe('');
  expect(onClose).not.toHaveBeenCalled();
  touch('start', 0, [100, 300]);
  touch('move', 50, [100, 350]);
  touch('end', 51);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it.each([
  ['up', 0, [[100, 200]]],
  ['sideways', 0, [[250, 360]]],
  ['with two fingers', 0, [[100, 500], [200, 500]]], // prettier-ignore
  ['while the content is scrolled', 40, [[100, 600]]],
] as const)('does not move when a finger goes %s', async (_, scrolled, points) => {
  const { onClose } = await open();
  screen.getByTestId('scroll').scrollTop = scrolled;
  touch('start', 0, [100, 300]);
  expect(touch('move', 50, ...(points as unknown as Point[]))).toBe('');
  // What began as something else stays so.
  expect(touch('move', 90, [100, 700])).toBe('');
  expect(touch('end', 100)).toBe('');
  expect(onClose).not.toHaveBeenCalled();
});

it('snaps back when the system takes the touch, or another finger comes', async () => {
  const { onClose } = await open();
  touch('start', 0, [100, 300]);
  touch('move', 50, [100, 700]);
  expect(touch('cancel', 60)).toBe('');
  touch('start', 0, [100, 300]);
  touch('move', 50, [100, 700]);
  expect(touch('move', 60, [100, 700], [200, 700])).toBe('');
  touch('end', 70);
  expect(onClose).not.toHaveBeenCalled();
});

it.each([
  ['a wide screen', 800, []],
  ['a phone, over the whole screen', 'whole', ['max-width']],
] as const)('is no sheet on %s', async (_, width, matching) => {
  screenIs(...matching);
  const { onClose } = await open(width);
  touch('start', 0, [100, 100]);
  expect(touch('move', 50, [100, 700])).toBe('');
  expect(touch('end', 60)).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
});
