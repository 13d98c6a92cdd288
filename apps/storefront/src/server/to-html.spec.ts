// eslint-disable-next-line no-restricted-imports -- the boundary that every lazy view has
import { LazyBoundary } from '@shop/ui';
import { createElement as h } from 'react';
import { toHtml } from './to-html';

function Broken(): never {
  throw new TypeError('no name');
}
const told = jest.fn();
beforeEach(() => told.mockClear());

it('a section that breaks is left to the browser, the rest is drawn, and the error is told with what stands around it', async () => {
  const html = await toHtml(h('main', null, h('h1', null, 'Home'), h(LazyBoundary, null, h(Broken))), told);
  expect(html).toContain('<h1>Home</h1>');
  expect(told).toHaveBeenCalledTimes(1);
  const [error, { components }] = told.mock.calls[0] as [Error, { components: string }];
  expect(error.message).toBe('no name');
  expect(components).toContain('Broken');
});

it('a page that breaks as a whole is refused, and told', async () => {
  await expect(toHtml(h(Broken), told)).rejects.toThrow('no name');
  expect(told).toHaveBeenCalledTimes(1);
});

it('a page that is whole tells nothing', async () => {
  expect(await toHtml(h('h1', null, 'Home'), told)).toBe('<h1>Home</h1>');
  expect(told).not.toHaveBeenCalled();
});
