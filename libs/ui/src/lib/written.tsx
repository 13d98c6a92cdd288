/** Words that people or the backend wrote, in whatever language: they run their own way and leave the page's order alone (docs/decisions/029). */
import type { ComponentPropsWithoutRef } from 'react';

/** What may hold such words by itself. */
type Holder = 'bdi' | 'span' | 'p' | 'strong' | 'small' | 'h2' | 'h3';

export interface WrittenProps extends Omit<ComponentPropsWithoutRef<'bdi'>, 'dir'> {
  /**
   * The element that holds them, `bdi` within a line of other words. Lines that are cut (`text-overflow`, `line-clamp`) take their
   * own element: only what itself runs the words' way loses their end, not their beginning.
   */
  as?: Holder;
}

/**
 * Isolated, in the direction of its own first letter. Names, addresses, notes, reviews, quantities ('1 ×'), phone numbers: all that the
 * locale files do not hold. It stands at the page's starting edge (styles.css), whichever way it runs.
 */
export function Written({ as: Holder = 'bdi', ...props }: WrittenProps) {
  // A `bdi` finds its direction by itself.
  return <Holder dir={Holder === 'bdi' ? undefined : 'auto'} {...props} />;
}
