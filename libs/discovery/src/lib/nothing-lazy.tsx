/** The door of what a page or a list says that has nothing. */
import { LazyBoundary, lazyPart, type Way } from '@shop/ui';

export interface NothingProps {
  what: 'items' | 'stores';
  /** What may be wrong. */
  why?: 'spelling' | 'product' | 'store' | 'category';
  /** The way on beside the start page: by default to more of what there is none of. */
  beside?: 'categories' | 'stores';
  /** Instead of ways elsewhere: what makes the list full again. */
  back?: Way;
  /** The words that found nothing here: other modules may have it. */
  search?: string;
}

const Inner = lazyPart(() => import('./nothing'));

export function Nothing(props: NothingProps) {
  return (
    <LazyBoundary>
      <Inner {...props} />
    </LazyBoundary>
  );
}
