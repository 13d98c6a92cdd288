import '@shop/util/lost-file';
import { render, screen } from '@testing-library/react';
import { act, Component, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createI18n,
  i18nOfRequest,
  loadMessages,
  MessagesProvider,
  namespacesOf,
  registerMessages,
  useMessages,
  useOptionalMessages,
  WithMessages,
  type I18n,
  type LanguageCode,
} from './index';

/** Like a library's `messages.ts`; the types only know namespaces of libraries. */
const register = (namespace: string, load: (language: LanguageCode) => Promise<unknown>) =>
  registerMessages(namespace as never, load) as never;

const words = {
  title: 'Cart',
  deep: { greeting: 'Hello {{name}}, {{ name }}!' },
  lines_one: '{{count}} line',
  lines_other: '{{count}} lines',
  days_zero: 'لا أيام',
  days_one: 'يوم',
  days_two: 'يومان',
  days_few: '{{count}} أيام',
  days_many: '{{count}} يومًا',
  days_other: '{{count}} يوم',
  plain: '{{count}} ×',
  at: '{{name}} – {{place}}',
  amount: 'من \u2066{{- amount}}\u2069',
};
const cart = register('cart', async () => ({ default: words }));
type Translate = (key: string, values?: Record<string, unknown>) => string;
const speak = (i18n: I18n, namespace = cart) => i18n.getFixedT(null, namespace) as unknown as Translate;
let english: Translate;
let arabic: Translate;
beforeAll(async () => {
  const [en, ar] = [createI18n('en'), createI18n('ar')];
  await Promise.all([loadMessages(en, cart), loadMessages(ar, cart)]);
  [english, arabic] = [speak(en), speak(ar)];
});
const of = (language: LanguageCode) => ({ en: english, ar: arabic })[language];

describe('messages', () => {
  it('are found at any depth with their values inserted, also twice; a missing value is empty', () => {
    expect(english('title')).toBe('Cart');
    expect(english('deep.greeting', { name: 'Mina' })).toBe('Hello Mina, Mina!');
    expect(english('deep.greeting')).toBe('Hello , !');
    expect(english('deep.greeting', { name: undefined })).toBe('Hello , !');
    expect(english('deep.greeting', { name: null })).toBe('Hello , !');
  });

  it.each([
    ['a name of the other direction', 'en', 'Hello \u2068نور\u2069, \u2068نور\u2069!', 'نور'],
    [
      'an address of the other direction',
      'ar',
      'Hello \u2068169 Saffron Avenue\u2069, \u2068169 Saffron Avenue\u2069!',
      '169 Saffron Avenue',
    ],
    ['Hebrew', 'en', 'Hello \u2068נועה\u2069, \u2068נועה\u2069!', 'נועה'],
    ['both directions in one', 'ar', 'Hello \u2068مطعم Bistro\u2069, \u2068مطعم Bistro\u2069!', 'مطعم Bistro'],
    [
      'a phone number, which no letter holds',
      'ar',
      'Hello \u2068+356 2100 0000\u2069, \u2068+356 2100 0000\u2069!',
      '+356 2100 0000',
    ],
  ] as const)('isolate %s', (_what, language, said, name) =>
    expect(of(language)('deep.greeting', { name })).toBe(said),
  );

  it.each([
    ['English in English', 'en', '169 Saffron Avenue, Port Almera'],
    ['a phone number in English', 'en', '+356 2100 0000'],
    ['signs of HTML and a slash', 'en', `<b>Tom & "Jerry's"</b> 1/2`],
    ['Arabic in Arabic', 'ar', 'شارع الزعفران 169'],
    ['one number in Arabic', 'ar', '100003'],
    ['a clock in Arabic', 'ar', '9:30'],
  ] as const)('add nothing to %s', (_what, language, name) =>
    expect(of(language)('deep.greeting', { name })).toBe(`Hello ${name}, ${name}!`),
  );

  it('add nothing to numbers, to missing values, and to what the message isolates itself', () => {
    expect(arabic('deep.greeting', { name: -5 })).toBe('Hello -5, -5!');
    expect(arabic('at', { name: '' })).toBe(' – ');
    expect(arabic('amount', { amount: 'AED 5.00' })).toBe('من \u2066AED 5.00\u2069');
  });

  it.each(['$& {{name}}', '{{- name}}', '$t(title)', '$t(title, {"count": 1})'])(
    'never interpret a value as a pattern: %s',
    (name) => {
      expect(english('deep.greeting', { name })).toBe(`Hello ${name}, ${name}!`);
      expect(english('amount', { amount: name })).toBe(`من \u2066${name}\u2069`);
    },
  );

  it.each([
    [0, '0 lines'],
    [1, '1 line'],
    [2, '2 lines'],
  ])('use the English plural form of %i', (count, text) => expect(english('lines', { count })).toBe(text));

  it.each([
    [0, 'لا أيام'],
    [1, 'يوم'],
    [2, 'يومان'],
    [3, '3 أيام'],
    [10, '10 أيام'],
    [11, '11 يومًا'],
    [99, '99 يومًا'],
    [100, '100 يوم'],
  ])('use the Arabic plural form of %i', (count, text) => expect(arabic('days', { count })).toBe(text));

  it('fall back to the key without plural form, then to the key itself', () => {
    expect(english('plain', { count: 3 })).toBe('3 ×');
    expect(english('nothing.here')).toBe('nothing.here');
    expect(english('deep')).toBe('deep');
    expect(speak(createI18n('en'))('title')).toBe('title');
  });
});

