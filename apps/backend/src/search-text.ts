/** How names are written down to be searched, and how a search is read: in lower case, with Latin digits (decision 083). */
import { sql, type SQL } from 'drizzle-orm';
import { cleanText, foldDigits } from '@shop/util';

/** Words of a name, as long as the name. Every writer of search words uses it. */
export const searchWords = (name: string): string => foldDigits(name.toLowerCase());

/** What a customer typed or pasted, as it is compared with {@link searchWords}. */
export const searchQuery = (text: string | undefined): string => searchWords(cleanText('text', text ?? ''));

/** As {@link searchWords}, of a text that PostgreSQL lower-cases: Arabic and Persian digits become Latin ones. */
export const searchWordsSql = (lower: SQL): SQL =>
  sql`translate(${lower}, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789')`;
