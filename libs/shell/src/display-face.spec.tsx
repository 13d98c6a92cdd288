/** The display face: not on the first page, which would move, but on every page after it. */
import { act, render } from '@testing-library/react';
import { useDisplayFace } from './lib/status/use-display-face';

const root = document.documentElement;
const { fonts } = document;
let load: jest.Mock;
beforeEach(() => {
  load = jest.fn(async () => [{}]);
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load } });
});
afterEach(() => {
  Object.defineProperty(document, 'fonts', { configurable: true, value: fonts });
  delete root.dataset.face;
  root.dir = '';
});
function Shown({ page }: { page: string }) {
  useDisplayFace(page);
  return null;
}
const settled = () => act(async () => undefined);

it('is shown from the page after the one that it was loaded on', async () => {
  const { rerender } = render(<Shown page="/home" />);
  await settled();
  expect(load.mock.calls).toEqual([["600 1em 'Shop Display Kept'", 'a']]);
  expect(root.dataset.face).toBeUndefined();
  rerender(<Shown page="/store/one" />);
  expect(root.dataset.face).toBe('kept');
});

it('is loaded for both scripts where the page runs right to left', async () => {
  root.dir = 'rtl';
  render(<Shown page="/home" />);
  await settled();
  expect(load.mock.calls[0][1]).toMatch(/^a[\u0600-\u06ff]$/);
});

it.each([
  ['has not arrived', () => new Promise(() => undefined)],
  ['was refused', () => Promise.reject(new Error('refused'))],
  ['is not defined', async () => []],
])('is left out where it %s', async (_why, answer) => {
  load.mockImplementation(answer);
  const { rerender } = render(<Shown page="/home" />);
  await settled();
  rerender(<Shown page="/store/one" />);
  expect(root.dataset.face).toBeUndefined();
});

it('is left out by a browser that cannot tell when a face is there', async () => {
  Object.defineProperty(document, 'fonts', { configurable: true, value: undefined });
  const { rerender } = render(<Shown page="/home" />);
  await settled();
  rerender(<Shown page="/store/one" />);
  expect(root.dataset.face).toBeUndefined();
});
