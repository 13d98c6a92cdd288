/** What a customer said of a delivered order. Other backends do not tell it. */
import type { WireGivenReview } from '@shop/contract/review';
import type { GivenReview } from '@shop/domain';
import { COURIER_TAGS, ITEM_TAGS, knownTags } from '@shop/domain/reviews';
import type { Field } from '../base/tolerant';
import { list, number, object, picture, text } from '../base/wire';

const TAGS = [...ITEM_TAGS, ...COURIER_TAGS];

/** @returns undefined where the backend does not tell; null: nothing yet */
export function toGivenReview(value: Field<WireGivenReview | null | undefined>): GivenReview | null | undefined {
  if (value === undefined) return undefined;
  const wire = object(value);
  if (!wire) return null;
  return {
    rating: number(wire.rating),
    comment: text(wire.comment),
    tags: knownTags(list(wire.tags), TAGS),
    pictures: list(wire.pictures).flatMap((url) => picture(url, null, null) ?? []),
  };
}
