/** The categories of one module as chips with their pictures: checkboxes, so that keys and readers know them. */
import { useScope } from '@shop/api-client';
import { useCategories } from '@shop/api-client/catalog';
import type { Category } from '@shop/domain';
import { Skeleton, LoadFailed, Picture, Written } from '@shop/ui';
import { useId, useState } from 'react';
import classes from './interests.module.css';
import { useInterestMessages } from './messages';

/** More would be a catalogue. */
const MOST = 10;

/** Those that the shop features first, and never without one that was chosen. */
function shownOf(categories: readonly Category[], chosen: readonly string[]): Category[] {
  const sorted = [...categories].sort((one, other) => Number(other.isFeatured) - Number(one.isFeatured));
  return sorted.filter(({ id }, at) => at < MOST || chosen.includes(id));
}

/** Of chips that load. */
const WIDTHS = [104, 136, 148, 120, 144];

export interface ModuleInterestsProps {
  module: { id: string; name: string };
  /** Ids of categories. */
  chosen: readonly string[];
  onToggle: (id: string) => void;
}

export function ModuleInterests({ module, chosen, onToggle }: ModuleInterestsProps) {
  const t = useInterestMessages();
  const title = useId();
  const { data, isError, refetch } = useCategories(useScope(module.id));
  const [first] = useState(chosen);
  if (data?.length === 0) return null;
  return (
    <section role="group" aria-labelledby={title}>
      <h2 id={title} className={classes.module}>
        <Written>{module.name}</Written>
      </h2>
      {data ? (
        <div className={classes.chips}>
          {shownOf(data, first).map(({ id, name, image }) => (
            <label key={id} className={classes.chip}>
              <input type="checkbox" checked={chosen.includes(id)} onChange={() => onToggle(id)} />
              <span className={classes.picture}>
                <Picture round source={image} alt="" sizes="40px" />
              </span>
              <Written as="span">{name}</Written>
            </label>
          ))}
        </div>
      ) : isError ? (
        <LoadFailed title={t('failed')} retryLabel={t('retry')} onRetry={() => void refetch()} />
      ) : (
        <div className={classes.chips} role="status" aria-label={t('loading')}>
          {WIDTHS.map((width) => (
            <Skeleton key={width} width={width} height={52} borderRadius={26} />
          ))}
        </div>
      )}
    </section>
  );
}
