import fc from 'fast-check';
import { deviceName } from './device-name';

const MOZILLA = 'Mozilla/5.0';
const KIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const MAC = '(Macintosh; Intel Mac OS X 10_15_7)';

it.each([
  ['Chrome', 'Windows', `${MOZILLA} (Windows NT 10.0; Win64; x64) ${KIT} Chrome/140.0.0.0 Safari/537.36`],
  ['Edge', 'Windows', `${MOZILLA} (Windows NT 10.0; Win64; x64) ${KIT} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`],
  ['Opera', 'Mac', `${MOZILLA} ${MAC} ${KIT} Chrome/140.0.0.0 Safari/537.36 OPR/122.0.0.0`],
  ['Safari', 'Mac', `${MOZILLA} ${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15`],
  ['Chrome', 'Mac', `${MOZILLA} ${MAC} ${KIT} HeadlessChrome/140.0.0.0 Safari/537.36`],
  [
    'Safari',
    'iPhone',
    `${MOZILLA} (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${KIT} Version/18.5 Mobile/15E148 Safari/604.1`,
  ],
  ['Chrome', 'iPad', `${MOZILLA} (iPad; CPU OS 18_5 like Mac OS X) ${KIT} CriOS/140.0.0.0 Mobile/15E148 Safari/604.1`],
  [
    'Samsung Internet',
    'Android',
    `${MOZILLA} (Linux; Android 10; K) ${KIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
  ],
  ['Firefox', 'Linux', `${MOZILLA} (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0`],
  ['Chrome', 'ChromeOS', `${MOZILLA} (X11; CrOS x86_64 14541.0.0) ${KIT} Chrome/140.0.0.0 Safari/537.36`],
  ['', 'Android', 'Dalvik/2.1.0 (Linux; U; Android 14; Pixel 8)'],
  ['', '', 'curl/8.5.0'],
  ['', '', ''],
])('[PLUS-45] %s on "%s" is named by its User-Agent', (browser, system, agent) => {
  expect(deviceName(agent)).toEqual({ browser, system });
});

it('[PLUS-45] reads the first 500 characters, and names nothing that they do not say', () => {
  const at = (letters: number) => deviceName(`${' '.repeat(letters - 'Firefox/'.length)}Firefox/`).browser;
  expect([at(500), at(501)]).toEqual(['Firefox', '']);
  fc.assert(
    fc.property(fc.string(), (agent) => {
      const { browser, system } = deviceName(agent);
      expect(browser.length + system.length).toBeLessThan(30);
    }),
  );
});
