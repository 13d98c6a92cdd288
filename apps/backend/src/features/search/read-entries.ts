/**
 * Reads the names of what can be searched, and the words of the catalogue from them (decision 108). PostgreSQL enters what
 * is new or renamed as unread; folding has one place, in `domain`.
 */
import { sql, type SQL } from 'drizzle-orm';
import { heardOf } from '@shop/domain/search/match-word';
import type { Allergen } from '@shop/domain/diet';
import { DIET_WORDS } from '@shop/domain/search/diet-words';
import { searchableName, termsOf } from '@shop/domain/search/searchable-name';
import { stemOf } from '@shop/domain/search/stem';
import { errorsAllowed, spellings } from '@shop/domain/search/typing-errors';
import type { Db, Executor } from '../../db/database';
import type { Localized } from '../../db/schema';

/** Names that are read by one statement. */
const BATCH = 500;
/** A store that sells more kinds of things than this is found by its name alone. */
const MOST_KINDS = 4;

interface UnreadRow extends Record<string, unknown> {
  kind: string;
  ref: number;
  module: number;
  name: Localized | null;
  about: (Localized | null)[] | null;
  traits: string | null;
}

/** The category of the most ordered item with a name, the category above, what it is for, what works in it, and its tags. */
const aboutName = sql`(SELECT jsonb_build_array(c.name, p.name, k.name, i.active_ingredient) || i.tags
  FROM (SELECT category_id, category_parent_id, condition_id, active_ingredient, tags FROM items WHERE name_id = e.ref ORDER BY order_count DESC, id LIMIT 1) i
  JOIN categories c ON c.id = i.category_id LEFT JOIN categories p ON p.id = i.category_parent_id LEFT JOIN conditions k ON k.id = i.condition_id)`;
const wordWhen = (condition: SQL, word: string): SQL => sql`CASE WHEN ${condition} THEN ${word}::text END`;
const isWithout = (allergens: readonly Allergen[]): SQL =>
  sql`bool_and(allergens IS NOT NULL AND NOT allergens && ${sql.param([...allergens])}::text[])`;
/** Diets that some item with a name suits, and what none of its items contains, each as one word of the synonyms (decision 132). */
const traitsOfName = sql`(SELECT concat_ws(' ', ${sql.join(
  [
    wordWhen(sql`bool_or(halal)`, DIET_WORDS.halal),
    wordWhen(sql`bool_or(vegan)`, DIET_WORDS.vegan),
    wordWhen(sql`bool_or(gluten_free)`, DIET_WORDS.gluten_free),
    wordWhen(sql`bool_or(veg AND allergens IS NOT NULL)`, DIET_WORDS.vegetarian),
    wordWhen(isWithout(['milk']), 'dairyfree'),
    wordWhen(isWithout(['nuts', 'peanuts']), 'nutfree'),
    wordWhen(isWithout(['eggs']), 'eggfree'),
  ],
  sql`, `,
)}) FROM items WHERE name_id = e.ref)`;
/** What all that a store sells is. */
const traitsOfStore = sql`(SELECT concat_ws(' ', ${wordWhen(sql`bool_and(i.halal)`, DIET_WORDS.halal)}, ${wordWhen(sql`bool_and(i.vegan)`, DIET_WORDS.vegan)},
  ${wordWhen(sql`NOT s.non_veg`, DIET_WORDS.vegetarian)}) FROM items i WHERE i.store_id = e.ref)`;
/** What a store sells, when that is not all kinds of things. */
const aboutStore = sql`(SELECT CASE WHEN count(*) <= ${MOST_KINDS}::int THEN jsonb_agg(c.name ORDER BY c.id) END
  FROM (SELECT DISTINCT CASE WHEN category_parent_id = 0 THEN category_id ELSE category_parent_id END AS root FROM items WHERE store_id = e.ref) r
  JOIN categories c ON c.id = r.root)`;

