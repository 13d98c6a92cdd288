/** The file of everything kept about a customer, written page after page: it costs the same memory for any number of orders. */
import { Readable } from 'node:stream';
import type { Executor } from '../../db/database';
import * as t from '../../db/schema';
import { MARKETPLACE } from '../../marketplace';
import type { RequestPlace } from '../../plugins/place';
import type { CustomerRow } from '../shoppers/caller';
import type { OrderPart, Section } from './kept';
import { KEY, ORDER, pagesOf, partsOf } from './queries';
import { ORDER_PARTS, SECTIONS, type InFile } from './tables';

type Row = Record<string, unknown>;
type Place = Pick<RequestPlace, 'origin' | 'sign'>;

/** A row as the file has it. */
function present({ kept, fields }: InFile<Section | OrderPart>, row: Row, place: Place): Row {
  return Object.fromEntries(
    fields.map(([column, field]) => {
      const show = kept.as[column];
      return [field, show ? show(row[column] as never, row, place) : row[column]];
    }),
  );
}

/** The orders of a page with all that is within each. One table after the other: a page of one is in memory at a time. */
async function withParts(db: Executor, orders: Row[], presented: Row[], place: Place): Promise<Row[]> {
  const ids = orders.map((row) => row[KEY] as number);
  const placeOf = new Map(ids.map((id, index) => [id, index]));
  for (const part of ORDER_PARTS) {
    for (const order of presented) order[part.place.ofOrder] = [];
    for (const row of await partsOf(db, part.kept, part.place, ids)) {
      const order = presented[placeOf.get(row[ORDER] as number) ?? -1];
      (order?.[part.place.ofOrder] as Row[] | undefined)?.push(present(part, row, place));
    }
  }
  return presented;
}

async function* textOf(db: Executor, me: CustomerRow, place: Place, now: Date): AsyncGenerator<string> {
  const head = { made_at: now.toISOString(), currency: MARKETPLACE.currency.code };
  yield JSON.stringify(head).slice(0, -1);
  for (const section of SECTIONS) {
    yield `,\n"${section.place.name}":[`;
    let isFirst = true;
    for await (const rows of pagesOf(db, section.kept, section.place, section.place.of(me))) {
      const plain = rows.map((row) => present(section, row, place));
      const shown = section.kept.table === t.orders ? await withParts(db, rows, plain, place) : plain;
      yield `${isFirst ? '' : ','}\n${shown.map((row) => JSON.stringify(row)).join(',\n')}`;
      isFirst = false;
    }
    yield ']';
  }
  yield '}\n';
}

/** Read no faster than it is sent. A reader that goes away ends it at the next page. */
export const keptFile = (db: Executor, me: CustomerRow, place: Place, now: Date): Readable =>
  Readable.from(textOf(db, me, place, now));
