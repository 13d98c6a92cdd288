/** Fills the slot `storeFilters`: all dishes of a restaurant, or those with or without meat (STORE-05). */
import { VEG_CHOICES } from '@shop/domain/store-view';
import type { SlotProps } from '@shop/module-kit';
import { PressChip } from '@shop/ui';
import { useDishMessages } from '../../messages';
import classes from './veg-filter.module.css';

export default function VegFilter({ view, onChange }: SlotProps['storeFilters']) {
  const t = useDishMessages();
  return (
    <div className={classes.choices} role="group" aria-label={t('filter.label')}>
      {VEG_CHOICES.map((type) => (
        <PressChip key={type} pressed={view.type === type} onPress={() => onChange({ type })}>
          {t(`filter.${type}`)}
        </PressChip>
      ))}
    </div>
  );
}
