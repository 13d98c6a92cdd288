/** Values in the form that the file has them: amounts in major units, pictures as links, nothing of another person. */
import { sql, type Column, type SQL } from 'drizzle-orm';
import type { Localized } from '../../db/schema';
import { items, stores, type orderRows, type orders } from '../../db/schema';
import { major, privatePictureUrl } from '../../present';
import type { PrivateFolder } from '../uploads/store';
import type { Show } from './kept';

export const money: Show = (amount: number | null) => (amount === null ? null : major(amount));

/** Links that open for some minutes (decision 053). */
export const privatePictures =
  (folder: PrivateFolder): Show =>
  (names: string[], _row, place) =>
    names.map((name) => privatePictureUrl(place, folder, name));
/** One picture that is not private, or a list of them. */
export const publicPictures =
  (folder: 'profile' | 'review'): Show =>
  (names: string | string[] | null, _row, { origin }) => {
    const link = (name: string) => `${origin}/storage/${folder}/${name}`;
    return Array.isArray(names) ? names.map(link) : names && link(names);
  };

/** The order that an entry came from: 'order:123456789'. Others name another customer, or open the page of a payment. */
export const cause: Show = (reference: string) => (/^(order|late):/.test(reference) ? reference : null);

type Order = typeof orders.$inferSelect;
/** What the customer was told of its arrival; the rest is the plan of the marketplace. */
export const arrivalTold: Show = (arrival: Order['arrival']) =>
  arrival && {
    first: arrival.first,
    last: arrival.now,
    late: arrival.late,
    credit: arrival.credit === null ? null : major(arrival.credit),
  };

type Line = typeof orderRows.$inferSelect;
const priced = <Part extends { price: number }>(part: Part) => ({ ...part, price: major(part.price) });
export const addOns: Show = (list: Line['addOns']) => list.map(priced);
export const options: Show = (list: Line['options']) =>
  list.map(({ name, labels }) => ({ name, labels: labels.map(priced) }));

export const itemName = (id: Column): SQL<Localized | null> =>
  sql`(SELECT ${items.name} FROM ${items} WHERE ${items.id} = ${id})`;
export const storeName = (id: Column): SQL<Localized | null> =>
  sql`(SELECT ${stores.name} FROM ${stores} WHERE ${stores.id} = ${id})`;
