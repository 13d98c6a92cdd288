/** The results page: tabs, filters and the list (RES rows). Its state lives in the URL (decision 056). */
import { useScope, type Scope } from '@shop/api-client';
import { useCategories } from '@shop/api-client/catalog';
import { itemsRequest, storesRequest } from '@shop/domain/results-query';
import { withoutFilters } from '@shop/domain/results-chips';
import { RESULTS_TABS, type ResultsTab, type ResultsTarget } from '@shop/domain/results-view';
import { useModuleMessages } from '@shop/module-kit';
import { LoadFailed, Page, TabRow, Title, Written } from '@shop/ui';
import { lazyView } from '@shop/view-kit';
import { useMemo, useRef } from 'react';
import { ResultsSide } from './results-side';
import grids from './grids/grids.module.css';
import { ItemGrid } from './grids/item-grid';
import type { EmptyListProps } from './empty-list';
import classes from './results.module.css';
import { useResultsMessages, useDiscoveryMessages } from '../messages';
import { StoreGrid } from './grids/store-grid';
import { Breadcrumbs } from './grids/breadcrumbs';
import { useFoundItems, useFoundStores } from './use-found';
import { useResultsView } from './use-results-view';
import { useShownPages } from './use-shown-pages';

const ResultsBar = lazyView(() => import('./results-bar'), {
  Loading: () => <div className={classes.barPlaceholder} />,
});

export interface ResultsProps {
  target: ResultsTarget;
  /** Module id of the URL, when it is not the current module. */
  moduleId: string | null;
  title: string;
  /** Last breadcrumb. */
  here: string;
}

/** The state of both tabs. Both queries are mounted; the closed tab's is skipped. */
function useResults(target: ResultsTarget, scope: Scope) {
  const [view, change] = useResultsView(target);
  const { tab } = view;
  const listed = useCategories(scope);
  const categories = listed.currentData ?? null;
  const itemsQuestion = useMemo(() => itemsRequest(target, view, categories), [target, view, categories]);
  const storesQuestion = useMemo(() => storesRequest(target, view, categories), [target, view, categories]);
  const items = useFoundItems(scope, tab === 'items' ? itemsQuestion : null);
  const stores = useFoundStores(scope, tab === 'stores' ? storesQuestion : null);
  return {
    view,
    change,
    listed,
    categories,
    items,
    stores,
    found: tab === 'items' ? items : stores,
    question: tab === 'items' ? itemsQuestion : storesQuestion,
  };
}
type ResultsState = ReturnType<typeof useResults>;

/** The empty state: its reason, or a button that clears the filters. */
function useEmptyList(target: ResultsTarget, { view, change, found }: ResultsState): Omit<EmptyListProps, 'what'> {
  const t = useResultsMessages();
  if (found.isMissing) return { why: 'category' };
  const isFiltered = JSON.stringify(withoutFilters(view, target)) !== JSON.stringify(view);
  if (isFiltered) return { action: { label: t('clear'), onClick: () => change((now) => withoutFilters(now, target)) } };
  return target.kind === 'text' ? { why: 'spelling', search: target.text } : {};
}

function List({ target, state }: { target: ResultsTarget; state: ResultsState }) {
  const common = useDiscoveryMessages();
  const none = useEmptyList(target, state);
  const { view, listed, items, stores, found, question } = state;
  if (listed.isError && question === 'waits')
    return <LoadFailed title={common('failed')} retryLabel={common('retry')} onRetry={() => void listed.refetch()} />;
  const list = {
    failed: found.failed && !found.isMissing,
    onRetry: found.retry,
    hasMore: found.hasMore && !found.isMissing,
    loaded: found.loaded,
    onMore: found.loadMore,
    none,
    look: view.look,
  };
  if (view.tab === 'items') return <ItemGrid items={found.isMissing ? [] : items.shown} withStore {...list} />;
  return <StoreGrid stores={found.isMissing ? [] : stores.shown} {...list} />;
}

export function Results({ target, moduleId, title, here }: ResultsProps) {
  const t = useResultsMessages();
  const m = useModuleMessages();
  const scope = useScope(moduleId);
  const box = useRef<HTMLDivElement>(null);
  const state = useResults(target, scope);
  const { view, change, categories, items, found, question } = state;
  const { tab } = view;
  const height = useShownPages(found, JSON.stringify([scope, tab, question]), box);
  const openTab = (next: ResultsTab) => {
    // The closed tab starts at its first page when opened again (RES-02).
    found.closeTab();
    change((now) => ({ ...now, tab: next }));
  };
  const shared = { target, view, categories, onChange: change };
  return (
    <Page>
      <Breadcrumbs here={here} />
      <Title order={1} className={grids.title}>
        <Written>{title || '\u00a0'}</Written>
      </Title>
      <div className={classes.page}>
        <ResultsSide {...shared} counts={found.facets?.categories ?? null} />
        <div className={classes.main}>
          <TabRow
            label={t('tabs')}
            tabs={RESULTS_TABS.map((id) => ({ id, name: m(id) }))}
            current={tab}
            onChange={(id) => (id === tab ? undefined : openTab(id as ResultsTab))}
          >
            <ResultsBar {...shared} found={found} prices={items.prices} />
            <div
              ref={box}
              className={classes.list}
              data-stale={found.isStale || undefined}
              aria-busy={found.isStale || undefined}
              style={height === null ? undefined : { minBlockSize: height }}
            >
              <List target={target} state={state} />
            </div>
          </TabRow>
        </div>
      </div>
    </Page>
  );
}
