/**
 * The twelve commonest presses for `npm run bench -- ui`, with a real pointer and real keys: how long until the next frame, as browsers
 * report it (INP).
 */
/* global PerformanceObserver, window -- parts run in the page */

/** Milliseconds that a press has to show what it loaded before the next one. */
const SETTLES_MS = 700;
const STORE = '/store/volt-house?module_id=4';
const CATEGORY = '/category/fashion?module_id=4';

const button = (page, name, at = 0) => page.getByRole('button', { name }).nth(at);
/** A button whose panel is open. */
const UNFOLDED = 'button[aria-expanded="true"]';
/** What a press opens may still load when the press has been measured: an Escape before that closes nothing. */
const opens = (name, what = '[role="dialog"], [role="menu"]') => ({
  press: (page) => button(page, name).click(),
  after: async (page) => {
    const opened = page.locator(what).first();
    await opened.waitFor();
    await page.keyboard.press('Escape');
    await opened.waitFor({ state: 'hidden' });
  },
});

/** A row that can go on. */
const FORWARD = 'button[aria-label="Forward"]:not([aria-disabled="true"])';
/** An item without choices: its press adds it at once. */
const ADD = 'Add Quiet Keyboard to the cart';
async function addOnce(page) {
  if ((await button(page, /^One more/).count()) === 0) await button(page, ADD).click();
  await button(page, /^One more/).waitFor();
}
async function removeAll(page) {
  await button(page, /^(One less|Remove)/).click();
  await button(page, ADD).waitFor();
}

/** Name, page, and what is pressed; `before` and `after` are not measured. */
const PRESSES = [
  ['add to cart', STORE, { press: (page) => button(page, ADD).click(), after: (page) => removeAll(page) }],
  ['stepper', STORE, { before: (page) => addOnce(page), press: (page) => button(page, /^One more/).click() }],
  ['open an item', STORE, opens(/^Quick View of /)],
  ['open the cart', STORE, opens(/^Cart, /)],
  [
    'tab',
    CATEGORY,
    {
      press: (page, turn) =>
        page
          .getByRole('tab')
          .nth((turn + 1) % 2)
          .click(),
    },
  ],
  ['filter', CATEGORY, opens('Filter')],
  [
    'sort',
    CATEGORY,
    {
      // The other tab has another order.
      before: async (page) => {
        await page.getByRole('tab').first().click();
        await page.getByRole('combobox', { name: 'Sort by price' }).focus();
      },
      press: (page, turn) => page.keyboard.press(turn % 2 === 0 ? 'ArrowDown' : 'ArrowUp'),
    },
  ],
  ['carousel', '/home', { press: (page) => page.locator(FORWARD).first().click() }],
  [
    'a letter of a search',
    '/home',
    {
      before: (page) => page.getByRole('combobox', { name: /^Search for/ }).focus(),
      press: (page, turn) => page.keyboard.press('milkteabreads'[turn % 13]),
    },
  ],
  ['place', '/home', opens(/^Old Town Square/, UNFOLDED)],
  ['theme', '/home', { press: (page) => button(page, /^(Dark|Light) Mode$/).click() }],
  ['language', '/home', opens(/^Language: /, UNFOLDED)],
];

/** Runs in a page: keeps the longest interaction since it was last asked. Browsers report none below 16 ms. */
function watchInteractions() {
  window.longest = 0;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) window.longest = Math.max(window.longest, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

/**
 * @param visit a visitor's page of ecommerce, whose cards add at once, slowed down, and how it opens a path
 * @returns for each press its name and the milliseconds of each turn
 */
export async function measurePresses({ page, open }, turns) {
  await page.addInitScript(watchInteractions);
  const results = [];
  let last = '';
  for (const [name, path, { before, press, after }] of PRESSES) {
    if (path !== last) await open(path);
    last = path;
    const times = [];
    for (let turn = 0; turn < turns; turn += 1) {
      await before?.(page);
      await page.waitForTimeout(SETTLES_MS);
      await page.evaluate(() => void (window.longest = 16));
      await press(page, turn);
      await page.waitForTimeout(SETTLES_MS);
      times.push(await page.evaluate(() => window.longest));
      await after?.(page);
    }
    results.push([name, times]);
  }
  return results;
}
