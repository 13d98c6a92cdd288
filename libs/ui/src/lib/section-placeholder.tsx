/** Skeleton of a section while it loads, as high as a `LazyWhenVisible` of the same name. */
import classes from './lazy-when-visible.module.css';
import { SectionSkeleton } from './skeletons';

/** @param label read out while the section loads */
export function SectionPlaceholder({ name, label }: { name: string; label: string }) {
  return (
    <div className={classes.placeholder} data-section={name}>
      <SectionSkeleton label={label} />
    </div>
  );
}
