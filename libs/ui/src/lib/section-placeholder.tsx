/** Skeleton of a section while it loads, as high as a `LazyWhenVisible` of the same class. */
import classes from './lazy-when-visible.module.css';
import { SectionSkeleton } from './skeletons';

export interface SectionPlaceholderProps {
  name: string;
  /** Read out while the section loads. */
  label: string;
  /** As that of `LazyWhenVisible`. */
  className?: string | undefined;
}

export function SectionPlaceholder({ name, label, className }: SectionPlaceholderProps) {
  return (
    <div className={`${classes.placeholder} ${className ?? ''}`} data-section={name}>
      <SectionSkeleton label={label} />
    </div>
  );
}
