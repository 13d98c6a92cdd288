/** What a store has of the list: how much of it, what it costs and when it comes; and one press puts it into the cart. */
import type { ListStore } from '@shop/api-client/shopping-list';
import { useItemActions } from '@shop/catalog-cards';
import { isClosed } from '@shop/domain/availability';
import { useFormats } from '@shop/i18n';
import { ADDED_TOAST, Badge, Button, Picture, showToast, Written } from '@shop/ui';
import { paths } from '@shop/util';
import { IconBike, IconChevronDown, IconClock } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { MissingLines } from './missing-lines';
import { OfferLine } from './offer-line';
import classes from './shopping-list.module.css';
import type { ShoppingList } from './use-list';
import { useOffer, type Offer } from './use-offer';
import { useListMessages } from '../../messages';

/** '★ 25–35 min · Delivery €1.90' */
function Facts({ store }: Pick<ListStore, 'store'>) {
  const t = useListMessages();
  const { money, span } = useFormats();
  return (
    <p className={classes.facts}>
      {isClosed(store) ? <Badge>{t('closed')}</Badge> : null}
      {store.deliveryTime ? (
        <span>
          <IconClock size={16} aria-hidden="true" />
          <bdi>{span(store.deliveryTime)}</bdi>
        </span>
      ) : null}
      {store.freeDelivery || store.deliveryFee ? (
        <span>
          <IconBike size={16} aria-hidden="true" />
          {store.freeDelivery || !store.deliveryFee ? t('freeDelivery') : t('fee', { fee: money(store.deliveryFee) })}
        </span>
      ) : null}
    </p>
  );
}

/** All that is chosen of a store, as one entry of the cart's log. */
function AddAll({ store, offer, isBest }: { offer: Offer; isBest: boolean } & Pick<ListStore, 'store'>) {
  const t = useListMessages();
  const { money } = useFormats();
  const { addAll } = useItemActions();
  const [isAdding, setAdding] = useState(false);
  const count = offer.bought.length;
  if (count === 0) return null;
  const add = async () => {
    setAdding(true);
    const answer = await addAll(offer.bought);
    setAdding(false);
    if (answer === null) return;
    if (!answer.ok) showToast(answer.messages.join(' '), 'bad');
    else if (answer.queued) showToast(t('queued'), 'neutral');
    else showToast(t('added', { count }), 'good', { key: ADDED_TOAST });
  };
  const price = money(offer.total);
  return (
    <Button
      size="md"
      fullWidth
      variant={isBest ? 'filled' : 'light'}
      loading={isAdding}
      aria-label={t('addLabel', { count, store: store.name, price })}
      onClick={() => void add()}
    >
      {t('add', { count, price })}
    </Button>
  );
}

export interface OfferCardProps {
  offered: ListStore;
  list: ShoppingList;
  /** The first of them: it is open from the start. */
  isBest: boolean;
}

export function OfferCard({ offered, list, isBest }: OfferCardProps) {
  const t = useListMessages();
  const { money } = useFormats();
  const { store } = offered;
  const [isOpen, setOpen] = useState(isBest);
  const id = useId();
  const offer = useOffer(offered, list.asked, list.picks);
  return (
    <article className={classes.card} aria-labelledby={`${id}-name`}>
      <header className={classes.head}>
        <span className={classes.logo}>
          <Picture source={store.logo} alt="" sizes="48px" round />
        </span>
        <div className={classes.store}>
          <h3 className={classes.storeName} id={`${id}-name`}>
            <Link to={paths.store(store)}>
              <Written>{store.name}</Written>
            </Link>
          </h3>
          <p className={classes.covers}>
            <span>{t('covers', { covered: offer.lines.length, total: list.asked.length })}</span>
            <span className={classes.sum}>
              <bdi>{money(offer.total)}</bdi>
            </span>
          </p>
          <Facts store={store} />
        </div>
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-label={t(isOpen ? 'hide' : 'show', { store: store.name })}
          onClick={() => setOpen(!isOpen)}
        >
          <IconChevronDown size={20} aria-hidden="true" />
        </button>
      </header>
      {isOpen ? (
        <div id={id} className={classes.body}>
          <ul className={classes.lines}>
            {offer.lines.map((line) => (
              <OfferLine key={line.key} line={line} onPick={list.pick} />
            ))}
          </ul>
          <MissingLines title={t('missing')} lines={offer.missing} />
          <AddAll store={store} offer={offer} isBest={isBest} />
        </div>
      ) : null}
    </article>
  );
}
