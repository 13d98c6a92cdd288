/** What each word of a request asks of stores, in SQL (decision 092). A word without an entry does not compile. */
import {
  HIGH_RATING,
  STORE_FACETS,
  type StoreFacetWord,
  type StoreFilteringWord,
  type StorePlaceWord,
  type StoreWord,
} from '@shop/domain/store-filters';
import { eq, gt, gte, sql, type SQL } from 'drizzle-orm';
import { roundedTime } from '../../db/query-time';
import * as t from '../../db/schema';
import { isOpen } from './open-sql';

/** Choices of a list that words make, each a condition on the store. */
export interface StoreWordChoice {
  discounted?: boolean;
  /** Takes part in a campaign that is not over. */
  campaign?: boolean;
  /** One of its schedules contains the time of the request. */
  open?: boolean;
  freeDelivery?: boolean;
  /** Rated 4.5 or better. */
  wellRated?: boolean;
  /** Sells vegetarian dishes alone. */
  vegetarian?: boolean;
}

/** Words that mean the same at every place. */
type Word = Exclude<StoreFilteringWord, StorePlaceWord>;

/** Takes part in campaigns that are not over, as counted on the store. */
const inCampaign = (at: Date): SQL => {
  const { campaignId, storeId } = t.campaignStores;
  return sql`${t.stores.id} IN (SELECT ${storeId} FROM ${t.campaignStores} JOIN ${t.campaigns} ON ${t.campaigns.id} = ${campaignId} WHERE ${gt(t.campaigns.endsAt, roundedTime(at))})`;
};

/** The choice that a word makes, and whether it keeps a store. */
const WORDS: Record<Word, { choice: keyof StoreWordChoice; keeps: (at: Date) => SQL }> = {
  currently_open: { choice: 'open', keeps: isOpen },
  discounted: { choice: 'discounted', keeps: () => gt(t.stores.discountPercent, 0) },
  from_campaign: { choice: 'campaign', keeps: inCampaign },
  free_delivery: { choice: 'freeDelivery', keeps: () => eq(t.stores.freeDelivery, true) },
  rated_4_5: { choice: 'wellRated', keeps: () => gte(t.stores.rating, HIGH_RATING) },
  vegetarian: { choice: 'vegetarian', keeps: () => sql`(${t.stores.veg} AND NOT ${t.stores.nonVeg})` },
};
const EVERY = Object.entries(WORDS) as [Word, (typeof WORDS)[Word]][];

/** The counted words whose SQL is here. */
export const PLAIN_FACETS = STORE_FACETS.filter(
  (word): word is Exclude<StoreFacetWord, StorePlaceWord> => word in WORDS,
);

export const keepsStore = (word: Word, at: Date): SQL => WORDS[word].keeps(at);

/** The conditions of all choices. */
export const conditionsOfChoice = (chosen: StoreWordChoice, at: Date): SQL[] =>
  EVERY.flatMap(([, { choice, keeps }]) => (chosen[choice] ? [keeps(at)] : []));

/** The choices that words of a request make; equal choices are equal objects, for the keys of caches. */
export const choiceOfWords = (words: readonly StoreWord[]): StoreWordChoice =>
  Object.fromEntries(EVERY.flatMap(([word, { choice }]) => (words.includes(word) ? [[choice, true]] : [])));

/** The counted words of a choice. */
export const facetsOfChoice = (chosen: StoreWordChoice) => PLAIN_FACETS.filter((word) => chosen[WORDS[word].choice]);
