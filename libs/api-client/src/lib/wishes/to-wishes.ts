/** Decodes a wish list (WISH rows). */
import type { WireWishes } from '@shop/contract/account';
import type { WireItem } from '@shop/contract/item';
import type { WireStore } from '@shop/contract/store';
import type { Wishes } from '@shop/domain';
import { wires, type WireMoney } from '../base/wire';
import type { Tolerant } from '../base/tolerant';
import { toItem } from '../catalog/to-item';
import { toStore } from '../catalog/to-store';

/** Names of other backends. */
interface OtherWishes {
  items: WireItem[];
  stores: WireStore[];
}

export const toWishes = (wire: Tolerant<WireWishes & OtherWishes>, money: WireMoney): Wishes => ({
  items: wires<WireItem[]>(wire.item ?? wire.items).map((entry) => toItem(entry, money)),
  stores: wires<WireStore[]>(wire.store ?? wire.stores).map((entry) => toStore(entry, money)),
});
