/**
 * Text in an unknown language, from customers or the backend: it gets its own direction and is isolated from the page's
 * (docs/decisions/029).
 */
import type { ComponentPropsWithoutRef } from 'react';

/** Elements that may hold such text. */
type Holder = 'bdi' | 'span' | 'p' | 'strong' | 'small' | 'h2' | 'h3';

export interface WrittenProps extends Omit<ComponentPropsWithoutRef<'bdi'>, 'dir'> {
  /**
   * The element; `bdi` inside a line of other text. Truncated lines (`text-overflow`, `line-clamp`) need their own
   * element: only an element with the text's direction is cut at the text's end.
   */
  as?: Holder;
}

/**
 * Isolated, in the direction of its first strong letter. For names, addresses, notes, reviews, quantities ('1 ×'),
 * phone numbers: everything that is not in the locale files. Aligned to the page's start edge (styles.css) in either
 * direction.
 */
export function Written({ as: Holder = 'bdi', ...props }: WrittenProps) {
  // A `bdi` has `dir="auto"` by default.
  return <Holder dir={Holder === 'bdi' ? undefined : 'auto'} {...props} />;
}
