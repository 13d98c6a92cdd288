/** During maintenance, or when the backend is down. */
import { startApi } from '@shop/api-client/start';
import { loadMessages } from '@shop/i18n';
import { act, render, screen } from '@testing-library/react';
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

async function show() {
  const shop = createShop(createShopStore({ origin: 'http://shop.test' }), false);
  await loadMessages(shop.i18n, appMessages);
  await shop.store.dispatch(startApi.endpoints.getConfig.initiate({ language: 'en' }));
  render(
    <Root shop={shop} map={{ googleKey: null, tilesUrl: null } as never} push={false}>
      <p>the shop</p>
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
