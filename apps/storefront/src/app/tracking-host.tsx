/** The tracking drawer of the URL parameter `track`. */
import { WithMessages } from '@shop/i18n';
import { orderStateMessages, paymentMessages } from '@shop/order-form';
import { useDialogInAddress } from '@shop/page-engine';
import { TrackingDrawer, trackingMessages } from '@shop/tracking';

const MESSAGES = [trackingMessages, orderStateMessages, paymentMessages];

export default function TrackingHost() {
  const { id, close } = useDialogInAddress('track');
  return (
    <WithMessages messages={MESSAGES}>
      {id ? <TrackingDrawer key={id} orderId={id} onClose={close} /> : null}
    </WithMessages>
  );
}
