/** Reviews by the demo's customers. */
import { utc } from '@shop/util';
import { commentsOn, REPLIES } from './catalogue/comments';
import { between, createRandom } from './random';

const AUTHORS = [
  'Nadia F.',
  'Karim H.',
  'Luca M.',
  'Salma A.',
  'Peter V.',
  'Yusuf D.',
  'Maya S.',
  'Omar K.',
  'Elena R.',
];
function oneOf<Entry>(entries: readonly Entry[], random: () => number): Entry {
  return entries[between(random, 0, entries.length - 1)] as Entry;
}

/** One in three items has one to four reviews, by different people and in different words. */
export function reviewsFor(item: { id: number; slug: string; rating: number; module: string }, moment: Date) {
  const random = createRandom(`reviews ${item.slug}`);
  if (item.rating === 0 || random() < 0.66) return [];
  const said = new Set<string>();
  const first = between(random, 0, AUTHORS.length - 1);
  return Array.from({ length: between(random, 1, 4) }, (_, index) => {
    const rating = Math.max(2, Math.min(5, Math.round(item.rating + (random() - 0.5) * 2)));
    const words = commentsOn(item.module, rating);
    const fresh = words.filter(({ en }) => !said.has(en));
    const comment = oneOf(fresh.length > 0 ? fresh : words, random);
    said.add(comment.en);
    return {
      itemId: item.id,
      author: AUTHORS[(first + index) % AUTHORS.length] as string,
      rating,
      comment,
      reply: rating === 5 && random() < 0.4 ? oneOf(REPLIES, random) : null,
      createdAt: utc(moment)
        .subtract(between(random, 1, 200), 'day')
        .toDate(),
    };
  });
}
