import type { EntryGridProps } from '@shop/view-kit';
import type { EmptyListProps } from '../empty-list';

/** What every list of this library says of its state, see {@link EntryGridProps}. */
export interface ListStateProps extends Pick<
  EntryGridProps<{ id: string }>,
  'failed' | 'onRetry' | 'hasMore' | 'onMore' | 'loaded'
> {
  /** What an empty list shows besides its message. */
  none?: Omit<EmptyListProps, 'what'>;
}
