/** The price breakdown before the pharmacy has set its price. */
import type { ShopConfig } from '@shop/api-client/start';
import { useFormats } from '@shop/i18n';
import { PriceRow, PriceBreakdown } from '@shop/order-form';
import type { Minor } from '@shop/util';
import { useCheckoutMessages, usePrescriptionPageMessages } from '../messages';
import type { Quote } from './sections/use-quote';

export function PrescriptionSummary({ quote: { fee }, config, tip }: { quote: Quote; config: ShopConfig; tip: Minor }) {
  const t = usePrescriptionPageMessages();
  const tCheckout = useCheckoutMessages();
  const { money } = useFormats();
  return (
    <PriceBreakdown>
      <PriceRow label={t('medicine')} value={t('byPharmacy')} />
      <PriceRow
        label={tCheckout('summary.delivery')}
        note={fee?.ok && fee.freeBy ? tCheckout(`summary.free.${fee.freeBy}`) : null}
        value={fee?.ok ? money(fee.charge) : tCheckout('summary.deliveryUnknown')}
      />
      {tip > 0 ? <PriceRow label={tCheckout('summary.tip')} value={money(tip)} /> : null}
      {config.additionalCharge ? (
        <PriceRow label={config.additionalCharge.name} value={money(config.additionalCharge.amount)} />
      ) : null}
      <PriceRow label={t('total')} value={t('totalLater')} total />
    </PriceBreakdown>
  );
}
