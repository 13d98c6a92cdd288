/** A section below the fold: code and data load when it comes near the viewport; until then its space is reserved. */
import type { BelowFoldSection as BelowFoldName } from '@shop/module-kit';
import { LazyBoundary, LazyWhenVisible, lazyPart } from '@shop/ui';
import { BelowFoldPlaceholder } from './below-fold-placeholder';

const Content = lazyPart(() => import('./sections'));

export function BelowFoldSection({ name }: { name: BelowFoldName }) {
  return (
    <LazyWhenVisible name={name}>
      <LazyBoundary fallback={<BelowFoldPlaceholder name={name} />}>
        <Content name={name} />
      </LazyBoundary>
    </LazyWhenVisible>
  );
}
