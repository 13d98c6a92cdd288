/** A grid of entries with infinite scroll, and all four states of a list. A long one renders only what is near the viewport. */
import { CardSkeletons, ListEnd, LoadFailed, LongGrid, type GridShape } from '@shop/ui';
import { useDeferredValue, type ReactNode } from 'react';
import { useCommonMessages } from '../messages';

export interface EntryGridProps<Entry extends { id: string }> {
  /** null while the first page loads. */
  entries: readonly Entry[] | null;
  failed: boolean;
  /** What failed; 'This part could not be loaded.' by default. */
  failedTitle?: string;
  onRetry: () => void;
  hasMore: boolean;
  onMore: () => void;
  /** Number of loaded entries, filtered or not: while it grows the end of the list asks for more. */
  loaded?: number | undefined;
  /** Attributes of the list. */
  list: { className: string | undefined; 'data-layout'?: string; 'aria-label'?: string };
  /** Sizes of a card in a long list; without them it renders whole. */
  shape?: GridShape;
  /** The first ones are on the first screen: their images have priority. */
  render: (entry: Entry, index: number) => ReactNode;
  /** In the place of an empty list. */
  empty: ReactNode;
  skeletons: {
    count: number;
    /** At the end of the list. */
    more: number;
    /** Aspect ratio of the pictures. */
    ratio?: number;
    /** Of the box around the first ones. */
    className?: string | undefined;
  };
}

export function EntryGrid<Entry extends { id: string }>(props: EntryGridProps<Entry>) {
  const { failed, onRetry, hasMore, onMore, list, shape, render, skeletons } = props;
  const t = useCommonMessages();
  // Deferred: a page that loads during scrolling renders in small pieces between frames.
  const entries = useDeferredValue(props.entries);
  // With the entries: a new end marker above entries that are still to be rendered would ask for the page after them.
  const loaded = useDeferredValue(props.loaded);
  const cards = (count: number) => <CardSkeletons count={count} ratio={skeletons.ratio ?? 1} label={t('loading')} />;
  const failure = <LoadFailed title={props.failedTitle ?? t('failed')} retryLabel={t('retry')} onRetry={onRetry} />;
  if (!entries) {
    if (failed) return failure;
    // Entries have loaded, but none passed the filters. Not for an answer that React still defers: the end marker would ask for the page
    // after it.
    if (hasMore && !props.entries)
      return (
        <ListEnd count={loaded ?? 0} onMore={onMore}>
          {cards(skeletons.count)}
        </ListEnd>
      );
    return skeletons.className ? (
      <div className={skeletons.className}>{cards(skeletons.count)}</div>
    ) : (
      cards(skeletons.count)
    );
  }
  if (entries.length === 0 && !hasMore) return props.empty;
  const card = (index: number) => render(entries[index]!, index);
  const short = (limit: number) => (
    <ul {...list}>
      {entries.slice(0, limit).map((entry, index) => (
        <li key={entry.id}>{card(index)}</li>
      ))}
    </ul>
  );
  return (
    <>
      {shape ? (
        <LongGrid
          shape={shape}
          count={entries.length}
          render={card}
          keyOf={(index) => entries[index]!.id}
          short={short}
        />
      ) : (
        short(entries.length)
      )}
      {failed ? (
        failure
      ) : hasMore ? (
        <ListEnd count={loaded ?? entries.length} onMore={onMore}>
          {cards(skeletons.more)}
        </ListEnd>
      ) : null}
    </>
  );
}
