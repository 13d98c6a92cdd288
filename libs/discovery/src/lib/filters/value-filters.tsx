/** Filters whose values are those of the list: brands, colours and sizes, each with its number of items (PLUS-67, decision 100). */
import { COLOUR_LOOKS } from '@shop/domain/colour-looks';
import { BASE_COLOURS } from '@shop/domain/goods-colours';
import type { FacetValue, ItemValueFilter } from '@shop/domain/item-values';
import type { ResultFacets } from '@shop/domain/results-rules';
import type { ResultsView } from '@shop/domain/results-view';
import { matchNames } from '@shop/domain/search/match-names';
import { hasEveryWord } from '@shop/domain/search/match-ranges';
import { offeredValues, toggleValue } from '@shop/domain/value-choices';
import { CheckLine, ChoiceChips, TextInput } from '@shop/ui';
import { useId, useState, type ComponentType, type ReactNode } from 'react';
import classes from './filter-overlay.module.css';
import { useValueLabel } from '../use-filter-label';
import type { ChangeResults } from '../use-results-view';
import { useResultsMessages } from '../../messages';

interface ValuesProps {
  title: string;
  values: readonly FacetValue[];
  nameOf: (value: string) => string;
  chosen: readonly string[];
  onToggle: (value: string) => void;
}

/** @param colourOf drawn before the name of a value */
function Lines({
  values,
  nameOf,
  chosen,
  onToggle,
  colourOf,
}: Omit<ValuesProps, 'title'> & { colourOf?: (value: string) => string | undefined }) {
  return (
    <div className={classes.lines}>
      {values.map(({ value, count }) => (
        <CheckLine
          key={value}
          label={nameOf(value)}
          colour={colourOf?.(value)}
          note={String(count)}
          isEmpty={count === 0}
          checked={chosen.includes(value)}
          onChange={() => onToggle(value)}
        />
      ))}
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className={classes.title}>
        {title}
      </p>
      {children}
    </div>
  );
}

/** From this number of brands on, a field searches them. */
const SEARCHED_FROM = 9;

function Brands({ title, values, ...lines }: ValuesProps) {
  const t = useResultsMessages();
  const [text, setText] = useState('');
  const nameOf = ({ value }: FacetValue) => lines.nameOf(value);
  const named = values.filter((value) => hasEveryWord(nameOf(value), text));
  // A spelling is guessed only where the words themselves leave nothing.
  const shown = named.length > 0 ? named : matchNames(text, values, (value) => [nameOf(value)]);
  return (
    <Group title={title}>
      {values.length < SEARCHED_FROM ? null : (
        <TextInput
          className={classes.search ?? ''}
          type="search"
          aria-label={t('searchBrands')}
          placeholder={t('searchBrands')}
          maxLength={60}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      )}
      <Lines values={shown} {...lines} />
      <p className={classes.none} role="status">
        {shown.length === 0 ? t('noBrand', { text }) : null}
      </p>
    </Group>
  );
}

function lookOf(value: string) {
  const colour = BASE_COLOURS.find((one) => one === value);
  return colour && COLOUR_LOOKS[colour];
}

const Colours = ({ title, ...lines }: ValuesProps) => (
  <Group title={title}>
    <Lines {...lines} colourOf={lookOf} />
  </Group>
);

/** Sizes are short: they stand side by side. */
const Sizes = ({ title, values, chosen, onToggle }: ValuesProps) => (
  <ChoiceChips
    label={title}
    choices={values.map(({ value, count }) => ({ value, name: value, count }))}
    chosen={chosen}
    onToggle={onToggle}
  />
);

const VIEWS: Record<ItemValueFilter, ComponentType<ValuesProps>> = { brand: Brands, colour: Colours, size: Sizes };

export interface ValueFiltersProps {
  filters: readonly ItemValueFilter[];
  view: ResultsView;
  /** null: the backend does not count. */
  facets: ResultFacets | null;
  onChange: ChangeResults;
}

/** A filter of which the backend tells no values is not offered. */
export function ValueFilters({ filters, view, facets, onChange }: ValueFiltersProps) {
  const t = useResultsMessages();
  const labelOf = useValueLabel(facets);
  return filters.map((filter) => {
    const values = offeredValues(filter, facets?.values?.[filter] ?? []);
    const View = VIEWS[filter];
    return values.length === 0 ? null : (
      <div key={filter} className={classes.group}>
        <View
          title={t(`values.${filter}`)}
          values={values}
          nameOf={(value) => labelOf(filter, value)}
          chosen={view.items.values?.[filter] ?? []}
          onToggle={(value) => onChange((now) => ({ ...now, items: toggleValue(now.items, filter, value) }))}
        />
      </div>
    );
  });
}
