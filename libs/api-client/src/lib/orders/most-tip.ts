/** The tip that most customers give. */
import type { MostTip } from '@shop/contract/order';
import type { Minor } from '@shop/util';
import { MINUTES, moneyOf, type EndpointBuild } from '../base/api';
import type { Tolerant } from '../base/tolerant';

export const mostTipEndpoints = (build: EndpointBuild) => ({
  /** null: unknown. */
  getMostTip: build.query<Minor | null, void>({
    query: () => ({ url: '/api/v1/most-tips' }),
    transformResponse: (wire: Tolerant<MostTip>, meta) => moneyOf(meta).read(wire.most_tips_amount) || null,
    keepUnusedDataFor: 5 * MINUTES,
  }),
});
