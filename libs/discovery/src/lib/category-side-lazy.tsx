/** The place of the category tree, on large screens alone (RES-11): the tree's own code comes where there is room for it. */
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
  /** null while they are not known. */
  categories: readonly Category[] | null;
  /** How many entries each would leave, by id; null: nobody has counted. */
  counts: Record<string, number> | null;
  onChange: ChangeResults;
}

const CategorySide = lazyPart(() => import('./category-side'));

export function ResultsSide({ categories, ...rest }: ResultsSideProps) {
  const t = useResultsMessages();
  const isLarge = useMediaQuery('(min-width: 1000px)');
  const coming = <LineSkeletons count={3} label={t('loading')} />;
  return (
    <aside className={classes.side} aria-labelledby="results-categories">
      <h2 className={classes.sideTitle} id="results-categories">
        {t('categories')}
      </h2>
      <div className={classes.tree}>
        {isLarge && categories ? (
          <LazyBoundary fallback={coming}>
            <CategorySide categories={categories} {...rest} />
          </LazyBoundary>
        ) : (
          coming
        )}
      </div>
    </aside>
  );
}
