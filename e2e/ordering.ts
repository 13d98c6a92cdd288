/** The way of an order, from the item to what the backend stored. */
import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { hereIn, itemOf, send } from './wire';
import { open, quick } from './visit';

/** The count on the cart: in the header on wide screens, in the bottom bar on small ones. */
export const cartBadge = (page: Page) => page.getByTestId('cart-badge').filter({ visible: true });

/** Opens the cart drawer. */
export async function openCart(page: Page): Promise<void> {
  await quick(page, /^(Cart|السلة)/).click();
  await page.getByRole('dialog').waitFor();
}

/** Opens an item of the grocery module by its address. */
export async function openItem(page: Page, store: string, slug: string): Promise<void> {
  const { id } = await itemOf(page.request, slug);
  await open(page, `/store/${store}?module_id=1&item=${id}`);
}

/** The button of an open item. */
export const addButton = (page: Page): Locator =>
  page.getByRole('dialog').getByRole('button', { name: /^Add to Cart/ });

/** Opens an item by its address and adds it. */
export async function addItem(page: Page, store: string, slug: string): Promise<void> {
  await openItem(page, store, slug);
  await addButton(page).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/**
 * Puts items into a cart by calls, as another device would.
 * @param items quantity by slug
 * @param owner id of a guest, or headers of a customer
 */
export async function fillCart(
  request: APIRequestContext,
  items: Record<string, number>,
  { guest, headers = hereIn(1) }: { guest?: number; headers?: Record<string, string> },
): Promise<void> {
  for (const [slug, quantity] of Object.entries(items)) {
    const { id } = await itemOf(request, slug);
    const line = { guest_id: guest, model: 'Item', item_id: id, quantity, variation: [] };
    await send(request, 'customer/cart/add', line, headers);
  }
}

/**
 * A guest whose cart holds grocery items; the page is that guest from its next load on.
 * @param items quantity by slug
 * @returns the guest's id
 */
export async function guestWith(page: Page, items: Record<string, number>): Promise<number> {
  const { guest_id: guest } = await send<{ guest_id: number }>(page.request, 'auth/guest/request', {});
  await fillCart(page.request, items, { guest });
  await page.addInitScript((id) => {
    if (!sessionStorage.getItem('guestSeeded')) localStorage.setItem('guest_id', String(id));
    sessionStorage.setItem('guestSeeded', '1');
  }, guest);
  return guest;
}

/** The number of the order on its page of thanks. */
export async function placedOrder(page: Page): Promise<string> {
  await page.waitForURL(/order-placed/);
  return new URL(page.url()).searchParams.get('order_id') ?? '';
}

export const CONTACT = { name: 'Mina Vella', phone: '+356 2100 0000', email: 'mina@example.com' };
const FORM = {
  en: {
    edit: /^Edit (contact info|address)$/,
    name: 'Contact Person Name',
    phone: 'Phone',
    email: 'Contact Person Email',
  },
  ar: { edit: /^تعديل (معلومات الاتصال|العنوان)$/, name: 'اسم الشخص', phone: 'الهاتف', email: 'البريد الإلكتروني' },
};

/** Fills in the contact: in the address dialog for a delivery, on the card itself for take-away. */
export async function fillContact(page: Page, contact = CONTACT, language: 'en' | 'ar' = 'en'): Promise<void> {
  const labels = FORM[language];
  await page.getByRole('button', { name: labels.edit }).click();
  const form = page.getByRole('form', { name: /^(Address|Contact|العنوان|معلومات الاتصال)$/ });
  for (const field of ['name', 'phone', 'email'] as const)
    await form.getByRole('textbox', { name: labels[field] }).fill(contact[field]);
  await form.locator('button[type="submit"]').click();
  await form.waitFor({ state: 'detached' });
}

export interface PlacedOrder {
  order_amount: number;
  order_status: string;
  order_type: string;
  coupon_discount_amount: number;
}

/** Reads the stored order from the backend. */
export async function orderOf(request: APIRequestContext, page: Page, orderId: string): Promise<PlacedOrder> {
  const guest = await page.evaluate(() => localStorage.getItem('guest_id'));
  const answer = await request.get(`/api/v1/customer/order/track?order_id=${orderId}&guest_id=${guest}`);
  expect(answer.status()).toBe(200);
  return (await answer.json()) as PlacedOrder;
}

const CANCEL = {
  en: { open: 'Cancel the order', reason: 'I changed my mind', done: 'This order was cancelled.' },
  ar: { open: 'إلغاء الطلب', reason: 'غيّرت رأيي', done: /^أُلغي هذا الطلب/ },
} as const;

/** Cancels the order of the page with a reason. */
export async function cancelOrder(page: Page, language: 'en' | 'ar'): Promise<void> {
  const words = CANCEL[language];
  await page.getByRole('button', { name: words.open }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: words.reason }).check();
  await dialog.getByRole('button', { name: words.open }).click();
  await expect(page.getByText(words.done)).toBeVisible();
}
