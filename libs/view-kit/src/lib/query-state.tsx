/** The states of a query: failed, loading, empty, full. One component, so that each list has all four. */
import { LoadFailed } from '@shop/ui';
import type { ReactNode } from 'react';
import { useCommonMessages } from '../messages';

/** What a query's hook returns, as far as its states need it. */
export interface QueryLike {
  isError: boolean;
  refetch: () => unknown;
}

export interface QueryStateProps<T> {
  query: QueryLike;
  /** undefined: not there yet. Data that is there is shown even if a later request fails. */
  data: T | undefined;
  /** Shown while the data loads, in its shape. */
  skeleton: ReactNode;
  /** What failed; 'This part could not be loaded.' by default. */
  failed?: string;
  /** What the backend says about the failure. */
  reason?: string;
  isEmpty?: (data: T) => boolean;
  /** Shown instead of empty data; nothing by default. */
  empty?: ReactNode;
  children: (data: T) => ReactNode;
}

/** Shows the state of a query; a failed one can be retried (ERR-03). */
export function QueryState<T>({
  query,
  data,
  skeleton,
  failed,
  reason,
  isEmpty,
  empty = null,
  children,
}: QueryStateProps<T>) {
  const t = useCommonMessages();
  if (data !== undefined) return isEmpty?.(data) ? empty : children(data);
  if (!query.isError) return skeleton;
  return (
    <LoadFailed
      title={failed ?? t('failed')}
      {...(reason ? { text: reason } : {})}
      retryLabel={t('retry')}
      onRetry={() => void query.refetch()}
    />
  );
}
