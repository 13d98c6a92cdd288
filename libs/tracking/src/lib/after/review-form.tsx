/** The rest of a review, when its stars are chosen: words, a comment, and pictures of an item. */
import { useForm } from '@mantine/form';
import { failureOf } from '@shop/api-client';
import { useReviewCourierMutation, useReviewItemMutation } from '@shop/api-client/after-delivery';
import type { GivenReview } from '@shop/domain';
import { COURIER_TAGS, ITEM_TAGS, knownTags, type ReviewTag } from '@shop/domain/reviews';
import { PicturesField } from '@shop/order-form/pictures';
import { Button, ChoiceChips, showToast, Textarea, Written } from '@shop/ui';
import { draftKeys } from '@shop/util/draft-keys';
import { useReviewMessages } from '@shop/view-kit/reviews';
import { useState } from 'react';
import classes from './after.module.css';
import type { Reviewed } from './reviewed';
import { useAfterMessages } from '../../messages';

interface Values {
  tags: ReviewTag[];
  comment: string;
  pictures: readonly File[];
}

export interface ReviewFormProps {
  reviewed: Reviewed;
  orderId: string;
  guestId: string | null;
  rating: number;
  onSending: (isSending: boolean) => void;
  onSent: (review: GivenReview) => void;
}

function useSendReview({ reviewed: { kind, id }, orderId, guestId, rating }: ReviewFormProps) {
  const [reviewItem] = useReviewItemMutation();
  const [reviewCourier] = useReviewCourierMutation();
  const [keyOf] = useState(draftKeys);
  return ({ tags, comment, pictures }: Values) => {
    const common = { orderId, guestId, rating, comment, key: keyOf({ rating, comment, tags, pictures }) };
    return kind === 'courier'
      ? reviewCourier({ ...common, courierId: id, tags: knownTags(tags, COURIER_TAGS) })
      : reviewItem({ ...common, itemId: id, tags: knownTags(tags, ITEM_TAGS), pictures });
  };
}

export function ReviewForm(props: ReviewFormProps) {
  const { reviewed, rating, onSending, onSent } = props;
  const t = useAfterMessages();
  const words = useReviewMessages();
  const form = useForm<Values>({ initialValues: { tags: [], comment: '', pictures: [] } });
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState('');
  const sendReview = useSendReview(props);
  const { tags, comment, pictures } = form.values;
  const send = async (values: Values) => {
    setRefusal('');
    setSending(true);
    onSending(true);
    const answer = await sendReview(values);
    setSending(false);
    onSending(false);
    if (answer.error) return setRefusal(failureOf(answer.error).messages.join(' ') || t('failed'));
    showToast(answer.data || t('rate.thanks'), 'good');
    onSent({ rating, comment: values.comment.trim(), tags: values.tags, pictures: [] });
  };
  return (
    <form className={classes.form} onSubmit={form.onSubmit((values) => void send(values))} noValidate>
      <ChoiceChips
        label={words('tags')}
        choices={reviewed.tags.map((value) => ({ value, name: words(`tag.${value}`) }))}
        chosen={tags}
        onToggle={(tag) =>
          form.setFieldValue('tags', tags.includes(tag) ? tags.filter((other) => other !== tag) : [...tags, tag])
        }
      />
      <Textarea
        label={t('rate.comment')}
        rows={3}
        maxLength={2000}
        autoComplete="off"
        enterKeyHint="enter"
        value={comment}
        onChange={({ currentTarget }) => form.setFieldValue('comment', currentTarget.value)}
      />
      {reviewed.kind === 'item' ? (
        <PicturesField
          pictures={pictures}
          onChange={(changed) => form.setFieldValue('pictures', changed)}
          texts={{
            list: t('rate.pictures', { name: reviewed.name }),
            preview: (name) => t('preview', { name }),
          }}
          isUploading={isSending}
        />
      ) : null}
      <Written as="p" role="alert" className={classes.error}>
        {refusal}
      </Written>
      <Button type="submit" loading={isSending} className={classes.send ?? ''}>
        {t('rate.send')}
      </Button>
    </form>
  );
}
