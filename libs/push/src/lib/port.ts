/** Interface of a push service: Firebase (firebase-port.ts), the browser's own (web-push-port.ts), and fakes of tests. */

/** Public keys of a Firebase web app, from the storefront's settings. */
export interface PushKeys {
  apiKey: string;
  appId: string;
  projectId: string;
  messagingSenderId: string;
  /** Public key of the VAPID pair that signs web pushes. */
  vapidKey: string;
}

export interface PushPort {
  /** The token of this device; requested from browser and service if needed. @throws when they reject it */
  deviceToken(): Promise<string>;
  /** Unregisters the device. */
  unregister(): Promise<void>;
  /** Calls back with the data of messages that arrive while a tab of the shop is visible. @returns stops it */
  onMessage(take: (data: Record<string, string>) => void): () => void;
  /** Calls back when a press on a notification should open a page in this tab. @returns stops it */
  onOpen(open: (path: string) => void): () => void;
}

/** Message type of the worker to a visible tab: a push has come. */
export const PUSHED = 'shop-pushed';
/** Message type of the worker to a tab: open a page. The tab acknowledges on the given port. */
export const OPEN_PAGE = 'shop-open';