const unreadRows: SQL = sql`
  SELECT e.kind, e.ref, e.module_id AS module, coalesce(n.name, s.name, b.name, g.name, k.name) AS name,
    CASE e.kind WHEN 'item' THEN ${aboutName} WHEN 'store' THEN ${aboutStore} END AS about,
    CASE e.kind WHEN 'item' THEN ${traitsOfName} WHEN 'store' THEN ${traitsOfStore} END AS traits
  FROM search_entries e
    LEFT JOIN item_names n ON e.kind = 'item' AND n.id = e.ref
    LEFT JOIN stores s ON e.kind = 'store' AND s.id = e.ref
    LEFT JOIN brands b ON e.kind = 'brand' AND b.id = e.ref
    LEFT JOIN categories g ON e.kind = 'category' AND g.id = e.ref
    LEFT JOIN conditions k ON e.kind = 'condition' AND k.id = e.ref
  WHERE e.unread ORDER BY e.kind, e.ref LIMIT ${BATCH}::int FOR UPDATE OF e SKIP LOCKED`;

const textsOf = (name: Localized | null): string[] => (name ? [name.en, name.ar] : []);

/** What is stored of a name, and the words that are known by it. */
function readRow({ kind, ref, module, name, about, traits }: UnreadRow) {
  const read = searchableName(textsOf(name), [...(about ?? []).flatMap(textsOf), traits ?? '']);
  const terms = termsOf(read);
  const words = new Set([...read.names.flat(), ...read.context]);
  return {
    entry: { kind, ref, ...read, terms },
    terms: terms.map((term) => ({ module_id: module, term, is_word: words.has(term) })),
  };
}

function describeTerm<Term extends { term: string }>(given: Term) {
  const stem = stemOf(given.term);
  const both = [given.term, stem].flatMap((word) => spellings(word, errorsAllowed(word)));
  return { ...given, stem, sound: heardOf(given.term)?.key ?? null, spellings: [...new Set(both)] };
}

async function writeRows(tx: Executor, rows: readonly UnreadRow[]): Promise<void> {
  const read = rows.map(readRow);
  await tx.execute(sql`
    UPDATE search_entries e SET names = r.names, context = r.context, terms = r.terms, unread = false
    FROM jsonb_to_recordset(${JSON.stringify(read.map(({ entry }) => entry))}::jsonb)
      AS r(kind text, ref int, names jsonb, context text[], terms text[])
    WHERE e.kind = r.kind AND e.ref = r.ref`);
  const terms = new Map(read.flatMap((row) => row.terms).map((row) => [`${row.module_id} ${row.term}`, row]));
  // In one order, so that two who read at once wait for each other and do not both fail.
  await tx.execute(sql`
    INSERT INTO search_terms (module_id, term, stem, sound, spellings, is_word)
    SELECT module_id, term, stem, sound, spellings, is_word
    FROM jsonb_to_recordset(${JSON.stringify([...terms.values()].map(describeTerm))}::jsonb)
      AS r(module_id int, term text, stem text, sound text, spellings text[], is_word boolean)
    ORDER BY module_id, term COLLATE "C" ON CONFLICT DO NOTHING`);
}

/** @returns how many names were read */
async function readBatch(db: Pick<Db, 'transaction'>): Promise<number> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<UnreadRow>(unreadRows);
    if (rows.length > 0) await writeRows(tx, rows);
    return rows.length;
  });
}

/** Reads names that are new or changed. @param most about so many; more are left to the next call */
export async function readEntries(db: Pick<Db, 'transaction'>, most = Infinity): Promise<void> {
  for (let count = 0; count < most;) {
    const taken = await readBatch(db);
    count += taken;
    if (taken < BATCH) break;
  }
}

/** Entries are read again, and words that no name has any more are deleted, within so many turns. */
const SLICES = 24;

/** Whether a term is of a slice. */
const isIn = (part: number, term: SQL): SQL => sql`abs(hashtext(${term})) % ${SLICES}::int = ${part}::int`;

/** Categories and conditions of items change: names are read again within a day. @param slice any integer */
export async function refreshEntries(db: Executor, slice: number): Promise<void> {
  const part = ((slice % SLICES) + SLICES) % SLICES;
  await db.execute(
    sql`UPDATE search_entries SET unread = true WHERE ref % ${SLICES}::int = ${part}::int AND NOT unread`,
  );
  // The words of all names are listed once: asking for each word which names have it took 150 times as long.
  await db.execute(sql`
    DELETE FROM search_terms t WHERE ${isIn(part, sql`t.term`)} AND NOT EXISTS (
      SELECT 1 FROM (
        SELECT e.module_id, u.term FROM search_entries e, unnest(e.terms) u(term) WHERE ${isIn(part, sql`u.term`)}
      ) k WHERE k.module_id = t.module_id AND k.term = t.term)`);
}
