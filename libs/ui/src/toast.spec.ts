import { hostToasts, quietToasts, reloadAfterToast, showToast } from './lib/toast';

it('[I18N-06] [LOC-07] the page is loaded anew once its reason could be read, however late it was drawn', () => {
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

it('[ITEM-47] what stands goes when it would be in the way; its kind is kept back until the way is free', () => {
  const shown: string[] = [];
  const leave = hostToasts(
    ({ text }) => shown.push(text),
    () => shown.splice(0),
  );
  showToast('Item added to cart', 'good', { key: 'added' });
  expect(shown).toEqual(['Item added to cart']);

  const end = quietToasts('added');
  expect(shown).toEqual([]);
  showToast('Item added to cart', 'good', { key: 'added' });
  showToast('Out of Stock', 'bad');
  expect(shown).toEqual(['Out of Stock']);

  end();
  showToast('Item added to cart', 'good', { key: 'added' });
  expect(shown).toEqual(['Out of Stock', 'Item added to cart']);
  leave();
});

it('[I18N-06] [LOC-07] the time to read begins once something can draw the reason; what never comes holds nothing up', () => {
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

it('[ITEM-47] what waits to be drawn goes as well, but for what went wrong', () => {
  showToast('Item added to cart', 'good', { key: 'added' });
  showToast('Out of Stock', 'bad');
  quietToasts('added')();
  const shown: string[] = [];
  hostToasts(({ text }) => shown.push(text))();
  expect(shown).toEqual(['Out of Stock']);
});
