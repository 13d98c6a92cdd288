/**
 * Every table that holds something of a person: what the customer's file has of it, and what becomes of it with the account. The one
 * truth of the file and of the removal; a new table or column that is in neither list fails `kept.spec.ts` (decision 156).
 */
import { getTableColumns } from 'drizzle-orm';
import { ACCOUNT_TABLES } from './account-tables';
import type { KeptTable, OrderPart, Section } from './kept';
import { ORDER_TABLES } from './order-tables';

export const KEPT_TABLES: Record<string, KeptTable> = { ...ACCOUNT_TABLES, ...ORDER_TABLES };

export interface InFile<Place> {
  kept: KeptTable;
  place: Place;
  /** Names in the file, as SQL has them. */
  fields: [column: string, field: string][];
}
function inFile<Place>(kept: KeptTable, place: Place): InFile<Place> {
  const columns = getTableColumns(kept.table);
  const names = Object.keys(kept.names).map((name): [string, string] => [name, name]);
  const fields = [...kept.shown, ...Object.keys(kept.as)].map((name): [string, string] => [
    name,
    columns[name]?.name ?? name,
  ]);
  return { kept, place, fields: [...fields, ...names] };
}

const TABLES = Object.values(KEPT_TABLES);
/** The lists of the file, in its order. */
export const SECTIONS: readonly InFile<Section>[] = TABLES.flatMap((kept) =>
  kept.file && 'of' in kept.file ? [inFile(kept, kept.file)] : [],
);
/** What is within each order. */
export const ORDER_PARTS: readonly InFile<OrderPart>[] = TABLES.flatMap((kept) =>
  kept.file && 'order' in kept.file ? [inFile(kept, kept.file)] : [],
);
