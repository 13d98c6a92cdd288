/** The place of a section while it loads, as high as a `LazyWhenVisible` of the same class, with a skeleton once it is in sight. */
import { useMemo, useState } from 'react';
import { whenVisible } from './common/when-visible';
import classes from './lazy-when-visible.module.css';
import { SectionSkeleton } from './skeletons';

export interface SectionPlaceholderProps {
  name: string;
  /** Read out while the section loads. */
  label: string;
  /** As that of `LazyWhenVisible`. */
  className?: string | undefined;
}

/** A section loads ahead of the screen: most are there before anybody would see the ninety boxes of its skeleton. */
const MARGIN = '0px 0px 100px';

export function SectionPlaceholder({ name, label, className }: SectionPlaceholderProps) {
  const [isSeen, setSeen] = useState(false);
  const observe = useMemo(() => whenVisible(() => setSeen(true), MARGIN), []);
  return (
    <div
      ref={observe}
      className={`${classes.placeholder} ${className ?? ''}`}
      data-section={name}
      data-seen={isSeen || undefined}
    >
      {isSeen ? <SectionSkeleton label={label} /> : null}
    </div>
  );
}
