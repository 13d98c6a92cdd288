export { usePush, type PushView } from './lib/use-push';
export { useHearsPush } from './lib/use-hears-push';
export { createPush, type Push, type PushState } from './lib/push';
export type { PushKeys, PushPort } from './lib/port';
export { readPush, type PushMessage } from './lib/push-message';
export { endSubscription } from './lib/tab-worker';
export { usePushOffered } from './lib/push-keys';
export { WithFirebase } from './lib/with-firebase';
export { clearPushRegistration, hasPushRegistration } from './lib/push-settings';