describe('namespaces', () => {
  it('are loaded once, in the language of the instance', async () => {
    const asked: string[] = [];
    const lib = register('lib', async (language) => (asked.push(language), { default: { a: 'A' } }));
    const i18n = createI18n('ar');
    await Promise.all([loadMessages(i18n, lib), loadMessages(i18n, lib)]);
    await loadMessages(i18n, lib);
    expect(asked).toEqual(['ar']);
    expect(speak(i18n, lib)('a')).toBe('A');
  });

  it('are shared between requests of a language, but each request has only its own', async () => {
    const load = jest.fn(async () => ({ a: 'A' }));
    const [first, second] = [register('first', load), register('second', load)];
    const [one, other] = [i18nOfRequest('en'), i18nOfRequest('en')];
    await loadMessages(one, first);
    await loadMessages(other, second, first);
    expect(load).toHaveBeenCalledTimes(2);
    expect([namespacesOf(one), namespacesOf(other)]).toEqual([['first'], ['second', 'first']]);
    const arabicOne = i18nOfRequest('ar');
    await loadMessages(arabicOne, first);
    expect(load).toHaveBeenCalledTimes(3);
    expect([one.language, arabicOne.language, speak(other, first)('a')]).toEqual(['en', 'ar', 'A']);
  });

  it('that are not registered, or have an invalid file, are rejected, and can be retried', async () => {
    const i18n = createI18n('en');
    await expect(loadMessages(i18n, 'nobodys' as never)).rejects.toThrow(/nobodys/);
    let isWell = false;
    const ill = register('ill', async () => {
      if (!isWell) throw new SyntaxError('no JSON');
      return { a: 'A' };
    });
    await expect(loadMessages(i18nOfRequest('en'), ill)).rejects.toThrow('no JSON');
    isWell = true;
    await loadMessages(i18nOfRequest('en'), ill);
    expect(speak(i18nOfRequest('en'), ill)('a')).toBe('A');
  });
});

