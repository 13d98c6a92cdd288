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
