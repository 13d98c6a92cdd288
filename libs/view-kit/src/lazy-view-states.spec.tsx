import { act, render, screen } from '@testing-library/react';
import { createI18n, MessagesProvider, registerMessages, useMessages, type Namespace } from '@shop/i18n';
import { ErrorBoundary, LazyBoundary } from '@shop/ui';
import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { lazyView } from './lib/lazy-view';

interface GreetingProps {
  name: string;
}
const Greeting = ({ name }: GreetingProps) => <p>Hello, {name}</p>;
const Waiting = ({ name }: GreetingProps) => <p>Waiting for {name}</p>;

/** A file that comes when it is told to. */
function file(Part: ComponentType<GreetingProps> = Greeting) {
  let come: () => void = () => undefined;
  const load = jest.fn(() => new Promise<{ default: typeof Part }>((done) => (come = () => done({ default: Part }))));
  return { load, arrive: () => act(async () => come()) };
}
const i18n = createI18n('en');
const within = (children: ReactNode) => (
  <MessagesProvider i18n={i18n}>
    <ErrorBoundary fallback={<p>Left out</p>}>{children}</ErrorBoundary>
  </MessagesProvider>
);

describe('a lazy view', () => {
  it('is asked for when it is rendered, with something in its place that knows its props', async () => {
    const { load, arrive } = file();
    const View = lazyView(load, { Loading: Waiting });
    expect(load).not.toHaveBeenCalled();
    render(within(<View name="Amal" />));
    expect(screen.getByText('Waiting for Amal')).toBeVisible();
    await arrive();
    expect(screen.getByText('Hello, Amal')).toBeVisible();
    expect(screen.queryByText('Waiting for Amal')).toBeNull();
  });

  it('has nothing in its place if nothing is given', async () => {
    const { load, arrive } = file();
    const View = lazyView(load, { on: 'press' });
    const { container } = render(within(<View name="Amal" />));
    expect(container).toHaveTextContent(/^$/);
    await arrive();
    expect(screen.getByText('Hello, Amal')).toBeVisible();
  });

  it('waits for its messages too', async () => {
    let come: (texts: object) => void = () => undefined;
    const texts = registerMessages(
      'lazy-view.spec' as Namespace,
      () => new Promise((done) => (come = (found) => done({ default: found } as never))),
    );
    const Translated = ({ name }: GreetingProps) => {
      const t = useMessages(texts) as unknown as (key: string, values: object) => string;
      return <p>{t('hello', { name })}</p>;
    };
    const { load, arrive } = file(Translated);
    const View = lazyView(load, { messages: [texts], Loading: Waiting });
    render(within(<View name="Amal" />));
    await arrive();
    expect(screen.getByText('Waiting for Amal')).toBeVisible();
    await act(async () => come({ hello: 'Good evening, {{name}}' }));
    await arrive();
    expect(await screen.findByText('Good evening, Amal')).toBeVisible();
  });

  it('can be loaded ahead, and is there at once then', async () => {
    const View = lazyView(async () => ({ default: Greeting }), { on: 'press', Loading: Waiting });
    await act(async () => View.preload());
    await act(async () => void render(within(<View name="Amal" />)));
    expect(screen.getByText('Hello, Amal')).toBeVisible();
  });

  it('that is broken reaches the boundary around it, and says nothing when it is loaded ahead', async () => {
    const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const View = lazyView<GreetingProps>(() => Promise.reject(new SyntaxError('Unexpected token')));
    await act(async () => View.preload());
    expect(told).not.toHaveBeenCalled();
    render(within(<View name="Amal" />));
    expect(await screen.findByText('Left out')).toBeVisible();
    told.mockRestore();
  });

  it('keeps what the server rendered until its code is there', async () => {
    const { load, arrive } = file();
    const box = document.createElement('div');
    box.innerHTML = renderToString(
      within(
        <LazyBoundary>
          <Greeting name="Amal" />
        </LazyBoundary>,
      ),
    );
    document.body.append(box);
    const View = lazyView(load, { on: 'hydration', Loading: Waiting });
    const { rerender } = render(within(<View name="Amal" />), { container: box, hydrate: true });
    expect(screen.getByText('Hello, Amal')).toBeVisible();
    // An update from outside, as after the restore of the session.
    rerender(within(<View name="Amal" />));
    expect(screen.getByText('Hello, Amal')).toBeVisible();
    await arrive();
    expect(screen.getByText('Hello, Amal')).toBeVisible();
    expect(screen.queryByText('Waiting for Amal')).toBeNull();
    box.remove();
  });
});
