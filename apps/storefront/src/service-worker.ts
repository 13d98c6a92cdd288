/** The shop's one service worker. It takes push messages; a browser that allowed none never loads it. */
import { startPushWorker, type WorkerScope } from '@shop/push/worker';

startPushWorker(globalThis as unknown as WorkerScope);
