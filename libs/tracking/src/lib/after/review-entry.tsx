/** One of what an order is rated by: stars to press, and below them the rest of the review; or what was given. */
import type { GivenReview } from '@shop/domain';
import { Avatar, Picture, Stars, StarPicker, Written } from '@shop/ui';
import { ReviewExtras, useReviewMessages } from '@shop/view-kit/reviews';
import { useRef, useState } from 'react';
import classes from './after.module.css';
import { ReviewForm } from './review-form';
import type { Reviewed } from './reviewed';
import { useAfterMessages } from '../../messages';

function Given({ review: { comment, tags, pictures } }: { review: GivenReview }) {
  return (
    <div className={classes.given}>
      {comment ? <Written as="p">{comment}</Written> : null}
      {tags.length > 0 || pictures.length > 0 ? <ReviewExtras tags={tags} pictures={pictures} /> : null}
    </div>
  );
}

export interface ReviewEntryProps {
  reviewed: Reviewed;
  orderId: string;
  guestId: string | null;
}

export function ReviewEntry({ reviewed, orderId, guestId }: ReviewEntryProps) {
  const t = useAfterMessages();
  const stars = useReviewMessages();
  const { kind, name, picture } = reviewed;
  const [rating, setRating] = useState(0);
  const [isSending, setSending] = useState(false);
  // Backends that do not tell what was given: this page remembers.
  const [sent, setSent] = useState<GivenReview | null>(null);
  const entry = useRef<HTMLLIElement>(null);
  const given = reviewed.given ?? sent;
  const nameOf = (count: number) => stars('stars', { count });
  return (
    <li ref={entry} tabIndex={-1} className={classes.entry}>
      <div className={classes.head}>
        {kind === 'courier' ? (
          <Avatar source={picture} name={name} />
        ) : (
          <span className={classes.thumb}>
            <Picture source={picture} alt="" sizes="48px" />
          </span>
        )}
        <span className={classes.name}>
          <Written as="strong">{name}</Written>
          {kind === 'courier' ? <span className={classes.muted}>{t('rate.courier')}</span> : null}
        </span>
        {given ? (
          <Stars value={given.rating} label={t('rate.given', { stars: nameOf(given.rating) })} />
        ) : (
          <StarPicker
            label={t('rate.of', { name })}
            value={rating}
            onChange={setRating}
            nameOf={nameOf}
            disabled={isSending}
          />
        )}
      </div>
      {given ? <Given review={given} /> : null}
      {!given && rating > 0 ? (
        <ReviewForm
          reviewed={reviewed}
          orderId={orderId}
          guestId={guestId}
          rating={rating}
          onSending={setSending}
          onSent={(review) => {
            setSent(review);
            // The button that had the focus is gone.
            entry.current?.focus();
          }}
        />
      ) : null}
    </li>
  );
}
