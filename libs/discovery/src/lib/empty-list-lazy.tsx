/** Lazy empty state of a page or list. */
import { LazyBoundary, lazyPart, type EmptyStateAction } from '@shop/ui';

export interface EmptyListProps {
  what: 'items' | 'stores';
  /** The likely reason, shown as text. */
  why?: 'spelling' | 'product' | 'store' | 'category';
  /** The link beside the home page; by default to more of `what`. */
  beside?: 'categories' | 'stores';
  /** Replaces the links: resets the filter. */
  action?: EmptyStateAction;
  /** The search text; it is offered as a search in other modules. */
  search?: string;
}

const Inner = lazyPart(() => import('./empty-list'));

export function EmptyList(props: EmptyListProps) {
  return (
    <LazyBoundary>
      <Inner {...props} />
    </LazyBoundary>
  );
}
