import { hostToasts, suppressToasts, reloadAfterToast, showToast } from './lib/toast';

it('[I18N-06] [LOC-07] the page reloads after the toast could be read, however late it was painted', () => {
  const frames: (() => void)[] = [];
  jest.useFakeTimers();
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => frames.push(() => draw(0)));
  const shown: string[] = [];
  const leave = hostToasts(({ text }) => shown.push(text));
  const reload = jest.fn();

  reloadAfterToast('Language has been changed', reload);
  expect(shown).toEqual(['Language has been changed']);
  jest.advanceTimersByTime(5000);
  expect(reload).not.toHaveBeenCalled();

  frames.shift()?.();
  frames.shift()?.();
  jest.advanceTimersByTime(1199);
  expect(reload).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(reload).toHaveBeenCalledTimes(1);
  leave();
  jest.useRealTimers();
});

it('[ITEM-47] an overlay removes the current toasts and suppresses those of its key until it closes', () => {
  const shown: string[] = [];
  const leave = hostToasts(
    ({ text }) => shown.push(text),
    () => shown.splice(0),
  );
  showToast('Item added to cart', 'good', { key: 'added' });
  expect(shown).toEqual(['Item added to cart']);

  const end = suppressToasts('added');
  expect(shown).toEqual([]);
  showToast('Item added to cart', 'good', { key: 'added' });
  showToast('Out of Stock', 'bad');
  expect(shown).toEqual(['Out of Stock']);

  end();
  showToast('Item added to cart', 'good', { key: 'added' });
  expect(shown).toEqual(['Out of Stock', 'Item added to cart']);
  leave();
});

it('[I18N-06] [LOC-07] the reading time starts when the toast can be rendered; a missing renderer does not block the reload', () => {
  jest.useFakeTimers();
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => {
    draw(0);
    return 0;
  });
  const reload = jest.fn();
  reloadAfterToast('Language has been changed', reload);
  jest.advanceTimersByTime(2000);
  expect(reload).not.toHaveBeenCalled();
  const shown: string[] = [];
  const leave = hostToasts(({ text }) => shown.push(text));
  expect(shown).toEqual(['Language has been changed']);
  jest.advanceTimersByTime(1199);
  expect(reload).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(reload).toHaveBeenCalledTimes(1);
  leave();

  reloadAfterToast('Language has been changed', reload);
  jest.advanceTimersByTime(10_000);
  expect(reload).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});

it('[ITEM-47] an overlay also removes queued toasts, except errors', () => {
  showToast('Item added to cart', 'good', { key: 'added' });
  showToast('Out of Stock', 'bad');
  suppressToasts('added')();
  const shown: string[] = [];
  hostToasts(({ text }) => shown.push(text))();
  expect(shown).toEqual(['Out of Stock']);
});
