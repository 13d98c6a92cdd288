/** How pages are loaded, on the server and in the browser, and what a view does to the address. */
import { createApiContext, shopApi, type ApiFailure } from '@shop/api-client';
import { createI18n, MessagesProvider } from '@shop/i18n';
import { createModuleRegistry, ModuleProvider } from '@shop/module-kit';
import { emptySession, sessionSlice } from '@shop/session';
import '@shop/util/lost-file';
import { configureStore } from '@reduxjs/toolkit';
import { LazyBoundary, lazyPart } from '@shop/ui';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import {
  createBrowserRouter,
  createMemoryRouter,
  createStaticHandler,
  Outlet,
  RouterProvider,
  useLocation,
} from 'react-router-dom';
import {
  queryOf,
  byPath,
  createRoutes,
  definePage,
  findPage,
  loadPage,
  prefetchPage,
  PageAppProvider,
  pageAt,
  pageKey,
  usePageQuery,
  useViewParams,
  type AnyPage,
  type PageApp,
  type PageRoute,
} from './index';

interface Thing {
  name: string;
  next: string | null;
}
type Answer = { data: Thing | null } | { error: ApiFailure };

const calls: string[] = [];
const pending = new Map<string, (answer: Answer) => void>();
const thingApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getThing: build.query<Thing | null, string>({
      queryFn: (id) => {
        calls.push(id);
        return new Promise<Answer>((respond) => pending.set(id, respond));
      },
    }),
  }),
});
const { getThing } = thingApi.endpoints;
/** All that was begun goes as far as it gets without an answer. */
const settle = () => act(async () => void (await new Promise((go) => setTimeout(go))));
async function respond(id: string, answer: Answer): Promise<void> {
  pending.get(id)?.(answer);
  await settle();
}
/** As browsers say it of a file of the shop's own. */
const LOST = new TypeError('Failed to fetch dynamically imported module: /page.js');
const failure = { error: { status: 500 } as unknown as ApiFailure };

beforeEach(() => {
  calls.length = 0;
  pending.clear();
});

const PLACE = { address: 'Quay 1', point: { lat: 1, lng: 2 }, zoneIds: ['1'] };
function open(over: Partial<PageApp> = {}) {
  const isServer = over.isServer ?? false;
  const store = configureStore({
    reducer: { session: sessionSlice.reducer, api: shopApi.reducer },
    preloadedState: { session: emptySession },
    middleware: (own) => own({ thunk: { extraArgument: createApiContext({ isServer }) } }).concat(shopApi.middleware),
  });
  const app: PageApp = {
    store,
    i18n: createI18n('en'),
    language: 'en',
    modules: createModuleRegistry([]),
    isServer,
    before: async () => undefined,
    loaded: new Map(),
    loading: new Map(),
    ...over,
  };
  return app;
}

const route = (path: string, page: AnyPage, more: Partial<PageRoute> = {}): PageRoute => ({
  path,
  definition: async () => ({ page }),
  ...more,
});
const plain = (text: string) => definePage({ View: () => <p>{text}</p>, messages: [], meta: () => ({ title: text }) });
const at = (search = '', params = {}) => ({ params, query: new URLSearchParams(search) });
const thingOf = (app: PageApp, id: string) => getThing.select(id)(app.store.getState() as never).data;

const parts = {
  Shell: () => <Outlet />,
  Failed: () => <p>failed</p>,
  Offline: () => <p>offline</p>,
  SignedInOnly: () => null,
};
type Router = ReturnType<typeof createMemoryRouter>;
let router: Router | undefined;
afterEach(() => router?.dispose());

/** @returns the page at an address of these, in an app */
async function show(app: PageApp, made: Router) {
  router = made;
  await settle();
  const view = render(
    <Provider store={app.store as never}>
      <MessagesProvider i18n={app.i18n}>
        <ModuleProvider registry={app.modules} type={null}>
          <PageAppProvider value={app}>
            <RouterProvider router={made} />
          </PageAppProvider>
        </ModuleProvider>
      </MessagesProvider>
    </Provider>,
  );
  await settle();
  return view;
}
const inMemory = (app: PageApp, pages: readonly PageRoute[], path: string) =>
  createMemoryRouter(
    createRoutes(byPath(pages), () => app, parts),
    { initialEntries: [path] },
  );
