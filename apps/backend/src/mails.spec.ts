/** Mails of an order as their readers have them: the answer, the bill of the order, and why it comes. */
import { and, eq } from 'drizzle-orm';
import { outbox } from './db/schema';
import { changeOrder, receiveCardPayment } from './features/orders/change';
import type { OrderStep } from '@shop/domain/order-steps';
import { idOfOrder } from './features/orders/number';
import { presentMail } from './features/outbox/mails';
import { bootBeforeAll, cartLine, HERE, orderBody, type Json } from './testing.spec-helper';

const backend = bootBeforeAll();
const ORIGIN = 'https://shop.example';

const steps = async (number: number, ...names: OrderStep[]) => {
  const { db } = backend.shop;
  for (const name of names)
    await db.transaction(async (tx) =>
      changeOrder(tx, await idOfOrder(tx, number), name, { who: 'admin' }, { at: backend.shop.clock(), courierId: 1 }),
    );
};
const DELIVERED: OrderStep[] = ['accept', 'prepare', 'hand_over', 'pick_up', 'deliver'];

/** The last mail to an address, as it is sent. */
async function lastTo(target: string) {
  const { db } = backend.shop;
  const mails = await db
    .select()
    .from(outbox)
    .where(and(eq(outbox.kind, 'mail'), eq(outbox.target, target)))
    .orderBy(outbox.id);
  const { subject, text, html = '' } = presentMail(mails.at(-1)!, ORIGIN);
  return { subject, text, html };
}

/** Two bananas and a honey with a tip. @returns number and total of the order */
async function order(headers: Json, guest: number | null = null, over: Json = {}) {
  const [bananas, honey] = [await backend.bananas(), (await backend.get('items/details/honey-green-corner')).body];
  const cart = JSON.stringify([
    cartLine(bananas.id, { quantity: 2, add_on_ids: [], add_on_qtys: [] }),
    cartLine(honey.id, { quantity: 1, add_on_ids: [], add_on_qtys: [] }),
  ]);
  const body = orderBody(guest, bananas.store_id, { is_buy_now: 1, cart, dm_tips: 1, ...over });
  const { order_id: number, total_amount: total } = (await backend.placeOrder(body, headers)).body;
  return { number: number as number, total: `€${(total as number).toFixed(2)}`, price: bananas.price as number };
}

it('one that was placed says when it comes, and what it costs, line by line', async () => {
  const { headers, person } = await backend.customer();
  const { number, total, price } = await order(headers);
  const { subject, text, html } = await lastTo(person.email);
  expect(subject).toBe(`We have received your order: order #${number}`);
  expect(text).toMatch(/^We have received your order\n/);
  expect(text).toMatch(/^Arriving: \w{3}, \d{1,2} \w{3}\n\d\d:\d\d [ap]m – \d\d:\d\d [ap]m$/m);
  expect(text).toContain(`2 × Bananas  €${(2 * price).toFixed(2)}`);
  for (const line of ['Tip for the courier: €1.00', 'Service fee: €0.30', `Total: ${total}`])
    expect(text).toContain(line);
  expect(text).toContain(`See the order:\n${ORIGIN}/order-history/${number}`);
  for (const part of ['2 × Bananas', total, `#${number}`]) expect(html).toContain(`<bdi>${part}</bdi>`);
});

it('one that has come asks for stars; in Arabic too', async () => {
  const { headers, person } = await backend.customer();
  const { number, total } = await order({ ...headers, 'x-localization': 'ar' });
  await steps(number, ...DELIVERED);
  const { text, html } = await lastTo(person.email);
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toContain(`href="${ORIGIN}/order-history/${number}#rate"`);
  for (const part of ['وصل طلبك', `الإجمالي: ${total}`, 'قيّم طلبك:', '2 × موز']) expect(text).toContain(part);
  expect(text).not.toMatch(/Total|Order|موعد الوصول/);
});

it('one that was cancelled promises money back only to those who paid', async () => {
  const { headers, person } = await backend.customer();
  const unpaid = await order(headers);
  await backend.send('PUT', 'customer/order/cancel', { order_id: unpaid.number, reason: 'x' }, headers);
  const first = await lastTo(person.email);
  expect(first.text).toContain('nothing to pay');
  expect(first.text).toContain('2 × Bananas');
  expect(first.text).not.toContain('Total');

  const paid = await order(headers, null, { payment_method: 'digital_payment' });
  const amount = Math.round(100 * Number(paid.total.slice(1)));
  await backend.shop.db.transaction(async (tx) =>
    receiveCardPayment(tx, { id: 'x', orderId: await idOfOrder(tx, paid.number), amount }, backend.shop.clock()),
  );
  await backend.send('PUT', 'customer/order/cancel', { order_id: paid.number, reason: 'x' }, headers);
  expect((await lastTo(person.email)).text).toContain('what you paid goes back');
});

it('one that was refunded names the amount last, apart from the total', async () => {
  const { headers, person } = await backend.customer();
  const { number, total } = await order(headers);
  await steps(number, ...DELIVERED);
  const asked = { order_id: number, customer_reason: 'Something was missing', customer_note: '' };
  expect((await backend.post('customer/order/refund-request', asked, headers)).status).toBe(200);
  await steps(number, 'refund');
  const { text } = await lastTo(person.email);
  expect(text).toMatch(new RegExp(`Total: ${total}\nRefund: €\\d+\\.\\d\\d\n`));
});

it('a guest reads why it comes, and is led to no settings; a customer chooses', async () => {
  const guest = await backend.guest();
  const email = `guest${guest}@example.com`;
  const { number } = await order(HERE, guest, { contact_person_email: email });
  const mail = await lastTo(email);
  expect(mail.text).toContain('because an order names this address');
  expect(mail.text).toContain(`${ORIGIN}/track-order`);
  for (const written of [mail.text, mail.html]) expect(written).not.toMatch(/settings|\/order-history/);
  expect(mail.text).toContain(`#${number}`);
  const { headers, person } = await backend.customer();
  await order(headers);
  expect((await lastTo(person.email)).html).toContain(`href="${ORIGIN}/settings"`);
});
