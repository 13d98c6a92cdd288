/** Card payment gateways: Stripe with a key, and a sandbox. */
import type { Config } from '../../config';
import type { Localized } from '../../db/schema';
import { localize } from '../../present';
import type { RequestPlace } from '../../plugins/place';

export interface Gateway {
  gateway: 'sandbox' | 'stripe';
  title: Localized;
}
const STRIPE: Gateway = { gateway: 'stripe', title: { en: 'Card', ar: 'بطاقة' } };
const SANDBOX: Gateway = { gateway: 'sandbox', title: { en: 'Test card', ar: 'بطاقة تجريبية' } };

/** The sandbox pays nothing, so it is offered in demos only. */
export const gatewaysOf = ({ stripe, demo }: Pick<Config, 'stripe' | 'demo'>): Gateway[] => [
  ...(stripe ? [STRIPE] : []),
  ...(demo ? [SANDBOX] : []),
];

export const presentGateways = (config: Pick<Config, 'stripe' | 'demo'>, place: RequestPlace) =>
  gatewaysOf(config).map(({ gateway, title }) => ({
    gateway,
    gateway_title: localize(title, place),
    gateway_image: '',
    gateway_image_full_url: '',
  }));
