/** What the shop wants of a push service. Firebase is one (firebase-port.ts); tests bring their own. */

/** The public keys of a Firebase web app; they come with the storefront's settings. */
export interface PushKeys {
  apiKey: string;
  appId: string;
  projectId: string;
  messagingSenderId: string;
  /** Public half of the pair that signs web push. */
  vapidKey: string;
}

export interface PushPort {
  /** The token of this device; asks the browser and the service when it has none. @throws when they refuse */
  deviceToken(): Promise<string>;
  /** The device takes no more messages. */
  end(): Promise<void>;
  /** What comes while a tab of the shop is in view, as its wire fields. @returns stops it */
  onMessage(take: (data: Record<string, string>) => void): () => void;
  /** A press on a notification that is to be answered in this tab. @returns stops it */
  onOpen(open: (path: string) => void): () => void;
}

/** Said by the worker to a tab: show this page. The tab answers on the port that comes with it. */
export const OPEN = 'shop-open';
