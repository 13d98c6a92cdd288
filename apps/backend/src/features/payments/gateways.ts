/** The ways to pay by card that are offered here: Stripe with its key, and a sandbox where nothing is real. */
import type { Config } from '../../config';
import type { Words } from '../../db/schema';
import { words } from '../../present';
import type { RequestPlace } from '../../plugins/place';

export interface Gateway {
  gateway: 'sandbox' | 'stripe';
  title: Words;
}
const STRIPE: Gateway = { gateway: 'stripe', title: { en: 'Card', ar: 'بطاقة' } };
const SANDBOX: Gateway = { gateway: 'sandbox', title: { en: 'Test card', ar: 'بطاقة تجريبية' } };

/** The sandbox stands for a bank in demos and tests; a real shop would give its goods away by it. */
export const gatewaysOf = ({ stripe, demo }: Pick<Config, 'stripe' | 'demo'>): Gateway[] => [
  ...(stripe ? [STRIPE] : []),
  ...(demo ? [SANDBOX] : []),
];

export const presentGateways = (config: Pick<Config, 'stripe' | 'demo'>, place: RequestPlace) =>
  gatewaysOf(config).map(({ gateway, title }) => ({
    gateway,
    gateway_title: words(title, place),
    gateway_image: '',
    gateway_image_full_url: '',
  }));
