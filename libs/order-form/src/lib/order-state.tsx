/** State of a placed order, with the same text in all views. */
import { verdictOf, type OrderFacts, type OrderVerdict } from '@shop/domain/order-verdict';
import { useMessages } from '@shop/i18n';
import { Badge, type BadgeTone } from '@shop/ui';
import { orderStateMessages } from '../messages';

/** Text of an order's state: 'Waiting for the store'. */
export function useOrderStateText(): (order: OrderFacts) => string {
  const t = useMessages(orderStateMessages);
  return (order) => t(`state.${verdictOf(order).state}`);
}

const BAD = new Set<OrderVerdict['state']>(['awaitingPayment', 'canceled', 'paymentFailed', 'failed']);
const TONES: Record<OrderVerdict['phase'], BadgeTone> = {
  waiting: 'accent',
  running: 'accent',
  done: 'good',
  ended: 'neutral',
};

export function OrderStateBadge({ order }: { order: OrderFacts }) {
  const stateText = useOrderStateText();
  const { state, phase } = verdictOf(order);
  return <Badge tone={BAD.has(state) ? 'bad' : TONES[phase]}>{stateText(order)}</Badge>;
}
