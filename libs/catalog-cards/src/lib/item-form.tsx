/** The content of the item dialog and of the item page. Key it by item id: a new item starts a new form. */
import type { Item } from '@shop/domain';
import { chosenPicture } from '@shop/domain/swatches';
import { Slot } from '@shop/module-kit';
import { ReadMore, Text, Title, Written } from '@shop/ui';
import { useRef, type ReactNode } from 'react';
import { Countdown, useIsOver } from './countdown';
import { Gallery } from './gallery';
import { Heart } from './heart';
import { ItemChoices } from './item-choices';
import { Chips, Facts } from './item-facts';
import { ItemFormFooter } from './item-form-footer';
import { ClosedNotice } from './item-notices';
import { ItemMeasure, ItemPrice, useItemState } from './cards/item-parts';
import classes from './item-form.module.css';
import layout from './item-layout.module.css';
import { StoreLine, type StoreFacts } from './store-line';
import { useCardMessages } from '../messages';
import { useItemForm } from './use-item-form';
import { useReopening, type OpeningOf } from './use-reopening';

export interface ItemFormProps {
  item: Item;
  storeIsClosed: boolean;
  /** The item's store, once loaded: gives the next opening time, and what its delivery takes. */
  store?: (OpeningOf & StoreFacts) | null;
  onDone: () => void;
  variant?: 'dialog' | 'page';
  /** Above the picture while the content scrolls. */
  bar?: ReactNode;
  /** What follows on the page: on wide screens beside the buttons, which stay in view. */
  children?: ReactNode;
}

const DESCRIPTION_LIMIT = 130;

function Description({ text }: { text: string }) {
  const t = useCardMessages();
  if (!text) return null;
  return (
    <Text c="dimmed">
      <ReadMore
        text={text}
        limit={DESCRIPTION_LIMIT}
        labels={{ expand: t('dialog.readMore'), collapse: t('dialog.readLess') }}
      />
    </Text>
  );
}

/** Name, store, price, badges and the facts of its module. */
function Head({
  item,
  shown,
  store,
  variant,
}: Required<Pick<ItemFormProps, 'store' | 'variant'>> & { item: Item; shown: Item }) {
  const { soldOut, tracksStock } = useItemState(item, false);
  return (
    <>
      <Title order={variant === 'page' ? 1 : 2} className={classes.name}>
        <Slot name="itemMark" item={item} /> <Written>{item.name}</Written>
        <Heart wish={{ kind: 'item', item }} />
      </Title>
      <StoreLine item={item} store={store} />
      <p className={classes.cost}>
        <ItemPrice item={shown} size="lg" />
        <ItemMeasure item={item} className={classes.measure} />
      </p>
      <Facts item={item} soldOut={soldOut} tracksStock={tracksStock} />
    </>
  );
}

const Extras = ({ item }: { item: Item }) => (
  <div className={`${layout.extras} ${classes.content}`}>
    <Chips item={item} />
    <Slot name="itemExtras" moduleType={item.moduleType} item={item} />
  </div>
);

export function ItemForm(props: ItemFormProps) {
  const { item, storeIsClosed, store = null, onDone, variant = 'dialog', bar, children } = props;
  const { soldOut, availability, tracksStock } = useItemState(item, storeIsClosed);
  const form = useItemForm(item, { tracksStock, variant, onDone });
  const reopens = useReopening(store);
  const isOver = useIsOver(item.campaignEnds);
  const body = useRef<HTMLDivElement>(null);
  // The whole group scrolls into view, with its error above the options; the focus makes a screen reader announce it (PLUS-27).
  const toMissing = () =>
    requestAnimationFrame(() => {
      const group = body.current?.querySelector<HTMLElement>('[data-invalid]');
      group?.scrollIntoView({ block: 'start' });
      group?.querySelector('input')?.focus({ preventScroll: true });
    });
  const picture = (
    <div className={layout.picture}>
      <Gallery
        images={item.images}
        name={item.name}
        shown={chosenPicture(item, form.choice)}
        isInDialog={variant === 'dialog'}
        notice={storeIsClosed ? <ClosedNotice availability={availability} reopens={reopens} /> : null}
      />
    </div>
  );
  const content = (
    // What is chosen in one of its parts changes the others: none is chosen from before all are hydrated.
    <div className={`${layout.content} ${classes.content}`} data-hydrates-whole>
      <Head
        item={item}
        shown={form.variation ? { ...item, variations: [form.variation] } : item}
        store={store}
        variant={variant}
      />
      {item.campaignEnds === null ? null : <Countdown until={item.campaignEnds} />}
      <Description text={item.description} />
      {availability.state !== 'now' && availability.hours ? (
        <Slot name="itemNotice" moduleType={item.moduleType} item={item} availability={availability} />
      ) : null}
      <ItemChoices item={item} form={form} />
    </div>
  );
  const extras = <Extras item={item} />;
  const footer = (
    <ItemFormFooter
      item={item}
      form={form}
      soldOut={soldOut}
      availability={availability}
      isOver={isOver}
      onInvalid={toMissing}
    />
  );
  return variant === 'dialog' ? (
    <div className={layout.dialog} ref={body}>
      <div className={layout.scroll} data-variant="dialog">
        {bar}
        {picture}
        <div className={layout.text}>
          {content}
          {extras}
        </div>
      </div>
      {footer}
    </div>
  ) : (
    <div className={layout.page} ref={body}>
      {picture}
      <div className={layout.buy}>
        {content}
        {footer}
        {extras}
      </div>
      {children ? <div className={layout.rest}>{children}</div> : null}
    </div>
  );
}
