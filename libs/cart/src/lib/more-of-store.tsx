/** More items of the cart's store, below its lines: what goes with them is one press away. */
import { useScope } from '@shop/api-client';
import { useGetItemsBesideQuery } from '@shop/api-client/catalog';
import { ItemActionsProvider, ItemCard, useItemActions } from '@shop/catalog-cards';
import type { CartLine, Item } from '@shop/domain';
import { isSoldOut } from '@shop/domain/stock';
import { Written } from '@shop/ui';
import { Row } from '@shop/view-kit';
import { useId, useMemo } from 'react';
import classes from './more-of-store.module.css';
import { useCartMessages } from '../messages';

export interface MoreOfStoreProps {
  /** The cart's first line when the drawer opened: the row stays while lines come and go. */
  line: CartLine;
  /** Ids of the items that were in the cart then. What is added meanwhile keeps its card, with its stepper under the finger. */
  inCart: readonly string[];
  /** Closes the drawer: an item's dialog stands over the page. */
  onLeave: () => void;
}

export default function MoreOfStore({ line, inCart, onLeave }: MoreOfStoreProps) {
  const t = useCartMessages();
  const id = useId();
  const actions = useItemActions();
  const scope = useScope(line.item.moduleId);
  // An extra: while it loads, and where it fails, the drawer is as without it.
  const { data } = useGetItemsBesideQuery({ scope, itemId: line.item.id, like: 'store' });
  const leaving = useMemo(() => {
    const after = (open: (item: Item) => void) => (item: Item) => {
      onLeave();
      open(item);
    };
    return { ...actions, open: after(actions.open), quickView: after(actions.quickView) };
  }, [actions, onLeave]);
  const offered = data?.entries.filter((item) => !inCart.includes(item.id) && !isSoldOut(item, true)) ?? [];
  if (offered.length === 0) return null;
  const title = t('drawer.moreOf', { store: line.item.storeName });
  return (
    <section className={classes.more} aria-labelledby={id}>
      <h3 className={classes.title} id={id}>
        <Written>{title}</Written>
      </h3>
      <ItemActionsProvider value={leaving}>
        <Row label={title} width="148px">
          {offered.map((item) => (
            <ItemCard key={item.id} item={item} layout="vertical" />
          ))}
        </Row>
      </ItemActionsProvider>
    </section>
  );
}
