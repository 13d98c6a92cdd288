/** A section below the fold: its code and its data come when the customer is near; until then it keeps its place. */
import type { LateSection as LateName } from '@shop/module-kit';
import { LazyWhenVisible, lazyPart } from '@shop/ui';
import { Suspense } from 'react';
import { ComingSection } from './coming-section';

const Late = lazyPart(() => import('./sections'));

export function LateSection({ name }: { name: LateName }) {
  return (
    <LazyWhenVisible name={name}>
      <Suspense fallback={<ComingSection name={name} />}>
        <Late name={name} />
      </Suspense>
    </LazyWhenVisible>
  );
}
