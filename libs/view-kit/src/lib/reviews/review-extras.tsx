/** What a review says beside stars and comment: words chosen with one press, and pictures. Lazy: few reviews have any. */
import type { Picture as Source } from '@shop/domain';
import type { ReviewTag } from '@shop/domain/reviews';
import { Badge, Picture } from '@shop/ui';
import { useState } from 'react';
import classes from './review-extras.module.css';
import { useReviewMessages } from './messages';
import { lazyView } from '../lazy-view';

const ReviewPicture = lazyView(() => import('./review-picture'), { on: 'press' });

export interface ReviewExtrasProps {
  tags: readonly ReviewTag[];
  pictures: readonly Source[];
}

function Pictures({ pictures }: Pick<ReviewExtrasProps, 'pictures'>) {
  const t = useReviewMessages();
  const [opened, setOpened] = useState<number | null>(null);
  const shown = opened === null ? undefined : pictures[opened];
  const name = t('picture', { number: (opened ?? 0) + 1 });
  return (
    <>
      <ul className={classes.pictures}>
        {pictures.map((picture, index) => (
          <li key={picture.url}>
            <button
              type="button"
              className={classes.thumbnail}
              aria-haspopup="dialog"
              aria-label={t('openPicture', { number: index + 1 })}
              onClick={() => setOpened(index)}
            >
              <Picture source={picture} alt="" fills />
            </button>
          </li>
        ))}
      </ul>
      {shown ? <ReviewPicture picture={shown} name={name} onClose={() => setOpened(null)} /> : null}
    </>
  );
}

export default function ReviewExtras({ tags, pictures }: ReviewExtrasProps) {
  const t = useReviewMessages();
  return (
    <>
      {tags.length > 0 ? (
        <ul className={classes.tags} aria-label={t('tags')}>
          {tags.map((tag) => (
            <li key={tag}>
              <Badge tone="neutral">{t(`tag.${tag}`)}</Badge>
            </li>
          ))}
        </ul>
      ) : null}
      {pictures.length > 0 ? <Pictures pictures={pictures} /> : null}
    </>
  );
}
