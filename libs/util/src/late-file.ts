/**
 * Files of the shop's own, code and styles, that come when they are needed. One that does not come is asked for again until it does,
 * and what is on the screen stays meanwhile (decision 036).
 */

export interface LateFileOptions {
  /** Still needed: asked after each try that failed. */
  isNeeded?: () => boolean;
  /** Somebody waits for it, and this names it: where the server answers and it still does not come, the page is loaded anew, once. */
  name?: string;
  /** A press waits for it: its name is its address, and nothing that was typed is lost for it. */
  isPressed?: boolean;
  /** Loads the page anew. */
  reload?: () => void;
}

type Load<T> = () => Promise<T>;
/** Asks for a lost file again until it is there. @throws as {@link untilLoaded} */
export type LoadLost = <T>(load: Load<T>, error: unknown, options?: LateFileOptions) => Promise<T>;

/** Thrown by a loader that was not answered: as if its file had not come. */
export class NotThere extends Error {}

let missing = 0;
const TOLD = 'shop-file';
/** Whether a file that is needed did not come yet. */
export const isFileMissing = (): boolean => missing > 0;
/** Told after every try that failed, and when a file has come after all. */
export function watchMissingFiles(listener: () => void): () => void {
  addEventListener(TOLD, listener);
  return () => removeEventListener(TOLD, listener);
}
/** @param more files than before that are missing */
export function tellMissing(more: number): void {
  missing += more;
  dispatchEvent(new Event(TOLD));
}

/** At once when the line comes back; before, after the pause in ms, unless there is no line at all. */
export const nextChance = (pause: number): Promise<unknown> =>
  new Promise((go) => {
    addEventListener('online', go, { once: true });
    if (navigator.onLine) setTimeout(go, pause);
  });

let loadLost: LoadLost | null = null;
/** What to do about a lost file hydrates with the app shell, and says so here. */
export const helpWithLostFiles = (help: LoadLost): void => void (loadLost = help);

/**
 * Loads a file, and tries again until it is there: when the line comes back, else after 2, 4, 8, 16 and then every 30 seconds.
 * @param load imports it
 * @throws what is wrong in the file itself; on the server, and once it is not needed any more, also that it did not come
 */
export const untilLoaded = <T>(load: Load<T>, options?: LateFileOptions): Promise<T> =>
  load().catch(async (first: unknown) => {
    if (typeof window === 'undefined') throw first;
    let error = first;
    tellMissing(1);
    try {
      for (;;) {
        if (loadLost) return await loadLost(load, error, options);
        await nextChance(2000);
        try {
          return await load();
        } catch (again) {
          error = again;
        }
      }
    } finally {
      tellMissing(-1);
    }
  });
