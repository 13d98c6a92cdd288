/**
 * The quick view button of a card: opens the item dialog, also where a press opens the item page (CARD-09, CARD-12).
 */
import type { Item } from '@shop/domain';
import { IconEye } from '@tabler/icons-react';
import { useItemActions } from '../item-actions';
import classes from './quick-view.module.css';
import { useCardMessages } from '../../messages';

export function QuickView({ item }: { item: Item }) {
  const t = useCardMessages();
  const { quickView } = useItemActions();
  return (
    <button
      type="button"
      className={classes.eye}
      aria-label={t('quickView', { name: item.name })}
      title={t('quickViewShort')}
      onClick={() => quickView(item)}
    >
      <IconEye size={18} aria-hidden="true" />
    </button>
  );
}
