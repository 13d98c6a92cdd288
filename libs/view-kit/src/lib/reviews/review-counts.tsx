/** How many reviews gave each number of stars (PLUS-71). */
import type { StarCounts } from '@shop/domain/reviews';
import { StarBars } from '@shop/ui';
import { useReviewMessages } from './messages';

export default function ReviewCounts({ counts }: { counts: StarCounts }) {
  const t = useReviewMessages();
  const nameOf = (stars: number, count: number) => t('bar', { stars: t('stars', { count: stars }), count });
  return <StarBars label={t('perStar')} counts={counts} nameOf={nameOf} />;
}
