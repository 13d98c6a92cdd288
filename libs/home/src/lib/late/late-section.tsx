/** A section below the fold: its code and its data come when the customer is near; until then it keeps its place. */
import type { LateSection as LateName } from '@shop/module-kit';
import { CardSkeletons, Contained, whenSeen } from '@shop/ui';
import { lazy, Suspense, useMemo, useState } from 'react';
import classes from './late.module.css';
import { useHomeText } from '../texts';

const Late = lazy(() => import('./sections'));

export function LateSection({ name }: { name: LateName }) {
  const t = useHomeText();
  const [near, setNear] = useState(false);
  const watch = useMemo(() => whenSeen(() => setNear(true), '500px'), []);
  if (!near) return <div ref={watch} className={classes.waiting} data-section={name} />;
  return (
    <Contained>
      <Suspense fallback={<CardSkeletons count={4} label={t('loading')} />}>
        <Late name={name} />
      </Suspense>
    </Contained>
  );
}
