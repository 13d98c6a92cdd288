/** The form of a prescription order, for the page of the pharmacy: what it shares with checkout is a feature. */
import { DeliveryArea } from '@shop/address-location';
import { useGetConfigQuery } from '@shop/api-client/start';
import { checkoutMessages, PrescriptionForm as Form, prescriptionFormMessages } from '@shop/checkout';
import { useLanguage, WithMessages } from '@shop/i18n';
import type { PrescriptionOrder } from '@shop/module-kit';
import { orderFormMessages, paymentMessages, prescriptionMessages } from '@shop/order-form';

const MESSAGES = [prescriptionFormMessages, checkoutMessages, orderFormMessages, paymentMessages, prescriptionMessages];

export default function PrescriptionForm({ loading, ...order }: PrescriptionOrder) {
  const { data: config } = useGetConfigQuery({ language: useLanguage() });
  if (!config) return loading;
  return (
    <WithMessages messages={MESSAGES} fallback={loading}>
      <Form key={order.store.id} {...order} config={config} addressSlot={(area) => <DeliveryArea {...area} />} />
    </WithMessages>
  );
}
