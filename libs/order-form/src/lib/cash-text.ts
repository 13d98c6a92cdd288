/** Why cash is refused, in words. */
import type { CashRefusal } from '@shop/domain/cash';
import { useFormats } from '@shop/i18n';
import { usePaymentMessages } from '../messages';

/** The text of a refusal. */
export function useCashText(): (refusal: CashRefusal) => string {
  const t = usePaymentMessages();
  const { money } = useFormats();
  return (refusal) =>
    refusal.reason === 'overMaximum'
      ? t('refusal.overMaximum', { amount: money(refusal.maximum) })
      : t('refusal.notOffered');
}