describe('a file that fails to load', () => {
  let lost: (error: Error) => void;
  const late = register(
    'late',
    jest.fn(async () => ({ a: 'At last' })).mockImplementationOnce(() => new Promise((_, refuse) => (lost = refuse))),
  );
  const prompt = register('prompt', async () => ({ a: 'At once' }));

  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('is retried until it loads, and does not block others', async () => {
    const i18n = createI18n('en');
    const loading = loadMessages(i18n, late);
    await Promise.resolve();
    lost(new TypeError('Failed to fetch dynamically imported module'));
    await loadMessages(i18n, prompt);
    expect(speak(i18n, prompt)('a')).toBe('At once');
    expect(speak(i18n, late)('a')).toBe('a');
    await jest.advanceTimersByTimeAsync(2000);
    await loading;
    expect(speak(i18n, late)('a')).toBe('At last');
  });
});

/** The boundaries of the app are in libraries above. */
class Boundary extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {};
  static getDerivedStateFromError = (error: unknown) => ({ error });
  override render = () =>
    'error' in this.state ? <p>{`left out: ${String(this.state.error)}`}</p> : this.props.children;
}

describe('components', () => {
  function Said({ of: namespace }: { of: never }) {
    const t = useMessages(namespace) as unknown as Translate;
    const m = useOptionalMessages<'a' | 'b'>(namespace);
    const nobody = useOptionalMessages<'a'>(null);
    return (
      <p>
        {t('a')}, {m('a', 'x')}, {m('b', 'else')}, [{m('b')}], [{nobody('a')}], {nobody('a', 'else')}
      </p>
    );
  }

  function Module({ of: namespace }: { of: never }) {
    const m = useOptionalMessages<'a'>(namespace);
    return <p>{`[${m('a')}]`}</p>;
  }

  it('are translated from the first render if the messages have loaded, and wait otherwise', async () => {
    let come: (said: object) => void = () => undefined;
    const slow = register('slow', () => new Promise((done) => (come = done)));
    const i18n = createI18n('en');
    const view = (
      <MessagesProvider i18n={i18n}>
        <WithMessages messages={[slow]} fallback="soon">
          <Said of={slow} />
        </WithMessages>
      </MessagesProvider>
    );
    const { container, unmount } = render(view);
    expect(container).toHaveTextContent('soon');
    await act(async () => come({ a: 'A' }));
    expect(screen.getByText('A, A, else, [], [], else')).toBeVisible();
    unmount();
    expect(render(view).container).toHaveTextContent('A, A, else, [], [], else');
  });

  it('of a request ignore messages loaded by another, as its browser will', async () => {
    const others = register('others', async () => ({ a: 'A' }));
    await loadMessages(i18nOfRequest('en'), others);
    const i18n = i18nOfRequest('en');
    const draw = () =>
      renderToString(
        <MessagesProvider i18n={i18n}>
          <WithMessages messages={[others]} fallback="soon">
            here
          </WithMessages>
          <Module of={others} />
        </MessagesProvider>,
      );
    expect(draw()).toBe('soon<p>[]</p>');
    await loadMessages(i18n, others);
    expect(draw()).toBe('here<p>[A]</p>');
  });

  it('whose file is broken are left to the boundary around them, and one that is lost is waited for', async () => {
    const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken = register('broken', () => Promise.reject(new SyntaxError('Unexpected end of JSON input')));
    const lost = register('lost', () => Promise.reject(new TypeError('error loading dynamically imported module')));
    const within = (namespace: never) => (
      <MessagesProvider i18n={createI18n('en')}>
        <Boundary>
          <WithMessages messages={[namespace]} fallback="soon">
            <Said of={namespace} />
          </WithMessages>
        </Boundary>
      </MessagesProvider>
    );
    const { container } = render(within(broken));
    expect(container).toHaveTextContent('soon');
    expect(await screen.findByText('left out: SyntaxError: Unexpected end of JSON input')).toBeVisible();
    const other = render(within(lost));
    await act(async () => undefined);
    expect(other.container).toHaveTextContent('soon');
    other.unmount();
    told.mockRestore();
  });

  it('outside of a provider throw', () => {
    const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<WithMessages messages={[]}>{null}</WithMessages>)).toThrow(/MessagesProvider/);
    told.mockRestore();
  });
});
