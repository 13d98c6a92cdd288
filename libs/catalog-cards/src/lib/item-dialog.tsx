/** The item dialog: picture, text, options, and a footer with the total in its button. */
import { BareDialog } from '@shop/ui';
import type { ItemDialogProps } from './item-dialog-lazy';
import { ItemForm } from './item-form';
import classes from './item-dialog.module.css';
import { useCardMessages } from '../messages';

export default function ItemDialog({ item, opened, storeIsClosed, store = null, onClose }: ItemDialogProps) {
  const t = useCardMessages();
  return (
    <BareDialog name={item.name} closeLabel={t('dialog.close')} opened={opened} width={860} onClose={onClose}>
      <div className={classes.content}>
        <ItemForm key={item.id} item={item} storeIsClosed={storeIsClosed} store={store} onDone={onClose} />
      </div>
    </BareDialog>
  );
}
