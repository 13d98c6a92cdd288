/** Calls of tests to the backend without the page, as from another device. */
import { expect, type APIRequestContext, type Page } from '@playwright/test';

type Headers = Record<string, string>;

/** Headers of a visitor at the tests' place, in a module. */
export const hereIn = (moduleId: number): Headers => ({ zoneid: '[1,2]', moduleid: String(moduleId) });

/** @param path below `/api/v1/` @returns the response body */
export async function ask<Body>(request: APIRequestContext, path: string, headers: Headers = {}): Promise<Body> {
  const answer = await request.get(`/api/v1/${path}`, { headers });
  return (await answer.json()) as Body;
}

/** Like {@link ask}, by POST. Expects status 200. */
export async function send<Body>(
  request: APIRequestContext,
  path: string,
  data: object,
  headers: Headers = {},
): Promise<Body> {
  const answer = await request.post(`/api/v1/${path}`, { headers, data });
  expect(answer.status()).toBe(200);
  return (await answer.json()) as Body;
}

/** An item by its slug. */
export const itemOf = (request: APIRequestContext, slug: string): Promise<{ id: number; store_id: number }> =>
  ask(request, `items/details/${slug}`);

/** Contact of a guest's order. */
export const GUEST_CONTACT = {
  contact_person_name: 'Mina Vella',
  contact_person_number: '+356 2100 0000',
  contact_person_email: 'mina@example.com',
};

/** Places an order paid in cash; take-away unless `data` says otherwise. @returns its id */
export async function orderOver(request: APIRequestContext, data: object, headers: Headers): Promise<number> {
  const body = { order_type: 'take_away', payment_method: 'cash_on_delivery', ...data };
  return (await send<{ order_id: number }>(request, 'customer/order/place', body, headers)).order_id;
}

/** What the backend keeps in the cart of the page's guest. */
export async function guestCart(page: Page): Promise<{ quantity: number }[]> {
  const guest = await page.evaluate(() => localStorage.getItem('guest_id'));
  return ask(page.request, `customer/cart/list?guest_id=${guest}`, hereIn(1));
}
