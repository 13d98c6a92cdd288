/** Rows of the price breakdown that carts and prescriptions share: delivery fee, tip and service charge. */
import type { ShopConfig } from '@shop/api-client/start';
import { useFormats } from '@shop/i18n';
import { PriceRow } from '@shop/order-form';
import type { Minor } from '@shop/util';
import { useCheckoutMessages } from '../messages';
import type { Quote } from './sections/use-quote';

export interface ChargeRowsProps {
  fee: Quote['fee'];
  tip: Minor;
  config: ShopConfig;
}

export function ChargeRows({ fee, tip, config: { additionalCharge } }: ChargeRowsProps) {
  const t = useCheckoutMessages();
  const { money } = useFormats();
  return (
    <>
      <PriceRow
        label={t('summary.delivery')}
        note={fee?.ok && fee.freeBy ? t(`summary.free.${fee.freeBy}`) : null}
        value={fee?.ok ? money(fee.charge) : t('summary.deliveryUnknown')}
      />
      {tip > 0 ? <PriceRow label={t('summary.tip')} value={money(tip)} /> : null}
      {additionalCharge ? <PriceRow label={additionalCharge.name} value={money(additionalCharge.amount)} /> : null}
    </>
  );
}
