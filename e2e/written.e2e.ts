/**
 * Left-to-right texts (names, addresses, notes) on right-to-left pages: every line reads in its own direction
 * (decision 029).
 */
import { customer, expect, open, PLACE, quick, ready, returning, test } from './shop';
import type { Locator, Page, TestInfo } from '@playwright/test';

const ADDRESS = '169 Saffron Avenue, Apartment 4 (2nd floor), Port Almera';
const NAME = 'Mina Vella (reception)';
const NOTE = '2 bags, please: 1 for the cold things!';
const MESSAGE = '3 questions: are the bananas ripe? Or green?';
const REVIEW = '5 of 5: fresh, cold & on time!';

/**
 * Navigates without a new document: the server renders with the backend's Arabic texts, the browser fetches the
 * English ones.
 */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

/**
 * The rendered lines of a text: its letters in visual order from left to right, and whether the first letter is
 * visible (an ellipsis must cut the end).
 */
function drawnLines(holder: Locator, text: string): Promise<{ lines: string[]; isBegun: boolean } | null> {
  return holder.evaluate((element, wanted) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const letters: { letter: string; box: DOMRect }[] = [];
    let whole = '';
    const places: [Text, number][] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      Array.from((node as Text).data).forEach((letter, at) => {
        whole += letter;
        places.push([node as Text, at]);
      });
    const start = whole.indexOf(wanted);
    if (start < 0) return null;
    for (const [node, at] of places.slice(start, start + wanted.length)) {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const letter = range.toString();
      const box = range.getClientRects()[0];
      if (letter.trim() && box) letters.push({ letter, box });
    }
    const lines: { letter: string; box: DOMRect }[][] = [];
    for (const entry of letters) {
      const line = lines.find(
        ([first]) => first && Math.abs(first.box.bottom - entry.box.bottom) < entry.box.height / 2,
      );
      if (line) line.push(entry);
      else lines.push([entry]);
    }
    const box = letters[0]?.box;
    const frame = element.getBoundingClientRect();
    return {
      lines: lines.map((line) =>
        [...line]
          .sort((one, other) => one.box.left - other.box.left)
          .map(({ letter }) => letter)
          .join(''),
      ),
      isBegun: box !== undefined && box.left >= frame.left - 1 && box.right <= frame.right + 1,
    };
  }, text);
}

/** Expects the text in the holder, with each line in the order in which it was written. */
async function expectRead(holder: Locator, text: string): Promise<void> {
  await expect(holder).toContainText(text);
  // A section that is not rendered yet has no letters. One report lists all places.
  await expect
    .soft(async () => {
      const drawn = await drawnLines(holder, text);
      expect(drawn?.lines.join(''), text).toBe(text.replace(/\s/g, ''));
      expect(drawn?.isBegun, text).toBe(true);
    }, text)
    .toPass({ timeout: 60_000 });
}

const picture = async (page: Page, testInfo: TestInfo, name: string) =>
  testInfo.attach(name, { body: await page.screenshot(), contentType: 'image/png' });

