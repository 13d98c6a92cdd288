/**
 * `npm run bench -- arrival`: how honest the first told windows of orders are (decision 114), through the backend's own estimate and
 * steps, in the marketplace's time.
 *   --orders 1000  --learned 300 orders before them  --seed town
 *   --noise 8   percent by which the preparation of one store's orders varies
 */
import { tsImport } from 'tsx/esm/api';
import { readOptions } from './options.mjs';
import { printHead, printRow } from './table.mjs';

const values = readOptions({ orders: '1000', learned: '300', seed: 'town', noise: '8' });
const [orders, learned] = [Number(values.orders), Number(values.learned)];
const load = (path) => tsImport(`../../apps/backend/src/${path}`, import.meta.url);
const [{ buildApp }, { demo }, { readConfig }, { deliverOrders, honestyOf }] = await Promise.all(
  ['app.ts', 'demo/index.ts', 'config.ts', 'demo/arrivals/town.ts'].map(load),
);
const settings = {
  DEMO: '1',
  LOG_LEVEL: 'silent',
  SIMULATION: '0',
  CLOCK: '2026-03-05T11:00:00Z',
  CLOCK_STILL: '1',
  RATE_LIMIT: '1000000',
};
const shop = await buildApp(readConfig(settings), demo, { inMemory: true });
const told = await deliverOrders(shop, orders + learned, values.seed, Number(values.noise) / 100);
await shop.app.close();

const percent = (part) => `${(part * 100).toFixed(1)} %`;
printHead(
  'orders',
  'number',
  'within the first window',
  'median error',
  'width: median, widest',
  '10 min late',
  'said before',
);
const parts = { 'from the first one on': told.slice(0, orders), [`after ${learned}`]: told.slice(learned) };
for (const [name, part] of Object.entries(parts)) {
  const { within, medianError, medianWidth, widest, late, saidLate } = honestyOf(part);
  const widths = `${medianWidth}, ${widest} min`;
  printRow(
    name,
    part.length,
    percent(within),
    `${medianError.toFixed(1)} min`,
    widths,
    percent(late),
    percent(saidLate),
  );
}
