/** `/follow-parcel`: the receiver's own page of a parcel (decision 123). The same for everybody: what it shows stands behind the `#`. */
import { orderStateMessages } from '@shop/order-form';
import { definePage } from '@shop/page-engine';
import { FollowParcelPage } from './follow-parcel-page';
import { followMessages } from '../../receiver-messages';

export const page = definePage({
  View: FollowParcelPage,
  messages: [followMessages, orderStateMessages],
  indexed: 'never',
  meta: (_answers, { t }) => ({ title: t(followMessages)('title') }),
});