test('[I18N-09] a customer reads English texts of people and of the backend left-to-right on Arabic pages', async ({
  page,
  context,
  request,
}, testInfo) => {
  await returning(context, { language: 'ar' });
  const { headers } = await customer(page, request);
  const call = async (path: string, data: object) => {
    const answer = await request.post(`/api/v1/customer/${path}`, { headers, data });
    expect(answer.status(), path).toBe(200);
    return (await answer.json()) as { order_id?: number };
  };
  const to = {
    address: ADDRESS,
    latitude: String(PLACE.point.lat),
    longitude: String(PLACE.point.lng),
    contact_person_name: NAME,
    contact_person_number: '+356 2100 0000',
    contact_person_email: 'mina@example.com',
  };
  const details = await request.get('/api/v1/items/details/bananas-green-corner', { headers });
  const { id } = (await details.json()) as { id: number };
  const line = { model: 'Item', item_id: id, quantity: 1, variation: [], add_on_ids: [], add_on_qtys: [] };
  await call('address/add', { ...to, address_type: 'other', address_label: '2 rooms (roof)' });
  await call('cart/add', line);
  await call('message/send', { receiver_type: 'vendor', receiver_id: 1, message: MESSAGE });
  const { order_id } = await call('order/place', {
    ...to,
    address_type: 'home',
    order_type: 'delivery',
    payment_method: 'cash_on_delivery',
    order_note: NOTE,
    store_id: 1,
    is_buy_now: 1,
    cart: JSON.stringify([line]),
  });
  // A backend without Arabic texts answers in English.
  await page.route('**/api/v1/**', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-localization': 'en' } }),
  );
  await page.route(/items\/(details|reviews)\//, async (route) => {
    const sent = { headers: { ...route.request().headers(), 'x-localization': 'en' } };
    if (!/reviews/.test(route.request().url())) return route.continue(sent);
    const review = {
      id: 1,
      item_id: id,
      comment: REVIEW,
      rating: 5,
      reply: NOTE,
      customer_name: NAME,
      created_at: '2026-01-05 10:00:00',
    };
    return route.fulfill({ json: { total_size: 1, limit: 10, offset: 1, reviews: [review] } });
  });
  const see = (name: string, look: () => Promise<void>) =>
    test.step(name, async () => {
      await look();
      await picture(page, testInfo, name);
    });
  const main = page.locator('main');
  /** '1 × Bananas': the count is read from the right, as the page is. */
  const boughtLine = main.getByRole('listitem').filter({ hasText: /1\s×.*Bananas/s });
  const stores = await request.get('/api/v1/stores/details/1', { headers: { ...headers, 'x-localization': 'en' } });
  const store = (await stores.json()) as { name: string; address: string };

  await open(page, '/home');
  await see('saved addresses', async () => {
    await page.locator('header button:has(svg.tabler-icon-map-pin)').filter({ visible: true }).click();
    const entry = page.getByRole('button').filter({ hasText: ADDRESS });
    await expectRead(entry, ADDRESS);
    await expectRead(entry, '2 rooms (roof)');
  });
  await see('place of the header', async () => {
    // The page reloads for another place.
    const drawn = page.waitForEvent('load');
    await page.getByRole('button').filter({ hasText: ADDRESS }).click();
    await drawn;
    await ready(page);
    await expectRead(page.locator('header').getByText(ADDRESS), ADDRESS);
  });
  await see('store card', async () => {
    await go(page, '/store/popular');
    const address = main
      .getByRole('article')
      .getByText(/^\d+ .*, Port Almera$/)
      .first();
    await expectRead(address, (await address.textContent()) ?? '');
  });
  await see('head of a store', async () => {
    await go(page, '/store/green-corner?module_id=1');
    await expectRead(main.getByText(store.address).first(), store.address);
  });
  await see('item, its review and the answer', async () => {
    await go(page, `/product/${id}?module_id=1`);
    await expectRead(main.getByText(REVIEW).first(), REVIEW);
    await expectRead(main.getByText(NAME).first(), NAME);
    await expectRead(main.getByText(NOTE).first(), NOTE);
    await main.getByText(REVIEW).first().scrollIntoViewIfNeeded();
  });
  await see('cart', async () => {
    await quick(page, /^السلة/).click();
    const row = page.getByRole('dialog').getByRole('listitem').first();
    await expectRead(row, 'Bananas');
  });
  await page.keyboard.press('Escape');
  await see('checkout', async () => {
    await go(page, '/checkout?page=cart');
    await expectRead(main.getByText(ADDRESS).first(), ADDRESS);
    await expectRead(boughtLine, 'Bananas');
    const note = main.locator('textarea');
    await note.fill(NOTE);
    await expect.soft(note).toHaveCSS('direction', 'ltr');
    await expect.soft(note).toHaveCSS('text-align', 'right');
  });
  await see('order', async () => {
    await go(page, `/order-history/${order_id}`);
    await expectRead(boughtLine, 'Bananas');
    for (const text of [store.address, ADDRESS, NAME, NOTE]) await expectRead(main.getByText(text).first(), text);
    await main.getByText(ADDRESS).first().scrollIntoViewIfNeeded();
  });
  await see('drawer of the order', async () => {
    await go(page, `/order-placed?order_id=${order_id}`);
    await main.getByRole('button', { name: 'تتبّع الطلب' }).click();
    const drawer = page.getByRole('dialog');
    for (const text of [store.address, ADDRESS, NAME]) await expectRead(drawer.getByText(text).first(), text);
  });
  await page.keyboard.press('Escape');
  await see('talk', async () => {
    await go(page, '/chatting');
    await main.getByRole('link').filter({ hasText: 'Green Corner' }).click();
    await expectRead(page.getByRole('log').getByText(MESSAGE), MESSAGE);
  });
});
