/** What the draft of an order sends, in a checkout and with a prescription. */
import type { Store } from '@shop/domain';
import type { Draft } from './draft';

export const orderOf = (
  { type, contact, address, note, instruction, tip }: Draft,
  { id, moduleId }: Pick<Store, 'id' | 'moduleId'>,
) => ({
  moduleId,
  storeId: id,
  type,
  contact,
  address: type === 'delivery' ? address : null,
  note,
  instruction,
  tip,
});
