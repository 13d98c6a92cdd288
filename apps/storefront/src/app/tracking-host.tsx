/** The tracking drawer, opened by `?track=` in the address. */
import { WithTexts } from '@shop/i18n';
import { orderStateTexts } from '@shop/order-form';
import { TrackingDrawer, trackingTexts } from '@shop/tracking';
import { useAddressDialog } from './use-address-dialog';

const TEXTS = [trackingTexts, orderStateTexts];

export default function TrackingHost() {
  const { id, close } = useAddressDialog('track');
  return (
    <WithTexts texts={TEXTS}>
      <TrackingDrawer orderId={id} onClose={close} />
    </WithTexts>
  );
}
