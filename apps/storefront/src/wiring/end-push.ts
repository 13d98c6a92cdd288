/** Loaded when a sign-in ends in a browser that was told by pushes: few are. */
import { endSubscription } from '@shop/push';

export const endPush = (): Promise<void> => endSubscription();
