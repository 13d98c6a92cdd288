/** Reviews by the demo's customers. */
import { utc } from '@shop/util';
import type { Localized } from '../db/schema';
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
const COMMENTS: Record<number, Localized[]> = {
  5: [
    { en: 'Exactly as shown, and it came quickly.', ar: 'مطابق تمامًا للصورة، ووصل بسرعة.' },
    { en: 'We order this every week.', ar: 'نطلبه كل أسبوع.' },
    { en: 'Best of its kind in the city.', ar: 'الأفضل من نوعه في المدينة.' },
  ],
  4: [
    { en: 'Very good. The packaging could be lighter.', ar: 'جيد جدًا. يمكن أن يكون التغليف أخف.' },
    { en: 'Good value, I will order again.', ar: 'قيمة جيدة، سأطلبه مرة أخرى.' },
  ],
  3: [
    { en: 'Fine, nothing special.', ar: 'لا بأس، عادي.' },
    { en: 'Good, but it arrived late.', ar: 'جيد، لكنه وصل متأخرًا.' },
  ],
  2: [{ en: 'Smaller than I expected.', ar: 'أصغر مما توقعت.' }],
};
const REPLY: Localized = { en: 'Thank you, we are glad you like it.', ar: 'شكرًا لك، يسعدنا أنه أعجبك.' };

/** One in three items has one to four reviews. */
export function reviewsFor(item: { id: number; slug: string; rating: number }, moment: Date) {
  const random = createRandom(`reviews ${item.slug}`);
  if (item.rating === 0 || random() < 0.66) return [];
  return Array.from({ length: between(random, 1, 4) }, () => {
    const rating = Math.max(2, Math.min(5, Math.round(item.rating + (random() - 0.5) * 2)));
    const words = COMMENTS[rating] ?? [];
    return {
      itemId: item.id,
      author: AUTHORS[between(random, 0, AUTHORS.length - 1)] as string,
      rating,
      comment: words[between(random, 0, words.length - 1)] as Localized,
      reply: rating === 5 && random() < 0.4 ? REPLY : null,
      createdAt: utc(moment)
        .subtract(between(random, 1, 200), 'day')
        .toDate(),
    };
  });
}
