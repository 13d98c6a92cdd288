/** The filters of the open tab: a popover, on small screens a side sheet (RES-10). Each change applies at once. */
import { useMediaQuery } from '@mantine/hooks';
import type { ResultFacets } from '@shop/domain/results-rules';
import { withoutFilters, type ResultsTarget, type ResultsView } from '@shop/domain/results-view';
import { Button, PressPopover, SideSheet } from '@shop/ui';
import classes from './filter-overlay.module.css';
import { FilterPanel } from './filter-panel';
import { useResultsMessages } from '../../messages';
import type { FoundList } from '../use-found';
import type { ChangeResults } from '../use-results-view';

export interface FilterOverlayProps {
  opened: boolean;
  onClose: () => void;
  target: ResultsTarget;
  view: ResultsView;
  found: Pick<FoundList<unknown>, 'shown' | 'count' | 'among' | 'isStale' | 'facets'>;
  prices: ResultFacets['price'];
  onChange: ChangeResults;
}

export default function FilterOverlay({ opened, onClose, target, view, found, prices, onChange }: FilterOverlayProps) {
  const t = useResultsMessages();
  const isSmall = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false });
  const { tab } = view;
  // The button shows a count only when it covers the whole list.
  const isCounted = found.shown !== null && found.among === null;
  const foot = (
    <div className={classes.foot}>
      <Button variant="default" px={16} onClick={() => onChange((now) => withoutFilters(now, target))}>
        {t('clear')}
      </Button>
      <Button px={12} data-stale={found.isStale || undefined} onClick={onClose}>
        {isCounted ? t(tab === 'items' ? 'showItems' : 'showStores', { count: found.count }) : t('show')}
      </Button>
    </div>
  );
  const panel = <FilterPanel target={target} view={view} facets={found.facets} prices={prices} onChange={onChange} />;
  return isSmall ? (
    <SideSheet title={t('filters')} closeLabel={t('close')} opened={opened} onClose={onClose} foot={foot}>
      {panel}
    </SideSheet>
  ) : (
    <PressPopover label={t('filters')} opened={opened} onClose={onClose} foot={foot}>
      {panel}
    </PressPopover>
  );
}
