/** The item dialog: picture, text, options, and a footer with the total in its button. */
import type { Item } from '@shop/domain';
import { BareDialog } from '@shop/ui';
import { ItemBar } from './item-bar';
import { ItemForm } from './item-form';
import type { StoreFacts } from './store-line';
import { useCardMessages } from '../messages';
import type { OpeningOf } from './use-reopening';

export interface ItemSheetProps {
  item: Item;
  opened: boolean;
  storeIsClosed: boolean;
  /** The item's store, once loaded: gives the next opening time, and what its delivery takes. */
  store?: (OpeningOf & StoreFacts) | null;
  onClose: () => void;
}

export default function ItemSheet({ item, opened, storeIsClosed, store = null, onClose }: ItemSheetProps) {
  const t = useCardMessages();
  return (
    <BareDialog name={item.name} closeLabel={t('dialog.close')} opened={opened} width={1040} onClose={onClose}>
      <ItemForm
        key={item.id}
        item={item}
        storeIsClosed={storeIsClosed}
        store={store}
        bar={<ItemBar item={item} />}
        onDone={onClose}
      />
    </BareDialog>
  );
}
