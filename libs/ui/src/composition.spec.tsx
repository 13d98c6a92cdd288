/** Input methods: keys that belong to a composition are no keys of the shop, and what is composed is not yet typed. */
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Dialog, SearchSelect, ShopThemeProvider, SuggestField, Textarea, TextInput, useSettledText } from './index';

const themed = (element: ReactElement) => (
  <ShopThemeProvider accent="green" scheme="light" direction="ltr">
    {element}
  </ShopThemeProvider>
);

const done: string[] = [];
const say = (what: string) => void done.push(what);
beforeEach(() => {
  done.length = 0;
});

function Fields() {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        say('sent');
      }}
    >
      <SuggestField
        label="Search"
        placeholder=""
        text="to"
        maxLength={9}
        onText={() => undefined}
        suggestions={[{ id: '1', label: 'Tofu' }]}
        onTake={({ label }) => say(label)}
        onSubmit={(text) => say(`searched ${text}`)}
      />
      <TextInput label="Coupon" onKeyDown={({ key }) => say(`coupon ${key}`)} />
      <Textarea aria-label="Message" onKeyDown={({ key }) => say(`message ${key}`)} />
      <button>Send</button>
    </form>
  );
}
/** Enter of an input method: while it composes; after the end of it, as Safari sends it. */
const CONFIRMS = [{ isComposing: true }, { keyCode: 229 }, { isComposing: true, keyCode: 229 }];
const enter = { key: 'Enter', code: 'Enter' };

it.each(CONFIRMS)('Enter that confirms a composition reaches no field: %j', (composing) => {
  render(themed(<Fields />));
  const [search, coupon, message] = [
    screen.getByRole('combobox', { name: 'Search' }),
    screen.getByRole('textbox', { name: 'Coupon' }),
    screen.getByRole('textbox', { name: 'Message' }),
  ];
  // The result of an event is false when its default was prevented: the browser would submit the form.
  for (const field of [search, coupon, message])
    expect(fireEvent.keyDown(field, { ...enter, ...composing })).toBe(false);
  fireEvent.focus(search);
  fireEvent.keyDown(search, { key: 'ArrowDown', code: 'ArrowDown', ...composing });
  expect(screen.queryByRole('option', { selected: true })).toBeNull();
  expect(done).toEqual([]);
  for (const field of [search, coupon, message]) fireEvent.keyDown(field, enter);
  expect(done).toEqual(['searched to', 'coupon Enter', 'message Enter']);
});

it.each(CONFIRMS)('a suggestion and an option are not taken by it: %j', async (composing) => {
  render(
    themed(
      <>
        <Fields />
        <SearchSelect
          label="Country"
          face="Malta"
          value={null}
          options={[{ value: 'mt', label: 'Malta', detail: '+356' }]}
          isFound={() => true}
          onChoose={say}
          searchLabel="Search a country"
          emptyText="None"
        />
      </>,
    ),
  );
  const search = screen.getByRole('combobox', { name: 'Search' });
  fireEvent.focus(search);
  fireEvent.keyDown(search, { key: 'ArrowDown' });
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Tofu');
  fireEvent.keyDown(search, { ...enter, ...composing });
  expect(done).toEqual([]);
  fireEvent.keyDown(search, enter);
  await userEvent.click(screen.getByRole('button', { name: 'Country' }));
  const country = await screen.findByLabelText('Search a country');
  await userEvent.type(country, 'ma');
  fireEvent.keyDown(country, { ...enter, ...composing });
  expect(done).toEqual(['Tofu']);
  fireEvent.keyDown(country, enter);
  expect(done).toEqual(['Tofu', 'mt']);
});

it('Escape that cancels a composition leaves the dialog open', async () => {
  render(
    themed(
      <Dialog opened title="Address" closeLabel="Close" onClose={() => say('closed')}>
        <TextInput label="Name" />
      </Dialog>,
    ),
  );
  const name = await screen.findByRole('textbox', { name: 'Name' });
  fireEvent.keyDown(name, { key: 'Escape', isComposing: true });
  expect(done).toEqual([]);
  fireEvent.keyDown(name, { key: 'Escape' });
  expect(done).toEqual(['closed']);
});

describe('a text that is followed by suggestions', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const type = (initial: string) => {
    const { result, rerender } = renderHook(({ text }) => useSettledText(text, 300), {
      initialProps: { text: initial },
    });
    return {
      typed: (text: string) => rerender({ text }),
      settled: () => result.current,
      later: (ms: number) => act(() => void jest.advanceTimersByTime(ms)),
    };
  };

  it('settles when nothing was typed for a while', () => {
    const { typed, settled, later } = type('');
    typed('t');
    later(200);
    typed('to');
    later(299);
    expect(settled()).toBe('');
    later(1);
    expect(settled()).toBe('to');
  });

  it('waits while an input method composes, and for a while after it', () => {
    const { typed, settled, later } = type('');
    typed('a');
    later(200);
    fireEvent.keyDown(document.body, { key: 'Process', keyCode: 229 });
    fireEvent.compositionStart(document.body);
    typed('aと');
    later(5000);
    typed('aとう');
    later(5000);
    expect(settled()).toBe('');
    typed('a豆腐');
    fireEvent.compositionEnd(document.body);
    later(299);
    expect(settled()).toBe('');
    later(1);
    expect(settled()).toBe('a豆腐');
  });

  it('does not wait for keyboards that compose every word of every language: they name no key', () => {
    const { typed, settled, later } = type('');
    fireEvent.keyDown(document.body, { key: 'Unidentified', keyCode: 229 });
    fireEvent.compositionStart(document.body);
    typed('mil');
    later(300);
    expect(settled()).toBe('mil');
  });
});
