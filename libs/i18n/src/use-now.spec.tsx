/** The current time in views: on the server, while hydrating on a device whose clock is wrong, and afterwards. */
import { timeRequest } from '@shop/util';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { FormatsProvider, useNow } from './index';

const NOON = Date.parse('2026-03-05T11:00:00Z');
const HOUR = 3_600_000;
const money = { symbol: '€', side: 'left', decimals: 2 } as const;
const clock = { language: 'en', timeZone: 'UTC', hours: '24', renderedAt: NOON } as const;

let rendered: string[] = [];
function Time() {
  const time = useNow((now) => now.toISOString().slice(0, 16));
  rendered.push(time);
  return <time>{time}</time>;
}
const page = (
  <FormatsProvider money={money} clock={clock}>
    <Time />
  </FormatsProvider>
);

it.each([-26, -3, 3, 26])('hydrates as the server rendered, %i hours off, and follows the clock', async (hours) => {
  jest.useFakeTimers({ now: NOON + hours * HOUR });
  timeRequest()(new Headers({ date: new Date(NOON).toUTCString() }));
  const html = renderToString(page);
  expect(html).toBe('<time>2026-03-05T11:00</time>');
  document.body.innerHTML = `<div>${html}</div>`;
  // Hydrating takes two minutes.
  jest.advanceTimersByTime(120_000);
  const onRecoverableError = jest.fn();
  rendered = [];
  const root = await act(async () => hydrateRoot(document.body.firstElementChild!, page, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect([rendered[0], document.body.textContent]).toEqual(['2026-03-05T11:00', '2026-03-05T11:02']);
  rendered = [];
  await act(() => jest.advanceTimersByTimeAsync(59_000));
  expect(rendered).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(document.body.textContent).toBe('2026-03-05T11:03');
  await act(async () => timeRequest()(new Headers({ date: new Date(NOON + HOUR).toUTCString() })));
  expect(document.body.textContent).toBe('2026-03-05T12:00');
  act(() => root.unmount());
  jest.useRealTimers();
});
