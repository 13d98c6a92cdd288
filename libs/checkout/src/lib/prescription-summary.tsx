/** The price breakdown before the pharmacy has set its price. */
import type { ShopConfig } from '@shop/api-client/start';
import { PriceRow, PriceBreakdown } from '@shop/order-form';
import type { Minor } from '@shop/util';
import { ChargeRows } from './charge-rows';
import { usePrescriptionFormMessages } from '../messages';
import type { Quote } from './sections/use-quote';

export function PrescriptionSummary({ quote: { fee }, config, tip }: { quote: Quote; config: ShopConfig; tip: Minor }) {
  const t = usePrescriptionFormMessages();
  return (
    <PriceBreakdown>
      <PriceRow label={t('medicine')} value={t('byPharmacy')} />
      <ChargeRows fee={fee} tip={tip} config={config} />
      <PriceRow label={t('total')} value={t('totalLater')} total />
    </PriceBreakdown>
  );
}
