/** The wish list button of an item or store. The app provides the actions; without a provider nothing is rendered. */
import type { Item, Store } from '@shop/domain';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { createContext, useContext, useSyncExternalStore } from 'react';
import classes from './heart.module.css';
import { useCardMessages } from '../messages';

export type WishOf = { kind: 'item'; item: Item } | { kind: 'store'; store: Store };

export interface WishActions {
  isWished: (wish: WishOf) => boolean;
  subscribe: (onChange: () => void) => () => void;
  /** Adds or removes, and shows the result itself. */
  toggle: (wish: WishOf) => void;
}

const Context = createContext<WishActions | null>(null);
export const WishActionsProvider = Context.Provider;

export interface HeartProps {
  wish: WishOf;
  /** On a picture: with a disc as background. */
  over?: boolean;
}

const nothing = () => false;

export function Heart(props: HeartProps) {
  const actions = useContext(Context);
  return actions ? <HeartButton {...props} actions={actions} /> : null;
}

function HeartButton({ wish, over = false, actions }: HeartProps & { actions: WishActions }) {
  const t = useCardMessages();
  const wished = useSyncExternalStore(actions.subscribe, () => actions.isWished(wish), nothing);
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
