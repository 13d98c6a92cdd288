/** The results page: tabs, filters and the list (RES rows). Its state lives in the URL (decision 056). */
import { useScope, type Scope } from '@shop/api-client';
import { useCategories } from '@shop/api-client/catalog';
import { offersValues } from '@shop/domain/item-filters';
import { itemsRequest, storesRequest } from '@shop/domain/results-query';
import { RESULTS_TABS, withoutFilters, type ResultsTab, type ResultsTarget } from '@shop/domain/results-view';
import { useModuleDefinition, useModuleMessages } from '@shop/module-kit';
import { LoadFailed, Page, TabRow, Title, Written } from '@shop/ui';
import { lazyView } from '@shop/view-kit';
import { useMemo, useRef, useState, useTransition, type ReactNode } from 'react';
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
  /** Before the title. */
  mark?: ReactNode;
}

/** The state of both tabs. Both queries are mounted; the closed tab's is skipped. */
function useResults(target: ResultsTarget, scope: Scope) {
  const [view, change] = useResultsView(target);
  const { tab } = view;
  const listed = useCategories(scope);
  const categories = listed.currentData ?? null;
  const hasValues = offersValues(useModuleDefinition()?.catalogue?.filters);
  const itemsQuestion = useMemo(
    () => itemsRequest(target, view, categories, hasValues),
    [target, view, categories, hasValues],
  );
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
    isFiltered: JSON.stringify(withoutFilters(view, target)) !== JSON.stringify(view),
  };
}
type ResultsState = ReturnType<typeof useResults>;

/** The empty state: its reason, or a button that clears the filters. */
function useEmptyList(
  target: ResultsTarget,
  { isFiltered, change, found }: ResultsState,
): Omit<EmptyListProps, 'what'> {
  const t = useResultsMessages();
  if (found.isMissing) return target.kind === 'brand' ? {} : { why: 'category' };
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

interface TabsProps {
  target: ResultsTarget;
  tab: ResultsTab;
  onOpen: (next: ResultsTab) => void;
  children: ReactNode;
}

/** A brand has items only. */
function Tabs({ target, tab, onOpen, children }: TabsProps) {
  const t = useResultsMessages();
  const m = useModuleMessages();
  if (target.kind === 'brand') return children;
  return (
    <TabRow
      label={t('tabs')}
      tabs={RESULTS_TABS.map((id) => ({ id, name: m(id) }))}
      current={tab}
      onChange={(id) => (id === tab ? undefined : onOpen(id as ResultsTab))}
    >
      {children}
    </TabRow>
  );
}

function Head({ title, mark }: Pick<ResultsProps, 'title' | 'mark'>) {
  const heading = (
    <Title order={1} className={grids.title}>
      <Written>{title || '\u00a0'}</Written>
    </Title>
  );
  if (!mark) return heading;
  return (
    <header className={classes.head}>
      <span className={classes.mark}>{mark}</span>
      {heading}
    </header>
  );
}

export function Results({ target, moduleId, title, here, mark }: ResultsProps) {
  const scope = useScope(moduleId);
  const box = useRef<HTMLDivElement>(null);
  const state = useResults(target, scope);
  const { view, change, categories, items, found, question } = state;
  const { tab } = view;
  const height = useShownPages(found, JSON.stringify([scope, tab, question]), box);
  // The pressed tab is marked in the next frame; its list renders in pieces after it.
  const [pressed, setPressed] = useState(tab);
  const [isOpening, startOpening] = useTransition();
  const openTab = (next: ResultsTab) => {
    setPressed(next);
    startOpening(() => {
      // The closed tab starts at its first page when opened again (RES-02).
      found.closeTab();
      change((now) => ({ ...now, tab: next }));
    });
  };
  const { stores } = state;
  const onMap =
    tab === 'stores' && !stores.isMissing
      ? { stores: stores.shown, hasMore: stores.hasMore, onMore: stores.loadMore }
      : null;
  const shared = { target, view, categories, onChange: change };
  return (
    <Page>
      <Breadcrumbs here={here} />
      <Head title={title} mark={mark} />
      <div className={classes.page}>
        <ResultsSide {...shared} counts={found.facets?.categories ?? null} />
        <div className={classes.main} data-chips={state.isFiltered || undefined}>
          <Tabs target={target} tab={isOpening ? pressed : tab} onOpen={openTab}>
            <ResultsBar {...shared} found={found} prices={items.prices} onMap={onMap} />
            <div
              ref={box}
              className={classes.list}
              data-stale={found.isStale || undefined}
              aria-busy={found.isStale || undefined}
              style={height === null ? undefined : { minBlockSize: height }}
            >
              <List target={target} state={state} />
            </div>
          </Tabs>
        </div>
      </div>
    </Page>
  );
}
