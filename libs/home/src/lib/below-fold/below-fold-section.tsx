/** A section below the fold: code and data load when it comes near the viewport; until then its space is reserved. */
import type { BelowFoldSection as BelowFoldName } from '@shop/module-kit';
import { LazyBoundary, LazyWhenVisible, lazyPart } from '@shop/ui';
import { ComingSection } from './coming-section';

const Content = lazyPart(() => import('./sections'));

export function BelowFoldSection({ name }: { name: BelowFoldName }) {
  return (
    <LazyWhenVisible name={name}>
      <LazyBoundary fallback={<ComingSection name={name} />}>
        <Content name={name} />
      </LazyBoundary>
    </LazyWhenVisible>
  );
}
