/** Reviews with a button for more: of an item on its page, of a store in its information (ITEM-58, PLUS-26). */
import type { Review } from '@shop/domain';
import type { StarCounts } from '@shop/domain/reviews';
import { useDates } from '@shop/i18n';
import { Button, ReadMore, Stars, Written } from '@shop/ui';
import { ReviewCounts, ReviewExtras } from '@shop/view-kit/reviews';
import classes from './review-list.module.css';
import { useDiscoveryMessages } from '../../messages';

function ReviewEntry({ review, namesItem }: { review: Review; namesItem: boolean }) {
  const t = useDiscoveryMessages();
  const { day } = useDates();
  return (
    <li className={classes.review}>
      <div className={classes.author}>
        <strong>
          <Written>{review.author}</Written>
        </strong>
        <Stars value={review.rating} label={t('store.rated', { value: review.rating.toFixed(0) })} />
        {review.at ? <span className={classes.muted}>{day(new Date(review.at))}</span> : null}
      </div>
      {namesItem && review.itemName ? (
        <p className={classes.item}>
          <Written>{review.itemName}</Written>
        </p>
      ) : null}
      {review.text ? (
        <p className={classes.text}>
          <ReadMore text={review.text} labels={{ expand: t('product.readMore'), collapse: t('product.readLess') }} />
        </p>
      ) : null}
      {review.tags.length > 0 || review.pictures.length > 0 ? (
        <ReviewExtras tags={review.tags} pictures={review.pictures} />
      ) : null}
      {review.reply ? <p className={classes.reply}>{t('product.reply', { text: review.reply })}</p> : null}
    </li>
  );
}

export interface ReviewListProps {
  reviews: readonly Review[];
  /** null: the backend does not tell. */
  counts: StarCounts | null;
  hasMore: boolean;
  isLoadingMore: boolean;
  onMore: () => void;
  /** Each says which item it is about. */
  namesItem?: boolean;
}

export function ReviewList({ reviews, counts, hasMore, isLoadingMore, onMore, namesItem = false }: ReviewListProps) {
  const t = useDiscoveryMessages();
  return (
    <>
      {counts ? (
        <div className={classes.counts}>
          <ReviewCounts counts={counts} />
        </div>
      ) : null}
      <ul className={classes.reviews}>
        {reviews.map((review) => (
          <ReviewEntry key={review.id} review={review} namesItem={namesItem} />
        ))}
      </ul>
      {hasMore ? (
        <Button variant="default" loading={isLoadingMore} onClick={onMore}>
          {t('product.moreReviews')}
        </Button>
      ) : null}
    </>
  );
}
