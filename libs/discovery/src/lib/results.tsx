/** The results page: tabs, what is chosen, and the list (RES rows). What is chosen lives in the URL (decision 056). */
import { useScope } from '@shop/api-client';
import { useGetCategoriesQuery } from '@shop/api-client/catalog';
import { itemsAsked, storesAsked } from '@shop/domain/results-ask';
import { withoutFilters } from '@shop/domain/results-chips';
import { RESULTS_TABS, type ResultsTab, type ResultsTarget } from '@shop/domain/results-view';
import { useModuleMessages } from '@shop/module-kit';
import { lazyPart, LoadFailed, Page, TabRow, Title, Written } from '@shop/ui';
import { Suspense, useMemo, useRef } from 'react';
import { ResultsSide } from './category-side-lazy';
import grids from './grids.module.css';
import { ItemGrid } from './item-grid';
import type { NothingProps } from './nothing-lazy';
import classes from './results.module.css';
import { useResultsMessages, useDiscoveryMessages } from '../messages';
import { StoreGrid } from './store-grid';
import { Breadcrumbs } from './breadcrumbs';
import { useFoundItems, useFoundStores } from './use-found';
import { useResultsView } from './use-results-view';
import { useShownPages } from './use-shown-pages';

const ResultsBar = lazyPart(() => import('./results-bar'));

export interface ResultsProps {
  target: ResultsTarget;
  /** Another module than the current one, where the address names one. */
  moduleId: string | null;
  title: string;
  /** What the trail ends with. */
  here: string;
}

export function Results({ target, moduleId, title, here }: ResultsProps) {
  const t = useResultsMessages();
  const m = useModuleMessages();
  const common = useDiscoveryMessages();
  const scope = useScope(moduleId);
  const box = useRef<HTMLDivElement>(null);
  const [view, change] = useResultsView(target);
  const { tab, look } = view;
  const listed = useGetCategoriesQuery({ scope });
  const categories = listed.currentData ?? null;
  const itemsQuestion = useMemo(() => itemsAsked(target, view, categories), [target, view, categories]);
  const storesQuestion = useMemo(() => storesAsked(target, view, categories), [target, view, categories]);
  const items = useFoundItems(scope, tab === 'items' ? itemsQuestion : null);
  const stores = useFoundStores(scope, tab === 'stores' ? storesQuestion : null);
  const found = tab === 'items' ? items : stores;
  const question = tab === 'items' ? itemsQuestion : storesQuestion;
  const of = JSON.stringify([scope, tab, question]);
  const height = useShownPages(found, of, box);
  const openTab = (next: ResultsTab) => {
    // The other tab begins at its first page again (RES-02).
    found.shorten();
    change((now) => ({ ...now, tab: next }));
  };
  const clear = () => change((now) => withoutFilters(now, target));
  const isChosen = JSON.stringify(withoutFilters(view, target)) !== JSON.stringify(view);
  const none: Omit<NothingProps, 'what'> = found.isGone
    ? { why: 'category' }
    : isChosen
      ? { back: { words: t('clear'), onGo: clear } }
      : target.kind === 'text'
        ? { why: 'spelling', search: target.text }
        : {};
  const list = {
    failed: found.failed && !found.isGone,
    onRetry: found.retry,
    hasMore: found.hasMore,
    loaded: found.loaded,
    onMore: found.more,
    none,
    look,
  };
  return (
    <Page>
      <Breadcrumbs here={here} />
      <Title order={1} className={grids.title}>
        <Written>{title || '\u00a0'}</Written>
      </Title>
      <div className={classes.page}>
        <ResultsSide
          target={target}
          view={view}
          categories={categories}
          counts={found.facets?.categories ?? null}
          onChange={change}
        />
        <div className={classes.main}>
          <TabRow
            label={t('tabs')}
            tabs={RESULTS_TABS.map((id) => ({ id, name: m(id) }))}
            current={tab}
            onChange={(id) => (id === tab ? undefined : openTab(id as ResultsTab))}
          >
            <Suspense fallback={<div className={classes.barComing} />}>
              <ResultsBar
                target={target}
                view={view}
                categories={categories}
                found={found}
                prices={items.prices}
                onChange={change}
              />
            </Suspense>
            <div
              ref={box}
              className={classes.list}
              data-stale={found.isStale || undefined}
              aria-busy={found.isStale || undefined}
              style={height === null ? undefined : { minBlockSize: height }}
            >
              {listed.isError && question === 'waits' ? (
                <LoadFailed
                  title={common('failed')}
                  retryLabel={common('retry')}
                  onRetry={() => void listed.refetch()}
                />
              ) : tab === 'items' ? (
                <ItemGrid items={found.isGone ? [] : items.shown} withStore {...list} />
              ) : (
                <StoreGrid stores={found.isGone ? [] : stores.shown} {...list} />
              )}
            </div>
          </TabRow>
        </div>
      </div>
    </Page>
  );
}
