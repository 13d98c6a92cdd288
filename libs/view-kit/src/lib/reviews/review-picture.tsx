/** A picture of a review, as large as the screen. */
import type { Picture } from '@shop/domain';
import { BareDialog } from '@shop/ui';
import classes from './review-picture.module.css';
import { useReviewMessages } from './messages';

export interface ReviewPictureProps {
  picture: Picture;
  name: string;
  onClose: () => void;
}

export default function ReviewPicture({ picture, name, onClose }: ReviewPictureProps) {
  const t = useReviewMessages();
  return (
    <BareDialog name={name} closeLabel={t('close')} onClose={onClose}>
      <div className={classes.whole}>
        <img src={picture.url} alt={name} />
      </div>
    </BareDialog>
  );
}
