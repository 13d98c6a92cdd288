/** What is sent: the parcel categories as radio buttons, each with what it costs at least. */
import type { ParcelCategory } from '@shop/domain';
import { lowestParcelFee, type ParcelRates } from '@shop/domain/parcel-fee';
import { useFormats } from '@shop/i18n';
import { Picture, Written } from '@shop/ui';
import { useId } from 'react';
import classes from './quote.module.css';
import { useParcelMessages } from '../../messages';

export interface CategoryChoiceProps {
  categories: readonly ParcelCategory[];
  chosen: ParcelCategory;
  onChoose: (id: string) => void;
  /** The marketplace's, for categories without their own. */
  rates: ParcelRates;
  /** Surcharge of the sender's zone. */
  increasedPercent: number;
}

export function CategoryChoice({ categories, chosen, onChoose, rates, increasedPercent }: CategoryChoiceProps) {
  const t = useParcelMessages();
  const { money } = useFormats();
  const name = useId();
  return (
    <fieldset className={classes.what}>
      <legend className={classes.label}>{t('quote.what')}</legend>
      <div className={classes.chips}>
        {categories.map((category) => (
          <label key={category.id} className={classes.chip}>
            <input type="radio" name={name} checked={category === chosen} onChange={() => onChoose(category.id)} />
            <span className={classes.picture}>
              <Picture source={category.image} alt="" sizes="40px" />
            </span>
            <span>
              <Written as="span" className={classes.chipName}>
                {category.name}
              </Written>
              <small>
                {t('quote.startsAt', { amount: money(lowestParcelFee({ category, rates, increasedPercent })) })}
              </small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
