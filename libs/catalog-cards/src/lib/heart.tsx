/** The wish list button of an item or store. The app provides the actions; without a provider nothing is rendered. */
import type { Item, Store } from '@shop/domain';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { createContext, useContext } from 'react';
import classes from './heart.module.css';
import { useCardMessages } from '../messages';

export type WishOf = { kind: 'item'; item: Item } | { kind: 'store'; store: Store };

export interface WishActions {
  isWished: (wish: WishOf) => boolean;
  /** Adds or removes, and shows the result itself. */
  toggle: (wish: WishOf) => void;
}

const Context = createContext<WishActions | null>(null);
export const WishActionsProvider = Context.Provider;

export interface HeartProps {
  wish: WishOf;
  /** On a picture: with a white disc as background. */
  over?: boolean;
}

export function Heart({ wish, over = false }: HeartProps) {
  const t = useCardMessages();
  const actions = useContext(Context);
  if (!actions) return null;
  const wished = actions.isWished(wish);
  const name = wish.kind === 'item' ? wish.item.name : wish.store.name;
  const Icon = wished ? IconHeartFilled : IconHeart;
  return (
    <button
      type="button"
      className={classes.heart}
      data-over={over || undefined}
      aria-pressed={wished}
      aria-label={t('wish', { name })}
      onClick={(event) => {
        event.preventDefault();
        actions.toggle(wish);
      }}
    >
      <Icon size={20} aria-hidden="true" />
    </button>
  );
}
