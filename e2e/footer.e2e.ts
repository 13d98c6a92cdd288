/** The footer, and the texts that it leads to. */
import { delay, expect, open, returning, test } from './shop';

test('a visitor finds contact, newsletter, campaigns and the shop’s own texts in the footer', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1700, height: 900 });
  await returning(context);
  await open(page, '/help-and-support');
  const footer = page.getByRole('contentinfo');
  await test.step('[FOOT-10] [FOOT-17] [FOOT-24] the footer has the shop’s texts and address', async () => {
    await expect(footer).toContainText('A market for the whole city: order from stores nearby and watch it arrive.');
    await expect(footer).toContainText('© Almera Market');
    await expect(footer.getByText('Find us here')).toBeVisible();
    await expect(footer).toContainText('1 Corniche, Harbour, Port Almera');
  });
  await test.step('[FOOT-13] [FOOT-14] [FOOT-15] [FOOT-16] links lead to pages, mail and phone', async () => {
    for (const [name, href] of [
      ['Help & Support', '/help-and-support'],
      ['About Us', '/about-us'],
      ['Track Order', '/track-order'],
      [/Send us mails/, 'mailto:hello@almera.example'],
      [/Contact us/, 'tel:+35621000000'],
    ] as const)
      await expect(footer.getByRole('link', { name })).toHaveAttribute('href', href);
    for (const name of ['Become a store owner', 'Become a delivery man'])
      await expect(footer.getByRole('link', { name })).toHaveAttribute('target', '_blank');
    const application = await footer.getByRole('link', { name: 'Become a store owner' }).getAttribute('href');
    expect(await (await page.request.get(application ?? '')).text()).toContain('Become a store owner');
  });
  await test.step('[FOOT-25] it is at most 1300 px wide', async () => {
    const width = await footer.getByRole('form').evaluate((form) => form.getBoundingClientRect().width);
    expect(width).toBeLessThanOrEqual(1300);
  });
  const form = page.getByRole('form', { name: 'Good things, once a week' });
  await expect(form).toContainText('New stores and offers, nothing else.');
  const calls: (string | null)[] = [];
  page.on('request', (call) => (call.url().includes('newsletter') ? calls.push(call.postData()) : undefined));
  const field = form.getByRole('textbox', { name: 'Your email' });
  const send = form.getByRole('button', { name: 'Subscribe' });
  await test.step('[FOOT-08] the button is 100 px wide', async () => {
    expect((await send.boundingBox())?.width).toBe(100);
  });
  await test.step('[FOOT-01] [FOOT-05] [FOOT-06] [FOOT-09] two presses subscribe once, and clear the field', async () => {
    const email = `letter${Date.now()}@b.co`;
    await field.fill(email);
    await delay(page, /newsletter/, 400);
    await send.click();
    await send.click();
    await expect(page.getByText('Subscribed Successfully')).toBeVisible();
    await expect(field).toHaveValue('');
    expect(calls).toEqual([JSON.stringify({ email })]);
  });
  await test.step('[FOOT-20] the campaigns of the place are listed', async () => {
    await footer.getByRole('link', { name: 'Campaigns' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Campaigns' })).toBeVisible();
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/campaigns\/[^?]+\?module_id=1/);
    // The footer moves until the campaign has its stores.
    await expect(page.getByRole('region', { name: 'Stores in this campaign' }).getByRole('link').first()).toBeVisible();
  });
  await test.step('[ROUTE-34] About Us has the text of the shop, with its headings', async () => {
    await footer.getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL('/about-us');
    await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  });
});
