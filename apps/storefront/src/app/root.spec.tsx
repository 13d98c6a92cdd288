/** During maintenance, or when the backend is down. */
import { startApi } from '@shop/api-client/start';
import { loadMessages } from '@shop/i18n';
import { act, render, screen } from '@testing-library/react';
import { FAILED_EVENT } from './last-resort';
import { Root } from './root';
import { createShop } from './shop';
import { createShopStore } from './store';
import { appMessages } from '../messages';

const wire = (maintenance: boolean) => ({ business_name: 'Almera', timezone: 'UTC', maintenance_mode: maintenance });
let answer: () => Response;
const calls: string[] = [];
beforeEach(() => {
  calls.splice(0);
  jest.useFakeTimers();
  globalThis.fetch = (async (url: string) => {
    calls.push(String(url));
    return answer();
  }) as typeof fetch;
});
afterEach(() => void jest.useRealTimers());

async function show(child = <p>the shop</p>) {
  const shop = createShop(createShopStore({ origin: 'http://shop.test' }), false);
  await loadMessages(shop.i18n, appMessages);
  await shop.store.dispatch(startApi.endpoints.getConfig.initiate({ language: 'en' }));
  render(
    <Root shop={shop} map={{ googleKey: null, tilesUrl: null } as never} push={false}>
      {child}
    </Root>,
  );
}
const pass = (milliseconds: number) => act(async () => void (await jest.advanceTimersByTimeAsync(milliseconds)));

it('[PLUS-36] maintenance shows its page, and the shop recovers automatically when it ends', async () => {
  answer = () => Response.json(wire(true));
  await show();
  expect(screen.getByText('We will be back soon')).toBeVisible();
  expect(screen.queryByText('the shop')).toBeNull();
  await pass(2100);
  expect(screen.getByText('We will be back soon')).toBeVisible();
  answer = () => Response.json(wire(false));
  await pass(5000);
  expect(screen.getByText('the shop')).toBeVisible();
  expect(screen.queryByText('We will be back soon')).toBeNull();
});

it('what throws outside of every page leaves the last word to the script of the page, which needs none of it', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const told = jest.fn();
  addEventListener(FAILED_EVENT, told);
  const { ready } = document.documentElement.dataset;
  delete document.documentElement.dataset.ready;
  answer = () => Response.json(wire(false));
  const Broken = (): never => {
    throw new Error('planted');
  };
  await show(<Broken />);
  expect(document.body).toHaveTextContent(/^$/);
  expect(told).toHaveBeenCalledTimes(1);
  // Not hydrated: the script would take its word back.
  expect(document.documentElement.dataset.ready).toBeUndefined();
  if (ready) document.documentElement.dataset.ready = ready;
  removeEventListener(FAILED_EVENT, told);
  logged.mockRestore();
});
