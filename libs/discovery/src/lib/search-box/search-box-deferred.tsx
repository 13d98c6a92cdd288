/**
 * Lazy search box: rendered on the server, hydrated after the content above. Memoized, because an update from outside
 * before hydration would make React drop the server's HTML and show the fallback.
 */
import { LazyBoundary, lazyPart } from '@shop/ui';
import { memo } from 'react';
import classes from './search-box-deferred.module.css';

const Inner = lazyPart(() => import('./search-box'));

export const SearchBox = memo(function SearchBox() {
  return (
    <LazyBoundary fallback={<div className={classes.placeholder} />}>
      <Inner />
    </LazyBoundary>
  );
});
