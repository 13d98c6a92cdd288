/**
 * The sidebar with the category tree, on large screens only (RES-11). The tree's code is loaded there only. The tree has no
 * scroll box of its own (decision 109): one that is higher than the screen scrolls with the page until its end is in sight.
 */
import { useElementSize, useMediaQuery } from '@mantine/hooks';
import { LineSkeletons } from '@shop/ui';
import { lazyView } from '@shop/view-kit';
import type { CategorySideProps } from './category-side';
import type { CSSProperties } from 'react';
import classes from './results.module.css';
import { useResultsMessages } from '../messages';

export interface ResultsSideProps extends Omit<CategorySideProps, 'categories'> {
  /** null while loading. */
  categories: CategorySideProps['categories'] | null;
}

function Loading() {
  const t = useResultsMessages();
  return <LineSkeletons shape="text" count={3} label={t('loading')} />;
}
const CategorySide = lazyView(() => import('./category-side'), { Loading });

export function ResultsSide({ categories, ...rest }: ResultsSideProps) {
  const t = useResultsMessages();
  const isLarge = useMediaQuery('(min-width: 1000px)');
  const { ref, height } = useElementSize();
  return (
    <aside
      ref={ref}
      className={classes.side}
      style={{ '--side': `${Math.ceil(height)}px` } as CSSProperties}
      aria-labelledby="results-categories"
    >
      <h2 className={classes.sideTitle} id="results-categories">
        {t('categories')}
      </h2>
      <div className={classes.tree}>
        {isLarge && categories ? <CategorySide categories={categories} {...rest} /> : <Loading />}
      </div>
    </aside>
  );
}