const go = (path: string) => act(async () => void (await router?.navigate(path)));

describe('on the server', () => {
  const chain = definePage({
    View: () => null,
    messages: [],
    queries: () => ({ first: queryOf(getThing, 'first') }),
    laterQueries: ({ first }) => ({ second: queryOf(getThing, first?.next ?? null) }),
    meta: () => ({ title: null }),
    status: ({ first, second }) => (first && second ? 200 : 503),
  });

  it('a page waits for its queries, and for those that hang on their answers', async () => {
    const app = open({ isServer: true });
    const settled = jest.fn();
    const status = loadPage(app, route('/thing', chain), at());
    void status.then(settled);
    await settle();
    expect(calls).toEqual(['first']);
    await respond('first', { data: { name: 'First', next: 'second' } });
    expect(calls).toEqual(['first', 'second']);
    expect(settled).not.toHaveBeenCalled();
    await respond('second', { data: { name: 'Second', next: null } });
    expect(await status).toBe(200);
    expect(thingOf(app, 'first')).toEqual({ name: 'First', next: 'second' });
    expect(thingOf(app, 'second')).toEqual({ name: 'Second', next: null });
  });

  it.each([
    ['what is there', { data: { name: 'A', next: null } }, 200],
    ['what does not exist', { data: null }, 404],
    ['what nobody answered', failure, 503],
  ])('the status of %s goes out with the page', async (_, answer, expected) => {
    const app = open({ isServer: true });
    const details = definePage({
      View: () => null,
      messages: [],
      queries: ({ params }) => ({ thing: queryOf(getThing, params.id ?? null) }),
      meta: () => ({ title: null }),
      status: ({ thing }) => (thing ? 200 : thing === null ? 404 : 503),
    });
    const { query } = createStaticHandler(createRoutes(byPath([route('/thing/:id', details)]), () => app, parts));
    const answered = query(new Request('http://shop.test/thing/a'));
    await settle();
    await respond('a', answer);
    expect(await answered).toMatchObject({ statusCode: expected });
  });

  it('[ROUTE-49] a page that needs a place leads to the landing page without one', async () => {
    const app = open({ isServer: true });
    const definition = jest.fn(async () => ({ page: plain('home') }));
    const pages = byPath([{ path: '/home', needsPlace: true, definition }]);
    const { query } = createStaticHandler(createRoutes(pages, () => app, parts));
    const away = await query(new Request('http://shop.test/home'));
    expect(away).toBeInstanceOf(Response);
    expect((away as Response).headers.get('location')).toBe('/');
    expect((away as Response).status).toBe(302);
    expect(definition).not.toHaveBeenCalled();
    app.store.dispatch(sessionSlice.actions.placeChosen(PLACE));
    expect(await query(new Request('http://shop.test/home'))).toMatchObject({ statusCode: 200 });
  });

  it('what an address means for the visit is known before the queries', async () => {
    let resolvePrepare = () => {};
    const app = open({
      isServer: true,
      before: async (_route, query) => {
        await new Promise<void>((go) => (resolvePrepare = go));
        app.store.dispatch(sessionSlice.actions.moduleChosen({ id: query.get('m') ?? '', type: 'x', name: 'X' }));
      },
    });
    const ofModule = definePage({
      ...plain('module'),
      queries: ({ scope }) => ({ thing: queryOf(getThing, `of module ${scope.moduleId}`) }),
    });
    const status = loadPage(app, route('/', ofModule), at('m=7'));
    await settle();
    expect(calls).toEqual([]);
    resolvePrepare();
    await settle();
    expect(calls).toEqual(['of module 7']);
    await respond('of module 7', { data: null });
    expect(await status).toBe(200);
  });
});

