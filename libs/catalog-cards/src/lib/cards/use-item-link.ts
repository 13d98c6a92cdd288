/** A card is a link to its item; a plain press opens it in place, any other is the browser's. */
import type { Item } from '@shop/domain';
import type { MouseEvent } from 'react';
import { useItemActions } from '../item-actions';

export function useItemLink(item: Item): { href: string; onClick: (event: MouseEvent) => void } {
  const { linkTo, open } = useItemActions();
  return {
    href: linkTo(item),
    onClick: (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      open(item);
    },
  };
}
