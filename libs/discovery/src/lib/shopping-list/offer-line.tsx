/** A line of the list at a store: the item, how many of it, and what it may be swapped for. */
import type { ListOffer } from '@shop/api-client/shopping-list';
import { ItemPrice, useCartLines, useItemActions, useItemLink } from '@shop/catalog-cards';
import { useFormats } from '@shop/i18n';
import type { ListPick } from '@shop/session';
import { Button, Picture, QuantityStepper, showToast, Written } from '@shop/ui';
import { IconArrowsExchange } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import classes from './shopping-list.module.css';
import type { OfferLine as Line } from './use-offer';
import { useListMessages } from '../../messages';

export interface OfferLineProps {
  line: Line;
  onPick: (key: string, pick: ListPick) => void;
}

function Alternatives({ line, id, onTake }: { line: Line; id: string; onTake: (offer: ListOffer) => void }) {
  const t = useListMessages();
  return (
    <ul id={id} className={classes.others} aria-label={t('swapLabel', { text: line.text })}>
      {line.offers
        .filter(({ item }) => item.id !== line.chosen.item.id)
        .map((offer) => (
          <li key={offer.item.id}>
            <button type="button" className={classes.other} onClick={() => onTake(offer)}>
              <span className={classes.otherPicture}>
                <Picture source={offer.item.image} alt="" sizes="40px" />
              </span>
              <Written as="span" className={classes.otherName}>
                {offer.item.name}
              </Written>
              <ItemPrice item={offer.item} />
            </button>
          </li>
        ))}
    </ul>
  );
}

/** How many, or the way to the options of the item. */
function Amount({ line, onPick }: OfferLineProps) {
  const t = useListMessages();
  const { open } = useItemActions();
  const lines = useCartLines();
  const { item } = line.chosen;
  const { name } = item;
  const set = (quantity: number) => onPick(line.key, { itemId: item.id, quantity });
  if (line.mustChoose)
    return (
      <>
        {lines.some((one) => one.item.id === item.id) ? <span className={classes.muted}>{t('inCart')}</span> : null}
        <Button variant="light" size="sm" aria-label={t('chooseFor', { name })} onClick={() => open(item)}>
          {t('choose')}
        </Button>
      </>
    );
  return (
    <QuantityStepper
      quantity={line.quantity}
      labels={{
        group: t('quantity', { name }),
        less: t('less', { name }),
        more: t('more', { name }),
        remove: t('leaveOut', { name }),
      }}
      onLess={() => set(line.quantity - 1)}
      onRemove={() => set(0)}
      onMore={() => {
        if (line.most !== null && line.quantity >= line.most) showToast(t('limit'), 'bad');
        else set(line.quantity + 1);
      }}
    />
  );
}

export function OfferLine({ line, onPick }: OfferLineProps) {
  const t = useListMessages();
  const { money } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const swap = useRef<HTMLButtonElement>(null);
  const { item } = line.chosen;
  const { href, ...link } = useItemLink(item);
  const others = line.offers.length - 1;
  return (
    <li className={classes.line} data-out={line.quantity === 0 || undefined}>
      <span className={classes.picture}>
        <Picture source={item.image} alt="" sizes="64px" />
      </span>
      <div className={classes.about}>
        <Link className={classes.name} to={href} {...link}>
          <Written>{item.name}</Written>
        </Link>
        <small className={classes.muted}>
          <Written>{t('forLine', { text: line.text })}</Written>
        </small>
        {line.choice.variation || item.unit ? (
          <small className={classes.muted}>
            <Written>{line.choice.variation ?? item.unit ?? ''}</Written>
          </small>
        ) : null}
        {others > 0 ? (
          <button
            ref={swap}
            type="button"
            className={classes.swap}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            aria-label={`${t('swapLabel', { text: line.text })}: ${t('swap', { count: others })}`}
            onClick={() => setOpen(!isOpen)}
          >
            <IconArrowsExchange size={16} aria-hidden="true" />
            {t('swap', { count: others })}
          </button>
        ) : null}
      </div>
      <div className={classes.amount}>
        <span className={classes.price}>
          {line.mustChoose ? null : line.quantity === 0 ? (
            <span className={classes.muted}>{t('leftOut')}</span>
          ) : (
            <bdi>{money(line.total)}</bdi>
          )}
        </span>
        <Amount line={line} onPick={onPick} />
      </div>
      {isOpen && others > 0 ? (
        <Alternatives
          line={line}
          id={id}
          onTake={(offer) => {
            onPick(line.key, { itemId: offer.item.id, quantity: offer.quantity });
            setOpen(false);
            swap.current?.focus();
          }}
        />
      ) : null}
    </li>
  );
}
