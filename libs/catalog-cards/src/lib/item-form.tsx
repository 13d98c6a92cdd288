/** The content of the item dialog and of the item page. Key it by item id: a new item starts a new form. */
import type { Item } from '@shop/domain';
import { chosenPicture } from '@shop/domain/swatches';
import { Slot } from '@shop/module-kit';
import { ReadMore, Text, Title, Written } from '@shop/ui';
import { paths } from '@shop/util';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { Countdown, useTimeLeft } from './countdown';
import { Gallery } from './gallery';
import { Heart } from './heart';
import { ItemChoices } from './item-choices';
import { Chips, Facts } from './item-facts';
import { ItemFormFooter } from './item-form-footer';
import { ClosedNotice } from './item-notices';
import { ItemMeasure, ItemPrice, useItemState } from './cards/item-parts';
import classes from './item-form.module.css';
import { useCardMessages } from '../messages';
import { useItemForm } from './use-item-form';
import { useReopening, type OpeningOf } from './use-reopening';

export interface ItemFormProps {
  item: Item;
  storeIsClosed: boolean;
  /** The item's store, once loaded: gives the next opening time. */
  store?: OpeningOf | null;
  onDone: () => void;
  variant?: 'dialog' | 'page';
}

const DESCRIPTION_LIMIT = 130;

function Head({ item, variant }: { item: Item; variant: 'dialog' | 'page' }) {
  return (
    <>
      <Title order={variant === 'page' ? 1 : 2} className={classes.name}>
        <Slot name="itemMark" item={item} /> <Written>{item.name}</Written>
        <Heart wish={{ kind: 'item', item }} />
      </Title>
      <Link className={classes.store} to={paths.store({ id: item.storeId, slug: null, moduleId: item.moduleId })}>
        <Written>{item.storeName}</Written>
      </Link>
    </>
  );
}

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

export function ItemForm({ item, storeIsClosed, store = null, onDone, variant = 'dialog' }: ItemFormProps) {
  const { soldOut, availability, tracksStock } = useItemState(item, storeIsClosed);
  const form = useItemForm(item, { tracksStock, variant, onDone });
  const reopens = useReopening(store);
  const left = useTimeLeft(item.campaignEnds);
  const isCampaign = item.campaignEnds !== null;
  const body = useRef<HTMLDivElement>(null);
  // The whole group scrolls into view, with its error above the options; the focus makes a screen reader announce it (PLUS-27).
  const showError = () =>
    requestAnimationFrame(() => {
      const group = body.current?.querySelector<HTMLElement>('[data-invalid]');
      group?.scrollIntoView({ block: 'start' });
      group?.querySelector('input')?.focus({ preventScroll: true });
    });
  return (
    <>
      <div className={classes.scroll} data-variant={variant} ref={body}>
        <div className={classes.picture}>
          <Gallery images={item.images} name={item.name} shown={chosenPicture(item, form.choice)} />
        </div>
        <div className={classes.content}>
          <Head item={item} variant={variant} />
          <p className={classes.cost}>
            <ItemPrice item={form.variation ? { ...item, variations: [form.variation] } : item} size="lg" />
            <ItemMeasure item={item} className={classes.measure} />
          </p>
          <Facts item={item} soldOut={soldOut} tracksStock={tracksStock} />
          <Slot name="itemFacts" moduleType={item.moduleType} item={item} />
          {isCampaign ? <Countdown left={left} /> : null}
          <Description text={item.description} />
          {storeIsClosed ? <ClosedNotice availability={availability} reopens={reopens} /> : null}
          {availability.state !== 'now' && availability.hours ? (
            <Slot name="itemNotice" moduleType={item.moduleType} item={item} availability={availability} />
          ) : null}
          <ItemChoices item={item} form={form} />
          <Chips item={item} />
          <Slot name="itemExtras" moduleType={item.moduleType} item={item} />
        </div>
      </div>
      <ItemFormFooter
        item={item}
        form={form}
        variant={variant}
        soldOut={soldOut}
        availability={availability}
        isOver={isCampaign && left === 0}
        onInvalid={showError}
      />
    </>
  );
}
