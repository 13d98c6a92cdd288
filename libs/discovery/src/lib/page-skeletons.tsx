/** Pages in the shape of what comes, when no card has shown the item or the store before. */
import { CardSkeletons, LineSkeletons, Page, Skeleton } from '@shop/ui';
import classes from './page-skeletons.module.css';
import { useDiscoveryMessages } from '../messages';

/** The picture, and beside it on wide screens what is said and chosen. */
export function ProductSkeleton() {
  const t = useDiscoveryMessages();
  return (
    <Page>
      <div className={classes.product}>
        <Skeleton aspectRatio={1.25} />
        <LineSkeletons shape="text" count={4} label={t('loading')} />
      </div>
    </Page>
  );
}

/** The cover, the facts, and the first items. */
export function StoreSkeleton() {
  const t = useDiscoveryMessages();
  return (
    <Page>
      <div className={classes.store}>
        <div className={classes.cover}>
          <Skeleton height="100%" borderRadius={16} />
        </div>
        <LineSkeletons count={1} label={t('loading')} />
        <CardSkeletons count={10} label={t('loading')} />
      </div>
    </Page>
  );
}
