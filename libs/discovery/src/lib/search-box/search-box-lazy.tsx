/**
 * The search box's door: the server draws it, the browser hydrates it after what is above it. Nothing from outside may change it before
 * (memo), or React would take the server's away and wait.
 */
import { lazyPart } from '@shop/ui';
import { memo, Suspense } from 'react';
import classes from './search-box-lazy.module.css';

const Inner = lazyPart(() => import('./search-box'));

export const SearchBox = memo(function SearchBox() {
  return (
    <Suspense fallback={<div className={classes.waiting} />}>
      <Inner />
    </Suspense>
  );
});
