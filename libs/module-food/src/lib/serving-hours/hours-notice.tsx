/** Fills the slot `itemNotice`: when a dish is served, outside of its serving hours (ITEM-36 to ITEM-38). */
import { FormNotice } from '@shop/catalog-cards/form-parts';
import { useDates } from '@shop/i18n';
import type { SlotProps } from '@shop/module-kit';
import { useDishMessages } from '../../messages';

export default function HoursNotice({ availability }: SlotProps['itemNotice']) {
  const t = useDishMessages();
  const { clock } = useDates();
  if (availability.state === 'now' || !availability.hours) return null;
  const { hours } = availability;
  const isLater = availability.state === 'later';
  return (
    <FormNotice>
      <strong>{t('hours.notNow')}</strong>
      <span>{t(isLater ? 'hours.from' : 'hours.willBe', { start: clock(hours.start), end: clock(hours.end) })}</span>
      {isLater ? <span>{t('hours.later')}</span> : null}
    </FormNotice>
  );
}