describe('in the browser', () => {
  const known: Thing = { name: 'Of the card', next: null };
  const seeded = definePage({
    ...plain('seeded'),
    queries: () => ({ thing: queryOf(getThing, 'a', () => known) }),
  });

  it('what a card has told stands until the answer comes, and is replaced by it', async () => {
    const app = open();
    // The page is shown although no query has been answered.
    expect(await loadPage(app, route('/a', seeded), at())).toBe(200);
    await settle();
    expect(thingOf(app, 'a')).toEqual(known);
    expect(calls).toEqual(['a']);
    await respond('a', { data: { name: 'Of the backend', next: null } });
    expect(thingOf(app, 'a')?.name).toBe('Of the backend');
  });

  it('the server shows nothing but answers', async () => {
    const app = open({ isServer: true });
    void loadPage(app, route('/a', seeded), at());
    await settle();
    expect(thingOf(app, 'a')).toBeUndefined();
    await respond('a', { data: null });
    expect(thingOf(app, 'a')).toBeNull();
  });

  it('a page that nobody needs any more fails at once when its file does not come', async () => {
    const definition = jest.fn(() => Promise.reject(LOST));
    const isNeeded = jest.fn(() => false);
    await expect(loadPage(open(), { path: '/', definition }, at(), { isNeeded })).rejects.toBe(LOST);
    expect(isNeeded).toHaveBeenCalledTimes(1);
    expect(definition).toHaveBeenCalledTimes(1);
  });

  it('without a line the offline page stands in place of one whose code does not come, until it has come', async () => {
    const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    const app = open();
    let isThere = false;
    const late: PageRoute = {
      path: '/late',
      definition: () => (isThere ? Promise.resolve({ page: plain('late') }) : Promise.reject(LOST)),
    };
    await show(app, inMemory(app, [route('/', plain('start')), late], '/'));
    expect(screen.getByText('start')).toBeVisible();
    line.mockReturnValue(false);
    await go('/late');
    expect(screen.getByText('offline')).toBeVisible();
    expect(app.loaded.has(late)).toBe(false);
    // The pointer rests on the link: a failed prefetch must not end the navigation's load.
    const pending = app.loading.get(late);
    prefetchPage(app, byPath([late]), { pathname: '/late', search: '' });
    await settle();
    expect(app.loading.get(late)).toBe(pending);
    isThere = true;
    line.mockReturnValue(true);
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('late')).toBeVisible();
    expect(app.loading.size).toBe(0);
    line.mockRestore();
  });

  it('code that turns out broken once the line is back shows the error in place of the offline page', async () => {
    const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const app = open();
    let error: Error = LOST;
    const definition = jest.fn(() => Promise.reject<{ page: AnyPage }>(error));
    const broken: PageRoute = { path: '/broken', definition };
    await show(app, inMemory(app, [route('/', plain('start')), broken], '/'));
    line.mockReturnValue(false);
    await go('/broken');
    expect(screen.getByText('offline')).toBeVisible();
    error = new SyntaxError('Unexpected token');
    line.mockReturnValue(true);
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('failed')).toBeVisible();
    const times = definition.mock.calls.length;
    await settle();
    expect(definition).toHaveBeenCalledTimes(times);
    await go('/');
    expect(screen.getByText('start')).toBeVisible();
    line.mockRestore();
    logged.mockRestore();
  });

  it('a file that is still missing once the line is back shows the error; the offline page is for offline, and the page for when it comes', async () => {
    const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    const turn = async (isOn: boolean) => {
      line.mockReturnValue(isOn);
      await act(async () => void window.dispatchEvent(new Event(isOn ? 'online' : 'offline')));
      await settle();
    };
    const app = open();
    let isThere = false;
    const definition = () => (isThere ? Promise.resolve({ page: plain('late') }) : Promise.reject(LOST));
    await show(app, inMemory(app, [route('/', plain('start')), { path: '/gone', definition }], '/'));
    await turn(false);
    await go('/gone');
    expect(screen.getByText('offline')).toBeVisible();
    await turn(true);
    expect(screen.getByText('failed')).toBeVisible();
    expect(screen.queryByText('offline')).toBeNull();
    await turn(false);
    expect(screen.getByText('offline')).toBeVisible();
    isThere = true;
    await turn(true);
    expect(await screen.findByText('late')).toBeVisible();
    line.mockRestore();
  });

  describe('what throws is replaced by our error page', () => {
    const Broken = (): never => {
      throw new Error('planted');
    };
    const broken = definePage({ ...plain('broken'), View: Broken });
    const brokenQueries = { queries: (): { thing: ReturnType<typeof queryOf> } => Broken() };
    const QueryView = () => <p>{String(usePageQuery(brokenQueries, 'thing'))}</p>;
    const NeverThere = lazyPart(() => new Promise<never>(() => undefined));
    const BrokenPart = lazyPart(() => Promise.reject(new SyntaxError('planted')));
    const cases: [what: string, page: PageRoute, over?: Partial<typeof parts>][] = [
      ['a page', route('/broken', broken)],
      ['the shell', route('/broken', plain('page')), { Shell: Broken }],
      ['the sign-in guard', route('/broken', plain('page'), { needsSignIn: true }), { SignedInOnly: Broken }],
      ['the code of a page', { path: '/broken', definition: () => Promise.reject(new SyntaxError('planted')) }],
      ['a page without its export', { path: '/broken', definition: async () => ({}) as { page: AnyPage } }],
      ['messages', route('/broken', definePage({ ...plain('page'), messages: ['unknown' as never] }))],
      ['the queries of a page', route('/broken', { ...plain('page'), ...brokenQueries, View: QueryView })],
      [
        'a skeleton',
        route('/broken', {
          ...plain('page'),
          View: () => (
            <LazyBoundary fallback={<Broken />}>
              <NeverThere />
            </LazyBoundary>
          ),
        }),
      ],
      [
        'a lazy part',
        route('/broken', {
          ...plain('page'),
          View: () => (
            <LazyBoundary>
              <BrokenPart />
            </LazyBoundary>
          ),
        }),
      ],
    ];

    it.each(cases)('%s, at first and after a navigation', async (_, page, over = {}) => {
      const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      for (const start of ['/broken', '/']) {
        const app = open();
        const routes = createRoutes(byPath([route('/', plain('start')), page]), () => app, { ...parts, ...over });
        const view = await show(app, createMemoryRouter(routes, { initialEntries: [start] }));
        if (start === '/') await go('/broken');
        await settle();
        expect(view.container).toHaveTextContent(/^failed$/);
        view.unmount();
      }
      logged.mockRestore();
    });

    it('an address that no page has', async () => {
      const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const app = open();
      const view = await show(app, inMemory(app, [route('/', plain('start'))], '/nowhere'));
      expect(view.container).toHaveTextContent(/^failed$/);
      logged.mockRestore();
    });
  });

  it('a tab in the address loads no page; another search, and another module, do', async () => {
    const app = open({ before: jest.fn(async () => undefined) });
    await show(app, inMemory(app, [route('/list', plain('list'), { identity: ['search'] })], '/list?search=a'));
    const loads = () => (app.before as jest.Mock).mock.calls.map(([, query]) => String(query));
    expect(loads()).toEqual(['search=a']);
    await go('/list?search=a&tab=stores');
    expect(loads()).toEqual(['search=a']);
    await go('/list?search=b&tab=stores');
    await go('/list?search=b&tab=stores&module_id=2');
    expect(loads().slice(1)).toEqual(['search=b&tab=stores', 'search=b&tab=stores&module_id=2']);
  });

  it('a query that the page does not have is a mistake of its view', async () => {
    const app = open();
    const asking = definePage({ ...plain('asking'), queries: () => ({ thing: queryOf(getThing, 'a') }) });
    const View = () => <p>{String(usePageQuery(asking, 'other' as 'thing').isLoading)}</p>;
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await show(app, inMemory(app, [route('/', { ...asking, View })], '/'));
    expect(screen.getByText('failed')).toBeVisible();
    expect(logged.mock.calls.flat().join(' ')).toContain("The page has no query 'other'.");
    logged.mockRestore();
  });

  it('a view shows the answer of its query, which was asked once', async () => {
    const app = open();
    const asking = definePage({ ...plain('asking'), queries: () => ({ thing: queryOf(getThing, 'a') }) });
    const View = () => <p>{usePageQuery(asking, 'thing').data?.name ?? 'nothing yet'}</p>;
    await show(app, inMemory(app, [route('/', { ...asking, View })], '/'));
    expect(screen.getByText('nothing yet')).toBeVisible();
    await respond('a', { data: { name: 'Answered', next: null } });
    expect(await screen.findByText('Answered')).toBeVisible();
    expect(calls).toEqual(['a']);
  });
});

