import { createI18n, MessagesProvider, registerMessages, useMessages, type Namespace } from '@shop/i18n';
import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToPipeableStream } from 'react-dom/server';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers';
import { lazyView } from './lib/lazy-view';

// The server's renderer needs it, and a browser has none.
Object.assign(globalThis, { setImmediate });

const namespace = registerMessages('lazy-view' as Namespace, async () => ({ hello: 'Hello' }));
function Greeting({ name }: { name: string }) {
  const t = useMessages(namespace) as unknown as (key: string) => string;
  return <p>{`${t('hello')} ${name}`}</p>;
}
const load = async () => ({ default: Greeting });

const onServer = (view: ReactElement): Promise<string> =>
  new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(view, {
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onError: reject,
    });
  });

it('is in the HTML of the server with its messages, and hydration waits for them', async () => {
  const First = lazyView(load, { messages: [namespace] });
  const Second = lazyView(load, { messages: [namespace] });
  const page = () => (
    <MessagesProvider i18n={createI18n('en')}>
      <First name="one" />
      <Second name="two" />
    </MessagesProvider>
  );
  const html = await onServer(page());
  expect(html).toContain('Hello one');
  expect(html).toContain('Hello two');
  const box = document.createElement('div');
  box.innerHTML = html;
  document.body.append(box);
  // React warns that two renderers share a page: here the server's and the browser's do.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const mismatches: unknown[] = [];
  await act(async () => {
    hydrateRoot(box, page(), { onRecoverableError: (error) => void mismatches.push(error) });
  });
  expect(mismatches).toEqual([]);
  expect(box.textContent).toContain('Hello two');
});
