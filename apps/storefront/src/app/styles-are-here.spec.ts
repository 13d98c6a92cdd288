import { stylesAreHere } from './styles-are-here';

function link(over: { sheet?: object; disabled?: boolean } = {}): HTMLLinkElement {
  const element = document.createElement('link');
  element.rel = 'stylesheet';
  if (over.disabled) element.setAttribute('disabled', '');
  Object.defineProperty(element, 'sheet', { value: over.sheet ?? null, configurable: true });
  document.head.append(element);
  return element;
}
async function state(promise: Promise<void>): Promise<string> {
  let told = 'waits';
  void promise.then(() => (told = 'here'));
  await jest.advanceTimersByTimeAsync(0);
  return told;
}

beforeEach(() => {
  document.head.innerHTML = '';
  jest.useFakeTimers();
});
afterEach(() => void jest.useRealTimers());

describe('[PLUS-35] the styles of a page', () => {
  it('are here when nothing is on its way; those that the HTML brought are not fetched', async () => {
    link({ sheet: {} });
    link({ disabled: true });
    expect(await state(stylesAreHere())).toBe('here');
  });

  it.each(['load', 'error'])('that are on their way are waited for until their %s', async (event) => {
    link({ sheet: {} });
    const coming = link();
    const styles = stylesAreHere();
    expect(await state(styles)).toBe('waits');
    coming.dispatchEvent(new Event(event));
    expect(await state(styles)).toBe('here');
  });

  it('that never tell are waited for three seconds, once', async () => {
    link();
    const styles = stylesAreHere();
    await jest.advanceTimersByTimeAsync(2999);
    expect(await state(styles)).toBe('waits');
    await jest.advanceTimersByTimeAsync(1);
    expect(await state(styles)).toBe('here');
    expect(await state(stylesAreHere())).toBe('here');
  });
});
