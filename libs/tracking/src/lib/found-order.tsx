/** An order found by number and phone. Loaded on the first search. */
import { OrderView } from './order-view';
import { useOrderKey } from './use-live-order';

export default function FoundOrder({ orderId, phone }: { orderId: string; phone: string | undefined }) {
  return <OrderView isBelowForm orderKey={useOrderKey(orderId, phone)} />;
}
