/** Helpers of presenters: minor to major units, texts in the request's language, URLs of pictures. */
import { formatMoney, fromMinor, utc, wallTime, type Minor } from '@shop/util';
import type { Localized } from './db/schema';
import { MARKETPLACE } from './marketplace';
import type { RequestPlace } from './plugins/place';
import type { PrivateFolder } from './features/uploads/store';
import type { PictureKind } from './features/pictures/kinds';

/** Decimals of the currency. */
export const DECIMALS = 2;

export const major = (amount: number): number => fromMinor(amount as Minor, DECIMALS);
export const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);
export const localize = (text: Localized, place: Pick<RequestPlace, 'language'>): string =>
  text[place.language] || text.en;
export const folderOf = (place: Pick<RequestPlace, 'origin'>, kind: PictureKind): string =>
  `${place.origin}/storage/${kind}`;
export const pictureUrl = (place: Pick<RequestPlace, 'origin'>, kind: PictureKind, name: string): string =>
  `${folderOf(place, kind)}/${name}`;
/** Pictures of reviews are public. */
export const reviewPictureUrl = ({ origin }: Pick<RequestPlace, 'origin'>, name: string): string =>
  `${origin}/storage/review/${name}`;
/** A signed URL of a private picture, valid for five to ten minutes (decision 053). */
export const privatePictureUrl = (
  { origin, sign }: Pick<RequestPlace, 'origin' | 'sign'>,
  folder: PrivateFolder,
  name: string,
): string => `${origin}${sign(`/storage/${folder}/${name}`)}`;
/** An amount of money in a message. @param amount minor units */
export const formatAmount = (amount: number): string =>
  formatMoney(amount as Minor, { ...MARKETPLACE.currency, decimals: DECIMALS });
/** `YYYY-MM-DD HH:mm:ss` in UTC, the format of order times. */
export const stamp = (moment: Date): string => utc(moment).format('YYYY-MM-DD HH:mm:ss');

/** The day of a moment on the calendar of the marketplace: '2026-03-05'. */
export const dayOf = (moment: Date): string => wallTime(moment, MARKETPLACE.timeZone).format('YYYY-MM-DD');
/** The last day of something that ends at a moment; midnight ends the day before. */
export const lastDayOf = (end: Date): string => dayOf(utc(end).subtract(1, 'millisecond').toDate());
/** Start and end of a campaign in UTC, as date and time fields of the wire. */
export const windowOf = (from: Date, to: Date) => ({
  available_date_starts: utc(from).format('YYYY-MM-DD'),
  available_date_ends: utc(to).format('YYYY-MM-DD'),
  start_time: utc(from).format('HH:mm'),
  end_time: utc(to).format('HH:mm'),
});
