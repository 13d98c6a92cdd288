/** The sidebar with the category tree, on large screens only (RES-11). The tree's code is loaded there only. */
import { useMediaQuery } from '@mantine/hooks';
import type { Category } from '@shop/domain';
import type { ResultsTarget, ResultsView } from '@shop/domain/results-view';
import { LazyBoundary, lazyPart, LineSkeletons } from '@shop/ui';
import classes from './results.module.css';
import { useResultsMessages } from '../messages';
import type { ChangeResults } from './use-results-view';

export interface ResultsSideProps {
  target: ResultsTarget;
  view: ResultsView;
  /** null while loading. */
  categories: readonly Category[] | null;
  /** Number of results per category id; null when the backend does not count. */
  counts: Record<string, number> | null;
  onChange: ChangeResults;
}

const CategorySide = lazyPart(() => import('./category-side'));

export function ResultsSide({ categories, ...rest }: ResultsSideProps) {
  const t = useResultsMessages();
  const isLarge = useMediaQuery('(min-width: 1000px)');
  const skeletons = <LineSkeletons count={3} label={t('loading')} />;
  return (
    <aside className={classes.side} aria-labelledby="results-categories">
      <h2 className={classes.sideTitle} id="results-categories">
        {t('categories')}
      </h2>
      <div className={classes.tree}>
        {isLarge && categories ? (
          <LazyBoundary fallback={skeletons}>
            <CategorySide categories={categories} {...rest} />
          </LazyBoundary>
        ) : (
          skeletons
        )}
      </div>
    </aside>
  );
}
