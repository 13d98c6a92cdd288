/** A section that is on its way, in a place as high as that of a {@link Near} of the same name. */
import classes from './lazy-when-visible.module.css';
import { SectionSkeleton } from './skeletons';

/** @param label read out while the section comes */
export function SectionPlaceholder({ name, label }: { name: string; label: string }) {
  return (
    <div className={classes.waiting} data-section={name}>
      <SectionSkeleton label={label} />
    </div>
  );
}
