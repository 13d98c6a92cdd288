/** A section below the fold: its code and its data come when the customer is near; until then it keeps its place. */
import type { LateSection as LateName } from '@shop/module-kit';
import { CardSkeletons, Contained, Near } from '@shop/ui';
import { lazy, Suspense } from 'react';
import { useHomeText } from '../texts';

const Late = lazy(() => import('./sections'));

export function LateSection({ name }: { name: LateName }) {
  const t = useHomeText();
  return (
    <Near name={name}>
      <Contained>
        <Suspense fallback={<CardSkeletons count={4} label={t('loading')} />}>
          <Late name={name} />
        </Suspense>
      </Contained>
    </Near>
  );
}
