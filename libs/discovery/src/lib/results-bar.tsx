/** The bar above the results: count, filters, sort order, grid or list, and chips of the applied filters. */
import type { Category } from '@shop/domain';
import { chipsOf } from '@shop/domain/results-chips';
import type { ResultFacets } from '@shop/domain/results-rules';
import { RESULTS_LOOKS, type ResultsLook, type ResultsTarget, type ResultsView } from '@shop/domain/results-view';
import { PRICE_SORTS } from '@shop/domain/store-view';
import { Loader, PressChip, Segments } from '@shop/ui';
import { lazyView } from '@shop/view-kit';
import { IconAdjustmentsHorizontal, IconLayoutGrid, IconLayoutList } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import grids from './grids/grids.module.css';
import { ResultChips } from './result-chips';
import { MapButton, type MapButtonProps } from './stores-map/map-button';
import classes from './results.module.css';
import { useResultsMessages } from '../messages';
import type { FoundList } from './use-found';
import type { ChangeResults } from './use-results-view';

const FilterOverlay = lazyView(() => import('./filters/filter-overlay'), { on: 'press' });

export interface ResultsBarProps {
  target: ResultsTarget;
  view: ResultsView;
  categories: readonly Category[] | null;
  found: Pick<FoundList<unknown>, 'shown' | 'count' | 'among' | 'isStale' | 'isLoading' | 'isLoadingMore' | 'facets'>;
  prices: ResultFacets['price'];
  /** The stores that were found, for the map; null: this tab has none. */
  onMap: MapButtonProps | null;
  onChange: ChangeResults;
}

const FIRST_SPIN_MS = 4000;
/**
 * The first spin ends early when there is nothing to show: the spinner never appears beside the empty state (RES-46,
 * RES-52).
 */
function useIsSpinning({ isLoading, isStale, isLoadingMore, shown }: ResultsBarProps['found']): boolean {
  const [isNew, setNew] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setNew(false), FIRST_SPIN_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLoading || isStale || isLoadingMore || (isNew && shown?.length !== 0);
}

const ICONS = { grid: IconLayoutGrid, list: IconLayoutList } as const;

/** The filter button and its overlay. */
function FilterButton({ count, ...props }: Omit<ResultsBarProps, 'categories' | 'onMap'> & { count: number }) {
  const t = useResultsMessages();
  const [opened, setOpened] = useState<boolean | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpened(false);
    // After the key event: a slider takes the focus on every key. Skipped when a press elsewhere has already moved the
    // focus.
    setTimeout(() => {
      const focused = document.activeElement;
      if (focused === document.body || focused?.closest('[role="dialog"]')) button.current?.focus();
    });
  };
  return (
    <div className={classes.filter}>
      <PressChip
        ref={button}
        isOn={count > 0}
        aria-haspopup="dialog"
        aria-expanded={opened ?? false}
        // Stops the overlay's outside-press handler: it would close, and the click would open it again.
        onMouseDown={(event) => event.stopPropagation()}
        onTouchStart={(event) => event.stopPropagation()}
        onPress={() => setOpened(!opened)}
      >
        <IconAdjustmentsHorizontal size={20} aria-hidden="true" />
        {count > 0 ? t('filterOn', { count }) : t('filter')}
      </PressChip>
      {opened === null ? null : <FilterOverlay {...props} opened={opened} onClose={close} />}
    </div>
  );
}

function SortSelect({ view, onChange }: Pick<ResultsBarProps, 'view' | 'onChange'>) {
  const t = useResultsMessages();
  return (
    <select
      className={grids.select}
      aria-label={t('sort')}
      value={view.sort ?? ''}
      onChange={({ currentTarget: { value } }) =>
        onChange((now) => ({ ...now, sort: PRICE_SORTS.find((sort) => sort === value) ?? null }))
      }
    >
      <option value="">{t('unsorted')}</option>
      {PRICE_SORTS.map((sort) => (
        <option key={sort} value={sort}>
          {t(sort)}
        </option>
      ))}
    </select>
  );
}

function LookSwitch({ view, onChange }: Pick<ResultsBarProps, 'view' | 'onChange'>) {
  const t = useResultsMessages();
  return (
    <Segments
      label={t('view')}
      value={view.look}
      onChange={(look) => onChange((now) => ({ ...now, look: look as ResultsLook }))}
      segments={RESULTS_LOOKS.map((look) => {
        const Icon = ICONS[look];
        return { value: look, name: t(look), face: <Icon size={20} /> };
      })}
    />
  );
}

/** The number of results, or of matches among the loaded entries when the backend does not count. */
function Count({ view, found }: Pick<ResultsBarProps, 'view' | 'found'>) {
  const t = useResultsMessages();
  const isSpinning = useIsSpinning(found);
  const { shown, count, among } = found;
  const text = among === null ? t(view.tab, { count }) : t('among', { count, loaded: among });
  return (
    <p className={classes.count} data-stale={found.isStale || undefined}>
      <span role="status">{shown === null ? '\u00a0' : text}</span>
      {isSpinning ? <Loader size={18} aria-label={t('loading')} role="img" /> : null}
    </p>
  );
}

export default function ResultsBar({ target, view, categories, found, prices, onMap, onChange }: ResultsBarProps) {
  const chips = chipsOf(view, target, categories ?? []);
  const count = chips.filter(({ kind }) => kind !== 'category' && kind !== 'everyCategory').length;
  return (
    <>
      <div className={classes.bar}>
        <div className={classes.controls}>
          <FilterButton count={count} target={target} view={view} found={found} prices={prices} onChange={onChange} />
          {onMap ? <MapButton {...onMap} /> : null}
          {view.tab === 'items' ? <SortSelect view={view} onChange={onChange} /> : null}
        </div>
        <div className={classes.look}>
          <LookSwitch view={view} onChange={onChange} />
        </div>
        <Count view={view} found={found} />
      </div>
      {chips.length > 0 ? (
        <ResultChips
          chips={chips}
          target={target}
          categories={categories ?? []}
          facets={found.facets}
          onChange={onChange}
        />
      ) : (
        <div className={classes.afterBar} />
      )}
    </>
  );
}
