/** A first visit of a page in a browser of its own, as `npm run bench -- thread` and `-- profile` measure it. */
import { cookiesOf, storedBy, storeFacts } from '../lib/browser.mjs';
import { launchOverPipe } from '../lib/devtools-pipe.mjs';
import { AHEAD, moveDate } from './first-visits.mjs';

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel', 'v8'];
const WIDE = { width: 1280, height: 860, deviceScaleFactor: 1, mobile: false };
const NARROW = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };
/** Seconds of a visit after the first paint. A busy machine needs more until everything that a page does by itself is done. */
export const VISIT_SECONDS = 4.7;
/** A phone's processor is so much slower; a task blocks by what it takes above 50 ms (the web's own definition). */
export const SLOWER = 4;
const BLOCKS_ABOVE = 50;

/** Tasks of the page's main thread: the one that painted it. */
function tasksOf(events) {
  const threadOf = ({ pid, tid }) => `${pid}:${tid}`;
  const paint = events.find(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('The page painted nothing.');
  return events
    .filter(({ name, ph }) => name === 'RunTask' && ph === 'X')
    .filter((event) => threadOf(event) === threadOf(paint))
    .map(({ tdur = 0, ts }) => ({ ms: tdur / 1000, isLate: ts > paint.ts }));
}

/** Runs `script` with `value` at the start of every page. */
const startWith = (send, script, value) =>
  send('Page.addScriptToEvaluateOnNewDocument', { source: `(${script})(${JSON.stringify(value)})` });

/**
 * @param visit `module`: chosen before; null: none. `isWide`: not a phone
 * @param watch starts a measurement with the browser's and the page's senders; returns what ends it and resolves with its result
 */
async function visitWith({ url, module, path, isWide, seconds = VISIT_SECONDS }, watch) {
  const { send, on, close } = launchOverPipe();
  try {
    const cookies = Object.entries(cookiesOf({ module })).map(([name, value]) => ({ name, value, url }));
    if (module) await send('Storage.setCookies', { cookies });
    const { targetId } = await send('Target.createTarget', { url: 'about:blank' });
    const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
    const inPage = (method, params) => send(method, params, sessionId);
    await inPage('Page.enable');
    await inPage('Page.setLifecycleEventsEnabled', { enabled: true });
    await startWith(inPage, moveDate, AHEAD);
    if (module) await startWith(inPage, storeFacts, storedBy({ module }));
    await inPage('Emulation.setDeviceMetricsOverride', isWide ? WIDE : NARROW);
    if (!isWide) await inPage('Emulation.setTouchEmulationEnabled', { enabled: true });
    const painted = new Promise((done) => {
      on('Page.lifecycleEvent', ({ name }) => void (name === 'firstContentfulPaint' && done()));
    });
    const end = await watch({ send, on, inPage });
    await inPage('Page.navigate', { url: `${url}${path}` });
    await painted;
    await new Promise((done) => void setTimeout(done, seconds * 1000));
    return await end();
  } finally {
    await close();
  }
}

/** @returns milliseconds of the main thread: `all`, `blocked` on a slower phone, its `longest` task */
export const visitOnce = (visit) =>
  visitWith(visit, async ({ send, on }) => {
    const events = [];
    on('Tracing.dataCollected', ({ value }) => void events.push(...value));
    const complete = new Promise((done) => void on('Tracing.tracingComplete', done));
    await send('Tracing.start', { traceConfig: { includedCategories: CATEGORIES } });
    return async () => {
      await send('Tracing.end');
      await complete;
      const tasks = tasksOf(events);
      const late = tasks.filter(({ isLate }) => isLate).map(({ ms }) => ms);
      return {
        all: tasks.reduce((sum, { ms }) => sum + ms, 0),
        blocked: late.reduce((sum, ms) => sum + Math.max(0, ms * SLOWER - BLOCKS_ABOVE), 0),
        longest: Math.max(0, ...late),
      };
    };
  });

/** @returns V8's sampled profile of the main thread */
export const profileOnce = (visit, interval) =>
  visitWith(visit, async ({ inPage }) => {
    await inPage('Profiler.enable');
    await inPage('Profiler.setSamplingInterval', { interval });
    await inPage('Profiler.start');
    return async () => (await inPage('Profiler.stop')).profile;
  });