describe('the view in the address', () => {
  function ListView() {
    const [query, change] = useViewParams();
    const { state } = useLocation() as { state: unknown };
    return (
      <>
        <output>{`${query} ${JSON.stringify(state)}`}</output>
        <button onClick={() => change((next) => next.set('filter', 'new'))}>filter</button>
        <button onClick={() => change((next) => next.set('item', '5'), { push: true, state: { over: true } })}>
          item
        </button>
      </>
    );
  }
  const list = definePage({ View: ListView, messages: [], meta: () => ({ title: null }) });
  const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

  async function showList() {
    window.history.replaceState(null, '', '/start');
    const app = open();
    const pages = [route('/start', plain('start')), route('/list', list)];
    await show(app, createBrowserRouter(createRoutes(byPath(pages), () => app, parts)));
    await act(async () => void (await router?.navigate('/list?tab=stores', { state: { from: 'header' } })));
    return window.history.length;
  }

  it('a change keeps the state of the entry and the rest of the query, and is no step; a dialog is one', async () => {
    const steps = await showList();
    await press('filter');
    expect(window.location.search).toBe('?tab=stores&filter=new');
    expect(screen.getByRole('status')).toHaveTextContent('tab=stores&filter=new {"from":"header"}');
    expect(window.history.length).toBe(steps);
    await press('item');
    expect(screen.getByRole('status')).toHaveTextContent('tab=stores&filter=new&item=5 {"over":true}');
    expect(window.history.length).toBe(steps + 1);
  });

  it('a change is made to what the address says now, and to nothing once the page is left', async () => {
    await showList();
    const { state } = window.history as { state: unknown };
    // The router has gone on, React still shows the page before.
    window.history.replaceState(state, '', '/list?tab=stores&item=9');
    await press('filter');
    expect(window.location.search).toBe('?tab=stores&item=9&filter=new');
    window.history.replaceState(window.history.state, '', '/start');
    await press('filter');
    expect(window.location.pathname + window.location.search).toBe('/start');
  });
});

