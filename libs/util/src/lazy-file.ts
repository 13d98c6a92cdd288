/**
 * Lazily loaded files of the shop: code, styles and messages. A file that fails to load is retried until it loads; the
 * current screen stays meanwhile (decision 036).
 */

export interface LazyFileOptions {
  /** Whether the file is still needed; checked after each failure. */
  isNeeded?: () => boolean;
  /** Name of a waiting component: if the server responds but the file still fails, the page reloads, once per name. */
  name?: string;
  /** A press waits for it: the loader's source is its name, and the page never reloads over typed text. */
  isPressed?: boolean;
  /** Reloads the page. */
  reload?: () => void;
}

type Load<T> = () => Promise<T>;
/** Retries a lost file until it loads. @throws as {@link untilLoaded} */
export type LoadLost = <T>(load: Load<T>, error: unknown, options?: LazyFileOptions) => Promise<T>;

/** Thrown by a loader without an answer; handled like a file that failed to load. */
export class FileMissingError extends Error {}

/** Errors of browsers, and of the bundler for styles, about a file that failed to load. Anything else is an error in the file. */
const LOST_FILE_ERROR = /dynamically imported module|module script|preload CSS/i;
export const isLost = (reason: unknown): boolean =>
  reason instanceof FileMissingError || LOST_FILE_ERROR.test(String(reason));

let missing = 0;
const CHANGED_EVENT = 'shop-file';
/** Whether a needed file is missing. */
export const isFileMissing = (): boolean => missing > 0;
/** Calls back after every failure, and when a missing file has loaded or is no longer needed. */
export function watchMissingFiles(listener: (hasFailed: boolean) => void): () => void {
  const heard = (event: Event) => listener((event as CustomEvent<boolean>).detail);
  addEventListener(CHANGED_EVENT, heard);
  return () => removeEventListener(CHANGED_EVENT, heard);
}
/** @param more change of the number of missing files */
export function changeMissing(more: number): void {
  missing += more;
  dispatchEvent(new CustomEvent(CHANGED_EVENT, { detail: more >= 0 }));
}

/** Resolves when the connection comes back; while online, after the pause in ms. */
export const waitForRetry = (pause: number): Promise<unknown> =>
  new Promise((resolve) => {
    addEventListener('online', resolve, { once: true });
    if (navigator.onLine) setTimeout(resolve, pause);
  });

let loadLost: LoadLost | null = null;
/** The full retry logic loads with the app shell and registers itself here. */
export const registerLostFileLoader = (loader: LoadLost): void => void (loadLost = loader);

/**
 * Loads a file, and retries until it loads: when the connection comes back, else after 2, 4, 8, 16 and then every 30
 * seconds.
 * @param load imports the file
 * @throws errors inside the file; on the server, and when no longer needed, also the failure to load
 */
export const untilLoaded = <T>(load: Load<T>, options?: LazyFileOptions): Promise<T> =>
  load().catch(async (first: unknown) => {
    if (typeof window === 'undefined' || !isLost(first)) throw first;
    let error = first;
    changeMissing(1);
    try {
      for (;;) {
        if (loadLost) return await loadLost(load, error, options);
        await waitForRetry(2000);
        try {
          return await load();
        } catch (again) {
          if (!isLost(again)) throw again;
          error = again;
        }
      }
    } finally {
      changeMissing(-1);
    }
  });
