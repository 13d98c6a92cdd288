/** Sheets that show one view in all sizes, themes and directions side by side. */
import { join } from 'node:path';

/** Width of a picture on its sheet, by width of the captured screen. */
const WIDTHS = { 390: 300, 768: 400, 1280: 640 };
const inAllLooks = (width) => ['light-ltr', 'light-rtl', 'dark-ltr', 'dark-rtl'].map((look) => `${width}-${look}`);
/** Phone and desktop in all looks, the tablet in two. */
const SHOWN = [...inAllLooks(390), ...inAllLooks(1280), '768-dark-ltr', '768-light-rtl'];

const figure = (file, width) =>
  `<figure><img src="${file}" width="${width}" loading="lazy"><figcaption>${file}</figcaption></figure>`;
const document = (content) =>
  `<!doctype html><meta charset="utf-8"><title>Screens</title><style>body{margin:12px;font:13px system-ui;display:flex;flex-wrap:wrap;align-items:flex-start;gap:12px;background:#777}figure{margin:0}img{display:block}</style>${content}`;

const widthOf = (file) => WIDTHS[file.split('-').at(-3)] ?? 300;

/** A page with all pictures. */
export const index = (files) => document(files.map((file) => figure(file, widthOf(file))).join(''));

/** `sheet-NAME.png` for each view: phone and desktop in every theme and direction, the tablet in two. */
export async function drawSheets(browser, folder, names, files) {
  const page = await browser.newPage({ viewport: { width: 1420, height: 900 } });
  for (const name of names) {
    const chosen = SHOWN.map((look) => `${name}-${look}.png`).filter((file) => files.includes(file));
    if (chosen.length === 0) continue;
    // A page of the same folder may load the pictures.
    await page.goto(`file://${join(folder, 'index.html')}`);
    await page.setContent(
      document(chosen.map((file) => figure(file, widthOf(file)).replace(' loading="lazy"', '')).join('')),
    );
    await page.waitForFunction(() => [...document.images].every((image) => image.complete));
    await page.screenshot({ path: join(folder, `sheet-${name}.png`), fullPage: true });
  }
  await page.close();
}
