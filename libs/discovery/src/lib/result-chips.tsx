/** The applied filters as removable chips, with a button that clears all (RES-40, RES-41). */
import type { Category } from '@shop/domain';
import { withoutChip, type Chip } from '@shop/domain/results-chips';
import type { ResultFacets } from '@shop/domain/results-rules';
import { withoutFilters, type ResultsTarget } from '@shop/domain/results-view';
import { useFormats } from '@shop/i18n';
import { RemovablePill } from '@shop/ui';
import classes from './results.module.css';
import { useFilterLabel, useValueLabel } from './use-filter-label';
import { useResultsMessages } from '../messages';
import type { ChangeResults } from './use-results-view';

export interface ResultChipsProps {
  chips: readonly Chip[];
  target: ResultsTarget;
  categories: readonly Category[];
  /** null: the backend does not count. */
  facets: ResultFacets | null;
  onChange: ChangeResults;
}

export function ResultChips({ chips, target, categories, facets, onChange }: ResultChipsProps) {
  const t = useResultsMessages();
  const labelOf = useFilterLabel();
  const valueOf = useValueLabel(facets);
  const { moneyRange, units } = useFormats();
  const nameOf = (chip: Chip): string => {
    switch (chip.kind) {
      case 'word':
        return labelOf(chip.word);
      case 'rating':
        return t('rated', { rating: chip.rating });
      case 'price':
        return moneyRange(units.toMinor(chip.min), units.toMinor(chip.max));
      case 'value':
        return valueOf(chip.filter, chip.value);
      case 'category':
        return chip.name;
      case 'everyCategory':
        return t('everything');
    }
  };
  return (
    <ul className={classes.chips} aria-label={t('applied')}>
      {chips.map((chip) => {
        const name = nameOf(chip);
        return (
          <li key={chip.kind === 'value' ? `${chip.filter} ${chip.value}` : `${chip.kind} ${name}`}>
            <RemovablePill
              removeLabel={t('remove', { name })}
              onRemove={() => onChange((now) => withoutChip(now, chip, target, categories))}
            >
              {name}
            </RemovablePill>
          </li>
        );
      })}
      {chips.length > 1 ? (
        <li className={classes.last}>
          <button
            type="button"
            className={classes.clear}
            onClick={() => onChange((now) => withoutFilters(now, target))}
          >
            {t('clear')}
          </button>
        </li>
      ) : null}
    </ul>
  );
}
