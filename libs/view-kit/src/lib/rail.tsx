/** A section with one row of cards: heading, link to more, carousel, and the states of its query. */
import { CardSkeletons, Carousel, onwardLink, Section, WakesNear, type CarouselProps } from '@shop/ui';
import { useDeferredValue, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useCommonMessages } from '../messages';
import { QueryState, type QueryLike } from './query-state';

/** The size of a row, the same for its skeleton (decision 026): CSS width of one entry and height of the row. */
export interface RowSize {
  width: string;
  height: string;
}

/** A carousel that is named and worded like all others. */
export function Row({ label, ...props }: Omit<CarouselProps, 'labels'>) {
  const t = useCommonMessages();
  return <Carousel label={label} labels={{ back: t('back'), forward: t('forward') }} {...props} />;
}

export interface RailProps<T> extends Pick<CarouselProps, 'rows' | 'autoplay' | 'fills'> {
  title: string;
  subtitle?: string;
  /** The title is for screen readers: the entries speak for themselves. */
  hidesTitle?: boolean;
  /** Where 'View all' leads; none by default. */
  more?: string;
  /** Instead of 'View all'. */
  moreLabel?: string | undefined;
  query: QueryLike;
  /** undefined: not there yet. */
  entries: readonly T[] | undefined;
  size: RowSize;
  /** How many cards the skeleton has. */
  skeletons?: number;
  /** Shown instead of the section when there are no entries; nothing by default. */
  empty?: ReactNode;
  /** A failed query leaves the section out instead of offering a retry: for what nobody misses (HOME-04). */
  isOptional?: boolean;
  children: (entry: T) => ReactNode;
}

export function Rail<T extends { id: string }>({
  title,
  subtitle,
  hidesTitle = false,
  more,
  moreLabel,
  query,
  entries: arrived,
  size,
  skeletons = 4,
  empty = null,
  isOptional = false,
  children,
  ...carousel
}: RailProps<T>) {
  const t = useCommonMessages();
  // What a query tells renders at once, in one task. Deferred, its cards render in pieces between frames.
  const entries = useDeferredValue(arrived);
  if (entries?.length === 0) return empty;
  if (query.isError && !entries)
    return isOptional ? null : (
      <QueryState query={query} data={undefined} skeleton={null}>
        {() => null}
      </QueryState>
    );
  return (
    <Section
      title={title}
      {...(subtitle ? { subtitle } : {})}
      hidesTitle={hidesTitle}
      more={
        more ? (
          <Link className={onwardLink} to={more}>
            {moreLabel ?? t('more')}
          </Link>
        ) : null
      }
    >
      {entries ? (
        <WakesNear>
          <Row label={title} width={size.width} {...carousel}>
            {entries.map((entry) => (
              <Entry key={entry.id}>{children(entry)}</Entry>
            ))}
          </Row>
        </WakesNear>
      ) : (
        <CardSkeletons count={skeletons} row={size} label={t('loading')} />
      )}
    </Section>
  );
}

/** Gives an entry its key. */
const Entry = ({ children }: { children: ReactNode }) => children;
