/** A tab and the shop's service worker. */
import { insidePath } from '@shop/util';
import { OPEN_PAGE, PUSHED } from './port';

/** Waits until the worker is active: only then can it receive pushes. @param address with keys and language in its query */
export async function activeWorker(address: string): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(address, { scope: '/' });
  return navigator.serviceWorker.ready;
}

interface WorkerMessage {
  type?: unknown;
  path?: unknown;
  data?: unknown;
}

function onMessageOf(take: (message: WorkerMessage, ports: readonly MessagePort[]) => void): () => void {
  const listen = ({ data, ports }: MessageEvent<WorkerMessage | null>) => {
    if (data) take(data, ports);
  };
  navigator.serviceWorker.addEventListener('message', listen);
  return () => navigator.serviceWorker.removeEventListener('message', listen);
}

/** See `PushPort.onOpen`. */
export const onOpenPage = (open: (path: string) => void): (() => void) =>
  onMessageOf(({ type, path: asked }, ports) => {
    const path = type === OPEN_PAGE ? insidePath(asked) : null;
    if (path === null) return;
    ports[0]?.postMessage('here');
    open(path);
  });

/** Pushes that the worker left to a visible tab. */
export const onPushed = (take: (data: Record<string, string>) => void): (() => void) =>
  onMessageOf(({ type, data }) => {
    if (type === PUSHED && typeof data === 'object' && data) take(data as Record<string, string>);
  });

/** Ends this browser's subscription, whichever service it is of. It never fails: the backend has forgotten it already. */
export async function endSubscription(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.getRegistration('/');
    const subscription = await registration?.pushManager.getSubscription();
    await subscription?.unsubscribe();
  } catch {
    // No worker, or a browser without pushes: there is nothing to end.
  }
}
