/** The order that was asked for by number and phone: its code comes when somebody asks. */
import { OrderView } from './order-view';
import { useOrderKey } from './use-live-order';

export default function FoundOrder({ orderId, phone }: { orderId: string; phone: string | undefined }) {
  return <OrderView isBelowForm orderKey={useOrderKey(orderId, phone)} />;
}
