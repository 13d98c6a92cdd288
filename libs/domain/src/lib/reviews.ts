/** Reviews after delivery: what can be said with one press, and counts per star (contract §7.7). Shared with the backend. */

/** What a customer can say of an item with one press. Stored and sent as these words; every language has a text for each. */
export const ITEM_TAGS = ['fresh', 'as_described', 'well_packed', 'good_value'] as const;
/** The same of a courier. */
export const COURIER_TAGS = ['on_time', 'careful', 'friendly', 'found_the_door'] as const;
export type ItemTag = (typeof ITEM_TAGS)[number];
export type CourierTag = (typeof COURIER_TAGS)[number];
export type ReviewTag = ItemTag | CourierTag;

/** The known words of a list, once each; others, of backends with words of their own, are left out. */
export const knownTags = <Tag extends string>(tags: readonly unknown[], known: readonly Tag[]): Tag[] =>
  known.filter((tag) => tags.includes(tag));

/** Stars of a review. */
export const STARS = [1, 2, 3, 4, 5] as const;
/** How many reviews gave 1, 2, 3, 4 and 5 stars. */
export type StarCounts = readonly [one: number, two: number, three: number, four: number, five: number];

/** @param counts per rating; ratings that nobody gave are missing */
export function starCounts(counts: readonly { rating: number; count: number }[]): StarCounts {
  const of = (stars: number) => counts.find(({ rating }) => rating === stars)?.count ?? 0;
  return [of(1), of(2), of(3), of(4), of(5)];
}

/** The name under a review: 'Mina V.', whether first and last name were entered in one field or in two. */
export function reviewAuthor(...names: readonly string[]): string {
  const words = names.join(' ').split(/\s+/).filter(Boolean);
  const [first] = words;
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [first, last && `${[...last][0]}.`].filter(Boolean).join(' ');
}
