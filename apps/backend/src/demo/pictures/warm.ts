/**
 * Draws pictures before they are asked for, in the order in which visitors see them. Only while nobody asks for anything:
 * a request never waits for a picture that nobody wants yet.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Shop } from '../../context';
import type { PictureKind } from '../../features/pictures/kinds';
import { namesOf } from '../../features/pictures/queries';
import { picture } from './draw';

/** Milliseconds without a request before the next picture is drawn. */
const QUIET = 400;
/** Of each drawing's own time, how long the processor rests after it. */
const REST = 1;
/** Pictures that are kept warm in the largest width: of the items that are bought most. */
const LARGE_ITEMS = 200;
const ITEMS = 3000;

interface Round {
  kind: PictureKind;
  /** The widths that pages ask for most (`sizes` of the storefront's pictures). */
  widths: readonly number[];
  /** Pictures of the most bought items; absent: all of the kind. */
  most?: number;
}

/** First what a home shows at the top, then cards, then what a product's page shows. */
const ROUNDS: readonly Round[] = [
  { kind: 'module', widths: [100, 200] },
  { kind: 'banner', widths: [400, 800] },
  { kind: 'category', widths: [100, 200] },
  { kind: 'store', widths: [100, 200] },
  { kind: 'store/cover', widths: [400, 800] },
  { kind: 'product', widths: [400], most: ITEMS },
  { kind: 'product', widths: [600, 800], most: LARGE_ITEMS },
  { kind: 'store/cover', widths: [1200] },
  { kind: 'product', widths: [200, 600], most: ITEMS },
];

async function mostBought(pool: Shop['database']['pool'], count: number): Promise<string[]> {
  const { rows } = await pool.query<{ image: string }>(
    'SELECT image FROM items GROUP BY image ORDER BY max(order_count) DESC, image LIMIT $1',
    [count],
  );
  return rows.map(({ image }) => image);
}

/**
 * Draws all of them once.
 * @param idle waits for a moment to draw; given how long the last drawing took, in milliseconds. Rejects to stop
 */
export async function warm(
  { pool, folder }: { pool: Shop['database']['pool']; folder: string },
  idle: (took: number) => Promise<void>,
): Promise<void> {
  let took = 0;
  for (const { kind, widths, most } of ROUNDS) {
    const names = most === undefined ? await namesOf(pool, kind) : await mostBought(pool, most);
    for (const name of names)
      for (const width of widths) {
        await idle(took);
        const began = performance.now();
        await picture({ folder, kind, name, width }, async () => undefined);
        took = performance.now() - began;
      }
  }
}

/** Starts with the server. @returns stops it; waits for the picture that is being drawn */
export function startWarming({
  app,
  database,
  config,
}: Pick<Shop, 'app' | 'database' | 'config'>): () => Promise<void> {
  const stopping = new AbortController();
  let lastRequest = performance.now();
  app.addHook('onRequest', async () => void (lastRequest = performance.now()));
  const untilQuiet = () => QUIET - (performance.now() - lastRequest);
  const rest = (milliseconds: number) => pause(milliseconds, undefined, { signal: stopping.signal, ref: false });
  const idle = async (took: number) => {
    await rest(took * REST);
    for (let left = untilQuiet(); left > 0; left = untilQuiet()) await rest(left);
  };
  const done = warm({ pool: database.pool, folder: config.dataDir }, idle).catch((error: unknown) => {
    // A picture that is missing now is drawn when it is asked for.
    if (!stopping.signal.aborted) app.log.warn({ err: String(error) }, 'pictures');
  });
  return async () => {
    stopping.abort();
    await done;
  };
}