describe('the page of an address', () => {
  const results = route('/home', plain('results'), { when: (query) => query.has('search'), identity: ['search'] });
  const home = route('/home', plain('home'));
  const store = route('/store/:id', plain('store'));
  const missing = route('*', plain('missing'));
  const paths = byPath([results, home, store, missing]);

  it('is the first at its path that says yes', () => {
    const [shared] = paths;
    if (!shared) throw new Error('no path');
    expect(paths.map(({ path }) => path)).toEqual(['/home', '/store/:id', '*']);
    expect(pageAt(shared, new URLSearchParams('search=milk'))).toBe(results);
    expect(pageAt(shared, new URLSearchParams())).toBe(home);
    expect(findPage(paths, { pathname: '/home', search: '?search=milk' })?.route).toBe(results);
    expect(findPage(paths, { pathname: '/store/7', search: '' })).toMatchObject({ route: store, params: { id: '7' } });
    expect(findPage(paths, { pathname: '/nowhere', search: '' })?.route).toBe(missing);
    expect(() => pageAt({ path: '/home', pages: [results] }, new URLSearchParams())).toThrow(
      'No page is shown at /home',
    );
  });

  it('changes with the path, the module and what its pages name, and with nothing else', () => {
    const [shared] = paths;
    if (!shared) throw new Error('no path');
    const keyOf = (pathname: string, search = '') => pageKey(shared, { pathname, search });
    expect(keyOf('/home', '?tab=stores&item=5')).toBe(keyOf('/home'));
    const others = [keyOf('/other'), keyOf('/home', '?module_id=2'), keyOf('/home', '?search=a')];
    expect(new Set([keyOf('/home'), ...others]).size).toBe(4);
  });
});
