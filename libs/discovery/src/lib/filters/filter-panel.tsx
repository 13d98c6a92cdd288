/** The filters of a tab, each with its number of results where the backend counts them (RES-17 to RES-19). */
import { useDietMessages } from '@shop/catalog-cards';
import { ALLERGEN_FILTERS, COMMON_ITEM_FILTERS, ITEM_RULES, type ModuleItemFilter } from '@shop/domain/item-filters';
import { isValueFilter, type ItemValueFilter } from '@shop/domain/item-values';
import type { FacetWord, FilterWord } from '@shop/domain/filter-words';
import { RATINGS, type Rating } from '@shop/domain/results-filters';
import { LEAST_SPAN, priceSliderOf } from '@shop/domain/results-price';
import type { ResultFacets } from '@shop/domain/results-rules';
import { PRICE_BEFORE_USE, toggleWord, type ResultsTarget, type ResultsView } from '@shop/domain/results-view';
import { STORE_FILTERS } from '@shop/domain/store-filters';
import { useFormats } from '@shop/i18n';
import { useModuleDefinition } from '@shop/module-kit';
import { CheckLine, ChoiceChips, RangeField, Segments } from '@shop/ui';
import { IconStarFilled } from '@tabler/icons-react';
import classes from './filter-overlay.module.css';
import { useFilterLabel } from '../use-filter-label';
import { ValueFilters } from './value-filters';
import { useResultsMessages } from '../../messages';
import type { ChangeResults } from '../use-results-view';

export interface FilterPanelProps {
  target: ResultsTarget;
  view: ResultsView;
  /** null: the backend does not count. */
  facets: ResultFacets | null;
  prices: ResultFacets['price'];
  onChange: ChangeResults;
}

/** The filters that the module of the visit offers after the common ones. */
const useModuleFilters = () => useModuleDefinition()?.catalogue?.filters ?? [];

const isWord = (filter: ModuleItemFilter): filter is Exclude<ModuleItemFilter, ItemValueFilter | 'allergens'> =>
  filter !== 'allergens' && !isValueFilter(filter);

function WordFilters({
  words,
  view,
  facets,
  onChange,
}: Omit<FilterPanelProps, 'target' | 'prices'> & { words: FilterWord[] }) {
  const labelOf = useFilterLabel();
  const { tab } = view;
  const chosen: readonly FilterWord[] = view[tab].words;
  const toggle = (word: FilterWord) =>
    onChange((now) => ({ ...now, [tab]: { ...now[tab], words: toggleWord<FilterWord>(now[tab].words, word) } }));
  return (
    <div className={classes.group}>
      {words.map((word) => {
        const count = facets?.filters[word as FacetWord];
        return (
          <CheckLine
            key={word}
            label={labelOf(word)}
            note={count === undefined ? undefined : String(count)}
            isEmpty={count === 0}
            checked={chosen.includes(word)}
            onChange={() => toggle(word)}
          />
        );
      })}
    </div>
  );
}

/** Allergens to avoid, without counts: several are chosen at once. */
function Allergens({ view, onChange }: Pick<FilterPanelProps, 'view' | 'onChange'>) {
  const t = useResultsMessages();
  const nameOf = useDietMessages();
  const { words } = view.items;
  return (
    <div className={classes.group}>
      <ChoiceChips
        label={t('avoid')}
        note={t('avoidNote')}
        choices={ALLERGEN_FILTERS.map((word) => ({ value: word, name: nameOf(ITEM_RULES[word].avoids) }))}
        chosen={words}
        onToggle={(word) =>
          onChange((now) => ({ ...now, items: { ...now.items, words: toggleWord(now.items.words, word) } }))
        }
      />
    </div>
  );
}

/** Moving the slider checks Price (RES-24, RES-25, RES-36 to RES-39). */
function Price({ view, prices, onChange }: Omit<FilterPanelProps, 'target' | 'facets'>) {
  const t = useResultsMessages();
  const { money, units } = useFormats();
  const { price } = view.items;
  const slider = priceSliderOf(prices, price, units);
  const setPrice = (next: typeof price) => onChange((now) => ({ ...now, items: { ...now.items, price: next } }));
  return (
    <div className={classes.group}>
      <CheckLine
        label={t('price')}
        checked={price !== null}
        onChange={(on) => setPrice(on ? PRICE_BEFORE_USE : null)}
      />
      <div className={classes.more}>
        <RangeField
          labels={{ low: t('lowest'), high: t('highest') }}
          {...slider}
          minSpan={LEAST_SPAN}
          formatValue={(value) => money(units.toMinor(value))}
          onChange={([min, max]) => setPrice({ used: true, min, max })}
        />
      </div>
    </div>
  );
}

/** The minimum rating that ticking the box sets. */
const DEFAULT_MIN_RATING: Rating = 4;

function Ratings({ view, facets, onChange }: Omit<FilterPanelProps, 'target' | 'prices'>) {
  const t = useResultsMessages();
  const { tab } = view;
  const { rating } = view[tab];
  const setRating = (next: Rating | 0) => onChange((now) => ({ ...now, [tab]: { ...now[tab], rating: next } }));
  return (
    <div className={classes.group}>
      <CheckLine label={t('ratings')} checked={rating > 0} onChange={(on) => setRating(on ? DEFAULT_MIN_RATING : 0)} />
      <div className={classes.more}>
        <Segments
          label={t('ratings')}
          wide
          value={rating > 0 ? String(rating) : null}
          onChange={(value) => setRating(RATINGS.find((one) => String(one) === value) ?? 0)}
          segments={RATINGS.map((one) => ({
            value: String(one),
            name: [t('atLeast', { rating: one }), facets?.ratings[one]].filter((part) => part !== undefined).join(', '),
            face: (
              <>
                <span className={classes.star}>
                  {one}
                  <IconStarFilled size={12} />
                </span>
                {facets?.ratings[one] === undefined ? null : (
                  <span className={classes.ratingCount}>{facets.ratings[one]}</span>
                )}
              </>
            ),
          }))}
        />
      </div>
    </div>
  );
}

export function FilterPanel({ target, prices, ...panel }: FilterPanelProps) {
  const own = useModuleFilters();
  const words = own.filter(isWord);
  // All items of a brand's page are of one brand.
  const values = own.filter(isValueFilter).filter((filter) => filter !== target.kind);
  if (panel.view.tab === 'stores')
    return (
      <>
        <WordFilters words={STORE_FILTERS} {...panel} />
        <Ratings {...panel} />
      </>
    );
  return (
    <>
      <WordFilters words={COMMON_ITEM_FILTERS} {...panel} />
      {words.length > 0 ? <WordFilters words={words} {...panel} /> : null}
      <ValueFilters filters={values} {...panel} />
      <Price view={panel.view} prices={prices} onChange={panel.onChange} />
      <Ratings {...panel} />
      {own.includes('allergens') ? <Allergens view={panel.view} onChange={panel.onChange} /> : null}
    </>
  );
}
