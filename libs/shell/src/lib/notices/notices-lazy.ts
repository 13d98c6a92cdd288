/** Lazy notices: few visitors see them. */
import { lazyPart } from '@shop/ui';

export const Consent = lazyPart(() => import('./consent'));
export const PushMessages = lazyPart(() => import('./push-messages'));
