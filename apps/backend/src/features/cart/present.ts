/** Cart lines in the wire format (contract §5.2). */
import type { WireCartLine } from '@shop/contract/cart';
import { priceLine } from '@shop/domain/pricing';
import type { RequestPlace } from '../../plugins/place';
import { major } from '../../present';
import { presentItem, toDomainChoice, toDomainItem } from '../items/present';
import type { Shopper } from '../shoppers/caller';
import { presentChoice } from './choice';
import type { Line } from './service';

/** A line at its current price. */
export function presentLine(line: Line, { isGuest }: Shopper, place: RequestPlace): WireCartLine {
  const price = priceLine(toDomainItem(line.row), toDomainChoice(line.choice), line.quantity);
  return {
    id: line.id,
    user_id: line.shopperId,
    module_id: line.moduleId,
    store_id: line.row.store.id,
    item_id: line.itemId,
    is_guest: isGuest,
    item_type: 'App\\Models\\Item',
    add_on_ids: line.choice.addOns.map(({ id }) => id),
    add_on_qtys: line.choice.addOns.map(({ quantity }) => quantity),
    price: major(price.total),
    quantity: line.quantity,
    variation: presentChoice(line.row, line.choice, place),
    created_at: line.createdAt.toISOString(),
    updated_at: line.createdAt.toISOString(),
    item: presentItem(line.row, place),
  };
}
