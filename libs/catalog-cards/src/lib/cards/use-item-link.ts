/** Link props of a card: a plain press opens the item in place; presses with a modifier key stay with the browser. */
import type { Item } from '@shop/domain';
import type { MouseEvent } from 'react';
import { useItemActions } from '../item-actions';

/** Of all cards only this one's picture becomes that of the page (item-card.module.css). */
function mark(card: Element | null): void {
  document.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
  card?.setAttribute('data-pressed', '');
}

export function useItemLink(item: Item): { href: string; onClick: (event: MouseEvent) => void } {
  const { linkTo, open } = useItemActions();
  return {
    href: linkTo(item),
    onClick: (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      mark(event.currentTarget.closest('article'));
      open(item);
    },
  };
}
