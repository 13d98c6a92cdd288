/** What a search finds, and the words that it knows (decision 108). Triggers enter the rows, `features/search` reads their names. */
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { boolean, customType, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Of an index with lists: new rows are entered at once. A list of pending ones is read by each search, until somebody vacuums (decision 150). */
const AT_ONCE = { fastupdate: false } as const;

/** Text in the order of its letters' numbers, so that an index finds the words with a beginning. */
const plainText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

/** A word of a module's names, as the index holds it. */
export const searchKey = (moduleId: SQLWrapper, term: SQLWrapper): SQL => sql`(${moduleId}::text || ':' || ${term})`;
/** All that a name is looked up by: its words, each with its module, so that one index reads only names of it (decision 128). */
export const searchKeys = ({ moduleId, terms }: Record<'moduleId' | 'terms', SQLWrapper>): SQL =>
  sql`search_keys(${moduleId}, ${terms})`;

/** What has a name: items (`item_names`), stores, brands, categories, and what medicines are for. */
export type SearchKind = 'item' | 'store' | 'brand' | 'category' | 'condition';

/** Names, each with its words. */
export const searchEntries = pgTable(
  'search_entries',
  {
    kind: text('kind').$type<SearchKind>().notNull(),
    /** The id of the name, the store, the brand, the category or the condition. */
    ref: integer('ref').notNull(),
    moduleId: integer('module_id').notNull(),
    /** As in `items`. */
    reach: integer('reach').notNull(),
    /** Folded words, by language. */
    names: jsonb('names').$type<string[][]>().notNull().default([]),
    /** Folded words of its category and of what it is for. */
    context: text('context').array().notNull().default([]),
    /** All words that it is found by. */
    terms: text('terms').array().notNull().default([]),
    /** Its name is to be read, or read again. */
    unread: boolean('unread').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.ref] }),
    index('search_entries_by_keys').using('gin', searchKeys(table)).with(AT_ONCE),
    index('search_entries_unread')
      .on(table.kind, table.ref)
      .where(sql`${table.unread}`),
  ],
);

/** Every word of a module's names. */
export const searchTerms = pgTable(
  'search_terms',
  {
    moduleId: integer('module_id').notNull(),
    term: plainText('term').notNull(),
    stem: text('stem').notNull(),
    /** How it sounds; null: of other letters, or too short. */
    sound: text('sound'),
    /** What is left of it without up to two letters. */
    spellings: text('spellings').array().notNull(),
    /** A word of a name, not two of them as one. */
    isWord: boolean('is_word').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.moduleId, table.term] }),
    index('search_terms_by_stem').on(table.stem),
    index('search_terms_by_sound').on(table.sound),
    index('search_terms_by_spellings').using('gin', table.spellings).with(AT_ONCE),
    index('search_terms_by_parts')
      .using('gin', sql`${table.term} gin_trgm_ops`)
      .with(AT_ONCE),
  ],
);
