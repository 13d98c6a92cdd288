/** Customers with an account. */
import { expect, type APIRequestContext, type Page } from '@playwright/test';

export const PASSWORD = 'correct horse battery';
let count = 0;
export const person = () => {
  count += 1;
  const tag = `${Date.now()}${process.pid % 1000}${count}`;
  return {
    f_name: 'Mina',
    l_name: 'Vella',
    email: `mina${tag}@example.com`,
    phone: `+356${tag.slice(-10)}`,
    password: PASSWORD,
  };
};

/** Creates a customer by API calls, as another device would, and signs in the page from its next load on. */
export async function customer(page: Page, request: APIRequestContext) {
  const body = person();
  const answer = await request.post('/api/v1/auth/sign-up', { data: body });
  expect(answer.status()).toBe(200);
  const { token } = (await answer.json()) as { token: string };
  await page.addInitScript((text) => {
    if (!sessionStorage.getItem('seeded')) localStorage.setItem('token', text);
    sessionStorage.setItem('seeded', '1');
  }, token);
  const headers = { authorization: `Bearer ${token}`, zoneid: '[1,2]', moduleid: '1' };
  return { ...body, token, headers };
}
