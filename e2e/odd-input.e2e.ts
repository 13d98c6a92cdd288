/**
 * What people type on Arabic and Persian keyboards, and what they paste from chats and contact cards: read as it is
 * meant, shown as it is sent, and found again (decision 083).
 */
import { expect, expectAccessible, hold, open, openItem, person, ready, recordUrls, returning, test } from './shop';
import { ask } from './wire';
import type { Locator, Page, Request } from '@playwright/test';

/** The digits of a keyboard whose zero is given. */
const digitsFrom = (zero: number) => (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
const arabic = digitsFrom(0x660);
const persian = digitsFrom(0x6f0);

/** Embedding, override, isolate, LRM, RLM, zero-width space, joiners, byte order mark: nobody sees them. */
const AROUND = ['\u202a', '\u202c'] as const;
const MARKS = '\u202d\u202e\u2067\u2068\u2069\u200e\u200f\u200b\u200c\u200d\ufeff';
const marked = (text: string) => `${AROUND[0]}${MARKS}${text}${MARKS}${AROUND[1]}`;

const PHONE = '+356 7990 2852';
/** All of them are {@link PHONE} in a shop of its country. */
const PHONES = [
  arabic('79902852'),
  persian('7990 2852'),
  arabic('+35679902852'),
  persian('0035679902852'),
  '(+356) 7990 2852',
  'tel:+356-7990-2852',
  '\u202a+356 7990 2852\u202c',
  `\u2066${arabic('+356')}\u200f\u200b7990\u200d2852\u2069\ufeff`,
];

const PHONE_SCREEN = { width: 390, height: 844 };
const WIDE = { width: 1280, height: 860 };

const TEXTS = {
  en: {
    add: /^Add to Cart/,
    edit: /^Edit (contact info|address)$/,
    form: { name: 'Contact Person Name', phone: 'Phone', email: 'Contact Person Email', house: 'House number' },
    more: 'Note for the courier',
    ownTip: 'Another amount',
    amount: 'Amount',
    tip: '\u200f۲٫۵\u200f',
    note: 'Order note',
    order: 'Place Order',
    thanks: 'Thank you! Your order is placed.',
    trackId: 'Order id',
    track: 'Track Now',
    search: 'Bananas',
    screens: [PHONE_SCREEN, WIDE],
  },
  ar: {
    add: /^أضف إلى السلة/,
    edit: /^تعديل (معلومات الاتصال|العنوان)$/,
    form: { name: 'اسم الشخص', phone: 'الهاتف', email: 'البريد الإلكتروني', house: 'رقم المنزل' },
    more: 'ملاحظة للسائق',
    ownTip: 'مبلغ آخر',
    amount: 'المبلغ',
    tip: '٢٫٥',
    note: 'ملاحظة على الطلب',
    order: 'أرسل الطلب',
    thanks: 'شكرًا! تم تقديم طلبك.',
    trackId: 'رقم الطلب',
    track: 'تتبّع الآن',
    search: 'موز',
    screens: [WIDE, PHONE_SCREEN],
  },
} as const;

/** Pastes from the clipboard, over what the field had. */
async function paste(field: Locator, text: string): Promise<void> {
  await field.fill('');
  await field.evaluate((_field, copied) => navigator.clipboard.writeText(copied), text);
  await field.press('ControlOrMeta+v');
}

const bodyOf = (request: Request) => request.postDataJSON() as Record<string, unknown>;

test.beforeEach(async ({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

const LANGUAGES = ['en', 'ar'] as const;

for (const language of LANGUAGES)
  test(`[CHK-07] [PLUS-05] [TRK-37] odd digits and pasted marks in a guest’s order, and in searches (${language})`, async ({
    page,
    context,
    request,
  }) => {
    const t = TEXTS[language];
    // One screen for the order, the other for what is searched.
    const [first, second] = t.screens;
    await page.setViewportSize(first);
    await returning(context, { language });
    await openItem(page, 'green-corner', 'bananas-green-corner');
    await page.getByRole('dialog').getByRole('button', { name: t.add }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await open(page, '/checkout?page=cart');

    await test.step('the phone is one number in every notation, and the field shows it', async () => {
      await page.getByRole('button', { name: t.edit }).click();
      const phone = page.getByRole('dialog').getByRole('textbox', { name: t.form.phone });
      for (const typed of PHONES) {
        await paste(phone, typed);
        await phone.blur();
        await expect(phone, typed).toHaveValue(PHONE);
      }
    });

    await test.step('name, e-mail address and address are saved without marks', async () => {
      const form = page.getByRole('dialog');
      const place = form.getByRole('combobox').first();
      await paste(place, marked(await place.inputValue()));
      await paste(form.getByRole('textbox', { name: t.form.name }), marked('Mina Vella'));
      await paste(form.getByRole('textbox', { name: t.form.email }), marked('mina@example.com'));
      await paste(form.getByRole('textbox', { name: t.form.house }), marked(arabic('12')));
      await paste(form.getByRole('textbox', { name: t.more }), marked('الجرس ٢'));
      await form.locator('button[type="submit"]').click();
      await form.waitFor({ state: 'detached' });
      const card = page.getByRole('main');
      for (const text of ['Mina Vella', PHONE]) await expect(card.getByText(text).first()).toBeVisible();
    });

    await test.step('the tip that is charged is the one that its field shows', async () => {
      await page.getByRole('radio', { name: t.ownTip }).check();
      const amount = page.getByRole('textbox', { name: t.amount });
      await paste(amount, t.tip);
      await amount.blur();
      await expect(amount).toHaveValue('2.5');
      await expect(page.getByRole('complementary')).toContainText('2.50');
    });

    let orderId = '';
    await test.step('the order has the amount of the page, and no marks', async () => {
      await paste(page.getByRole('textbox', { name: t.note }), marked('2 bags'));
      const total = await page.getByRole('complementary').locator('[data-total] dd').innerText();
      const asked = page.waitForRequest(/order\/place/);
      await page.getByRole('button', { name: t.order }).click();
      const sent = bodyOf(await asked);
      await page.getByRole('heading', { name: t.thanks }).waitFor();
      expect(sent).toMatchObject({
        contact_person_name: 'Mina Vella',
        contact_person_number: PHONE,
        contact_person_email: 'mina@example.com',
        house: '12',
        order_note: '2 bags',
        dm_tips: 2.5,
      });
      expect(JSON.stringify(sent)).not.toMatch(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/);
      orderId = new URL(page.url()).searchParams.get('order_id') ?? '';
      const guest = await page.evaluate(() => localStorage.getItem('guest_id'));
      const order = await ask<{ order_amount: number; dm_tips: number }>(
        request,
        `customer/order/track?order_id=${orderId}&guest_id=${guest}`,
      );
      expect(order.dm_tips).toBe(2.5);
      expect(total).toContain(order.order_amount.toFixed(2));
    });

    await page.setViewportSize(second);
    await test.step('it is found by its number in Arabic digits, also from a link', async () => {
      await open(page, '/track-order');
      const id = page.getByRole('textbox', { name: t.trackId });
      const phone = page.getByRole('main').getByRole('textbox', { name: t.form.phone });
      await paste(id, marked(`#${arabic(orderId)}`));
      await paste(phone, `\u202a(${arabic('+356')}) ${persian('7990 2852')}\u202c`);
      await page.getByRole('button', { name: t.track }).click();
      await expect(page.getByRole('heading', { name: orderId })).toBeVisible();
      await expect(id).toHaveValue(orderId);
      await open(page, `/track-order?order_id=${arabic(orderId)}`);
      await expect(id).toHaveValue(orderId);
    });

    await test.step('a search of marks or spaces alone opens nothing, also before the page is hydrated', async () => {
      const release = await hold(page, /\.js$/);
      await page.goto('/home', { waitUntil: 'commit' });
      const search = page.getByRole('banner').getByRole('combobox');
      await search.focus();
      await page.keyboard.insertText('\u202a\u200b \u202c');
      await page.keyboard.press('Enter');
      release();
      await ready(page);
      await expect(search).toHaveValue('');
      await expect(page).toHaveURL(/\/home$/);
      const refused = recordUrls(page, /item-or-store-search|items\/search|stores\/search/);
      await paste(search, '\u200f \u2066\u2069');
      await search.press('Enter');
      await expect(search).toHaveValue('');
      await paste(search, marked(t.search));
      await expect(page.getByRole('option').first()).toBeVisible();
      await search.press('Enter');
      await expect(page).toHaveURL(`/home?search=${encodeURIComponent(t.search)}`);
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      expect(refused.filter((url) => /%E2%80|%EF%BB|name=(?:\+|%20)/.test(url))).toEqual([]);
    });

    await test.step('a link with such a search shows the page without it', async () => {
      for (const path of [
        '/home?search=%20',
        '/home?search=%E2%80%8B%E2%80%AC',
        '/store/green-corner?module_id=1&q=%20%E2%80%8B',
      ]) {
        const answer = await page.goto(path);
        expect(answer?.status(), path).toBe(200);
        await ready(page);
        await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
        await expect(page.getByRole('alert')).toHaveCount(0);
      }
    });
  });

/** The six boxes of a code. */
const boxes = async (page: Page) =>
  (
    await page
      .locator('main input:not([type="hidden"])')
      .evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value))
  ).join('');

const ACCOUNT = {
  en: {
    signUp: 'Create an account',
    firstName: 'First name',
    email: 'Email',
    phone: 'Phone',
    passwords: ['Password', 'Confirm password'],
    terms: /I accept/,
    create: 'Create account',
    interests: 'What do you shop for?',
    goesOn: 'Save',
    kept: 1,
    login: 'Email or phone',
    signIn: 'Sign in',
    withCode: 'Sign in with a code instead',
    sendCode: 'Send me a code',
    digit: 'Code, digit 1 of 6',
    goOn: 'Continue',
    // One screen for what one writes, the other for what one is asked.
    screens: [PHONE_SCREEN, WIDE],
  },
  ar: {
    signUp: 'إنشاء حساب',
    firstName: 'الاسم الأول',
    email: 'البريد الإلكتروني',
    phone: 'الهاتف',
    passwords: ['كلمة المرور', 'تأكيد كلمة المرور'],
    terms: /أوافق/,
    create: 'إنشاء الحساب',
    interests: 'ما الذي تتسوّقه عادةً؟',
    goesOn: 'تخطٍّ',
    kept: 0,
    login: 'البريد الإلكتروني أو الهاتف',
    signIn: 'تسجيل الدخول',
    withCode: 'الدخول برمز بدلًا من ذلك',
    sendCode: 'أرسل لي رمزًا',
    digit: 'الرمز، الرقم 1 من 6',
    goOn: 'متابعة',
    screens: [WIDE, PHONE_SCREEN],
  },
} as const;

async function storedToken(page: Page): Promise<string | null> {
  const read = () => page.evaluate(() => localStorage.getItem('token'));
  await expect.poll(read).not.toBeNull();
  return read();
}

for (const language of LANGUAGES)
  test(`[AUTH-05] [AUTH-01] [PLUS-02] a sign-up with pasted marks, a sign-in with what is seen, and a code in Arabic digits (${language})`, async ({
    page,
    context,
    request,
  }) => {
    const t = ACCOUNT[language];
    const [first, second] = t.screens;
    await returning(context, { language });
    await page.setViewportSize(first);
    const body = person();

    await test.step('the account is the one that the customer sees', async () => {
      await open(page, '/auth/sign-up');
      const form = page.getByRole('form', { name: t.signUp });
      await paste(form.getByLabel(t.firstName), marked('Mina'));
      await paste(form.getByLabel(t.email), marked(body.email));
      await paste(form.getByLabel(t.phone), `\u202a(${arabic(body.phone)})\u202c`);
      for (const name of t.passwords) await form.getByLabel(name, { exact: true }).fill(body.password);
      await form.getByLabel(t.terms).check();
      await form.getByRole('button', { name: t.create }).click();
      const token = await storedToken(page);
      const account = await ask(request, 'customer/info', { authorization: `Bearer ${token}` });
      expect(account).toMatchObject({ f_name: 'Mina', email: body.email, phone: body.phone });
    });
    await test.step('[PROF-35] interests are offered once: one saves them, another skips', async () => {
      const form = page.getByRole('form', { name: t.interests });
      const chip = form.getByRole('checkbox').first();
      await chip.focus();
      await page.keyboard.press('Space');
      await expect(chip).toBeChecked();
      await expectAccessible(page);
      await form.getByRole('button', { name: t.goesOn }).click();
      await expect(page).toHaveURL(/\/home$/);
      const headers = { authorization: `Bearer ${await storedToken(page)}` };
      const { selected_modules_for_interest: kept } = await ask<Record<string, unknown[]>>(
        request,
        'customer/info',
        headers,
      );
      expect(kept).toHaveLength(t.kept);
      await page.evaluate(() => localStorage.removeItem('token'));
    });

    await page.setViewportSize(second);
    await test.step('the visible e-mail address signs in', async () => {
      await open(page, '/auth/sign-in');
      await page.getByLabel(t.login).fill(body.email);
      await page.getByLabel(t.passwords[0], { exact: true }).fill(body.password);
      await page.getByRole('main').getByRole('button', { name: t.signIn, exact: true }).click();
      await expect(page).toHaveURL(/\/home$/);
      await page.evaluate(() => localStorage.removeItem('token'));
    });

    await test.step('a code is pasted in Persian digits with marks, or typed in Arabic ones', async () => {
      await open(page, '/auth/sign-in');
      await page.getByRole('button', { name: t.withCode }).click();
      await paste(page.getByRole('main').getByLabel(t.phone), marked(persian(body.phone)));
      await page.getByRole('button', { name: t.sendCode }).click();
      const digit = page.getByLabel(t.digit);
      await expect(digit).toBeFocused();
      const sent = page.getByText(/(?<!\d)\d{6}(?!\d)/).first();
      const code = /\d{6}/.exec((await sent.textContent()) ?? '')?.[0] ?? '';
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), marked(persian('411752')));
      await page.keyboard.press('ControlOrMeta+v');
      await expect.poll(() => boxes(page)).toBe('411752');
      await digit.focus();
      await page.keyboard.type(arabic(code));
      await expect.poll(() => boxes(page)).toBe(code);
      await page.getByRole('button', { name: t.goOn }).click();
      await expect(page).toHaveURL(/\/home$/);
    });
  });
