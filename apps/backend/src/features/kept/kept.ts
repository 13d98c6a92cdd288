/** How the tables say what they keep about a person, and what becomes of it (decision 156). */
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { RemovalPart } from '@shop/domain/account-removal';
import type { RequestPlace } from '../../plugins/place';
import type { CustomerRow } from '../shoppers/caller';

/**
 * Why a customer is not told: `secret`: it opens something; `other`: it is of another person; `inner`: it means nothing outside of the
 * database; `copy`: the file has it elsewhere, or it is a text on its way that expires.
 */
export type LeftOut = 'secret' | 'other' | 'inner' | 'copy';

/** A value as the file has it. @param row what is read of the row, by the names of its columns */
export type Show = (
  value: never,
  row: Record<string, unknown>,
  place: Pick<RequestPlace, 'origin' | 'sign'>,
) => unknown;

/** A list of the file, in pages by a unique key. */
export interface Section {
  name: string;
  key: PgColumn;
  of: (customer: CustomerRow) => SQL;
}
/** A list within each order; `order`: the id of its order. */
export interface OrderPart {
  ofOrder: string;
  key: PgColumn;
  order: PgColumn;
}

export interface KeptTable {
  table: PgTable;
  /** null: the file has none of it. */
  file: Section | OrderPart | null;
  /** Columns that the file has as they are. */
  shown: readonly string[];
  /** Columns that it shows in another form. */
  as: Record<string, Show>;
  /** Columns that it does not have. A text: all of them. */
  leftOut: Record<string, LeftOut> | LeftOut;
  /** Names beside ids: of what a column refers to. */
  names: Record<string, SQL>;
  /** What removing the account deletes, or why it stays. */
  removal: RemovalPart;
  /** Of rows that stay: what is written over the person's data. */
  emptied: Record<string, unknown>;
}

type ColumnOf<Table extends PgTable> = keyof Table['_']['columns'] & string;
interface Entry<Table extends PgTable> {
  file?: Section | OrderPart;
  shown?: readonly ColumnOf<Table>[];
  as?: { [Column in ColumnOf<Table>]?: Show };
  leftOut?: { [Column in ColumnOf<Table>]?: LeftOut } | LeftOut;
  names?: Record<string, SQL>;
  removal: RemovalPart;
  emptied?: { [Column in ColumnOf<Table>]?: Table['$inferInsert'][Column] | SQL };
}

export const kept = <Table extends PgTable>(
  table: Table,
  { file, shown = [], as = {}, leftOut = {}, names = {}, removal, emptied = {} }: Entry<Table>,
) =>
  ({
    table,
    file: file ?? null,
    shown,
    as: as as KeptTable['as'],
    leftOut: leftOut as KeptTable['leftOut'],
    names,
    removal,
    emptied,
  }) satisfies KeptTable;
