/** Skeletons of a grid that cannot show anything yet. */
import { CardSkeletons, ListEnd } from '@shop/ui';
import { useDiscoveryMessages } from '../../messages';

export interface GridLoadingProps {
  count: number;
  /** Aspect ratio of the pictures. */
  ratio?: number;
  className?: string | undefined;
  /** Entries have loaded, but none passed the filters: the skeletons are an end marker, which loads the next page. */
  needsMore: boolean;
  loaded: number | undefined;
  onMore: () => void;
}

export function GridLoading({ count, ratio = 1, className, needsMore, loaded = 0, onMore }: GridLoadingProps) {
  const t = useDiscoveryMessages();
  const skeletons = <CardSkeletons count={count} ratio={ratio} label={t('loading')} />;
  if (!needsMore) return className ? <div className={className}>{skeletons}</div> : skeletons;
  return (
    <ListEnd count={loaded} onMore={onMore}>
      {skeletons}
    </ListEnd>
  );
}
