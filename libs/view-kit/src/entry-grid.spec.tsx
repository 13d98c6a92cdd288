import { createI18n, loadMessages, MessagesProvider } from '@shop/i18n';
import { ShopThemeProvider } from '@shop/ui';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { commonMessages } from './messages';
import { EntryGrid, type EntryGridProps } from './lib/entry-grid';

type Props = EntryGridProps<{ id: string }>;
const named = (...ids: string[]) => ids.map((id) => ({ id }));
const i18n = createI18n('en');
beforeAll(() => loadMessages(i18n, commonMessages));

let watched: (() => void)[];
const onMore = jest.fn();
const onRetry = jest.fn();
beforeEach(() => {
  watched = [];
  jest.clearAllMocks();
  // The end of the list is always in view here.
  class Observer {
    constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
      watched.push(() => seen([{ isIntersecting: true }]));
    }
    observe() {}
    disconnect() {}
    unobserve() {}
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
});

const show = (over: Partial<Props>) =>
  render(
    <MessagesProvider i18n={i18n}>
      <ShopThemeProvider accent="green" scheme="light" direction="ltr">
        <EntryGrid
          entries={null}
          failed={false}
          onRetry={onRetry}
          hasMore={false}
          onMore={onMore}
          list={{ className: 'grid', 'aria-label': 'Entries' }}
          skeletons={{ count: 8, more: 4 }}
          empty={<p>Nothing here</p>}
          render={({ id }, index) => `${index}: ${id}`}
          {...over}
        />
      </ShopThemeProvider>
    </MessagesProvider>,
  );
const askForMore = () => watched.forEach((see) => see());

describe('a grid of entries', () => {
  it('waits for its first page, and does not ask for the next one', () => {
    show({});
    expect(screen.getByLabelText('Loading')).toBeInTheDocument();
    askForMore();
    expect(onMore).not.toHaveBeenCalled();
  });

  it('says that it failed, and asks again on a press', async () => {
    show({ failed: true, failedTitle: 'This list could not be loaded.' });
    expect(screen.getByText('This list could not be loaded.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('asks for the next page while all loaded entries are filtered out', () => {
    show({ hasMore: true, loaded: 40 });
    askForMore();
    expect(onMore).toHaveBeenCalled();
  });

  it('is empty only when nothing more is to come', () => {
    show({ entries: [], hasMore: true }).unmount();
    expect(screen.queryByText('Nothing here')).toBeNull();
    show({ entries: [] });
    expect(screen.getByText('Nothing here')).toBeVisible();
  });

  it('lists its entries, and keeps them when a later page fails', () => {
    show({ entries: named('a', 'b'), hasMore: true, failed: true });
    const list = screen.getByRole('list', { name: 'Entries' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((entry) => entry.textContent),
    ).toEqual(['0: a', '1: b']);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.queryByLabelText('Loading')).toBeNull();
  });

  it('has an end that asks for the next page', () => {
    show({ entries: named('a'), hasMore: true });
    expect(screen.getByLabelText('Loading')).toBeInTheDocument();
    askForMore();
    expect(onMore).toHaveBeenCalled();
  });
});
