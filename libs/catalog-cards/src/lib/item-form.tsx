/** Everything inside the dialog. A new item starts a new form (it is keyed by the item). */
import type { Item } from '@shop/domain';
import type { ChoiceError } from '@shop/domain/variation';
import { useDates, useFormats } from '@shop/i18n';
import { Badge, Button, QuantityStepper, ReadMore, Text, Title, Written } from '@shop/ui';
import { paths } from '@shop/util';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { Countdown, useTimeLeft } from './countdown';
import { Gallery } from './gallery';
import { Heart } from './heart';
import { AddOnList, GroupField, VariationField } from './item-options';
import { ItemBadges, ItemPrice, ItemRating, useItemState, VegMark } from './item-parts';
import classes from './item-form.module.css';
import { useCardMessages } from '../messages';
import { useItemForm } from './use-item-form';
import { useReopening, type OpeningOf } from './use-reopening';

export interface ItemFormProps {
  item: Item;
  storeIsClosed: boolean;
  /** Of the item, once it is known: it says when it opens again. */
  store?: OpeningOf | null;
  onDone: () => void;
  variant?: 'dialog' | 'page';
}

const DESCRIPTION_LIMIT = 130;

function Facts({ item, soldOut, tracksStock }: { item: Item; soldOut: boolean; tracksStock: boolean }) {
  const t = useCardMessages();
  return (
    <div className={classes.facts}>
      <ItemRating item={item} />
      <ItemBadges item={item} />
      {tracksStock ? <Badge tone={soldOut ? 'bad' : 'good'}>{t(soldOut ? 'outOfStock' : 'inStock')}</Badge> : null}
      {item.unit ? (
        <Badge>
          <Written>{item.unit}</Written>
        </Badge>
      ) : null}
    </div>
  );
}

function Chips({ item }: { item: Item }) {
  const t = useCardMessages();
  const names = [...item.categories.map(({ name }) => name), ...item.tags].filter(Boolean);
  if (names.length === 0) return null;
  return (
    <ul className={classes.chips} aria-label={t('dialog.categories')}>
      {names.map((name) => (
        <li key={name}>
          <Badge>
            <Written>{name}</Written>
          </Badge>
        </li>
      ))}
    </ul>
  );
}

/** What still has to be chosen, for the button to name: a group of options, or the last of the choices. */
function missingName(item: Item, error: ChoiceError): string | null {
  return 'group' in error ? error.group : (item.choices.at(-1)?.title ?? null);
}

export function ItemForm({ item, storeIsClosed, store = null, onDone, variant = 'dialog' }: ItemFormProps) {
  const t = useCardMessages();
  const { money } = useFormats();
  const { clock } = useDates();
  const { soldOut, availability, tracksStock } = useItemState(item, storeIsClosed);
  const form = useItemForm(item, { tracksStock, variant, onDone });
  const reopens = useReopening(store);
  const isCampaign = item.campaignEnds !== null;
  const left = useTimeLeft(item.campaignEnds);
  const body = useRef<HTMLDivElement>(null);
  const errorOf = (group: string) =>
    form.tried ? (form.errors.find((error) => 'group' in error && error.group === group) ?? null) : null;
  const explain = (error: ChoiceError): string => {
    if (error.reason === 'groupEmpty') return t('dialog.groupEmpty', { group: error.group });
    if (error.reason === 'groupOutside')
      return t('dialog.groupOutside', { group: error.group, min: error.min, max: error.max });
    return t(error.reason === 'variationMissing' ? 'dialog.variationMissing' : 'dialog.variationOut');
  };
  // The whole group comes into sight, with what is wrong above its options; focus says it to a screen reader (PLUS-27).
  const showError = () =>
    requestAnimationFrame(() => {
      const group = body.current?.querySelector<HTMLElement>('[data-fault]');
      group?.scrollIntoView({ block: 'start' });
      group?.querySelector('input')?.focus({ preventScroll: true });
    });
  const press = async () => {
    if (!(await form.save())) showError();
  };
  const pressBuy = () => {
    if (!form.buy()) showError();
  };
  const variationError = form.errors.find(
    ({ reason }) => reason === 'variationOutOfStock' || (form.tried && reason === 'variationMissing'),
  );
  const missing = form.tried && form.errors[0] ? missingName(item, form.errors[0]) : null;
  const mayOrder = !soldOut && availability.state !== 'not';
  // What is bought now comes when its store opens; a dish outside of its own hours has no such moment (ITEM-37, ITEM-56).
  const isOutsideHours = availability.state !== 'now' && availability.hours !== null;
  return (
    <>
      <div className={classes.scroll} data-variant={variant} ref={body}>
        <div className={classes.picture}>
          <Gallery images={item.images} name={item.name} />
        </div>
        <div className={classes.content}>
          <Title order={variant === 'page' ? 1 : 2} className={classes.name}>
            <VegMark item={item} /> <Written>{item.name}</Written>
            <Heart wish={{ kind: 'item', item }} />
          </Title>
          <Link className={classes.store} to={paths.store({ id: item.storeId, slug: null, moduleId: item.moduleId })}>
            <Written>{item.storeName}</Written>
          </Link>
          <ItemPrice item={form.variation ? { ...item, variations: [form.variation] } : item} size="lg" />
          <Facts item={item} soldOut={soldOut} tracksStock={tracksStock} />
          {isCampaign ? <Countdown left={left} /> : null}
          {item.description ? (
            <Text c="dimmed">
              <ReadMore
                text={item.description}
                limit={DESCRIPTION_LIMIT}
                words={{ more: t('dialog.readMore'), less: t('dialog.readLess') }}
              />
            </Text>
          ) : null}
          {storeIsClosed ? (
            <p className={classes.notice}>
              <strong>{t('closed')}</strong>
              {reopens ? <span>{reopens}</span> : null}
              {availability.state === 'later' && !availability.hours ? (
                <span>{t(reopens ? 'orderForThen' : 'orderLater')}</span>
              ) : null}
            </p>
          ) : null}
          {availability.state !== 'now' && availability.hours ? (
            <p className={classes.notice}>
              <strong>{t('notAvailableNow')}</strong>
              <span>
                {t(availability.state === 'later' ? 'availableFrom' : 'availableWillBe', {
                  start: clock(availability.hours.start),
                  end: clock(availability.hours.end),
                })}
              </span>
              {availability.state === 'later' ? <span>{t('orderLater')}</span> : null}
            </p>
          ) : null}
          {item.variations.length > 0 ? (
            <VariationField
              item={item}
              choice={form.choice}
              onChange={form.setChoice}
              error={
                variationError
                  ? variationError.reason === 'variationOutOfStock' && !form.tried
                    ? t('dialog.variationOutShort')
                    : explain(variationError)
                  : null
              }
            />
          ) : null}
          {item.groups.map((group) => {
            const error = errorOf(group.name);
            return (
              <GroupField
                key={group.name}
                item={item}
                group={group}
                choice={form.choice}
                onChange={form.setChoice}
                error={error ? explain(error) : null}
              />
            );
          })}
          {item.addOns.length > 0 ? <AddOnList item={item} choice={form.choice} onChange={form.setChoice} /> : null}
          <Chips item={item} />
        </div>
      </div>
      <footer className={classes.footer} data-variant={variant}>
        {form.refused.length > 0 ? (
          <div role="alert" className={classes.error}>
            {form.refused.map((message) => (
              <p key={message}>
                <Written>{message}</Written>
              </p>
            ))}
          </div>
        ) : null}
        <QuantityStepper
          quantity={form.quantity}
          labels={{
            group: t('stepper.group', { name: item.name }),
            less: t('stepper.less', { name: item.name }),
            more: t('stepper.more', { name: item.name }),
            remove: t('stepper.remove', { name: item.name }),
          }}
          onLess={form.less}
          onMore={form.more}
          lessDisabled={form.quantity <= 1 || form.price.total === 0}
          {...(form.remove ? { onRemove: form.remove } : {})}
        />
        {!isCampaign && mayOrder && !isOutsideHours ? (
          <Button className={classes.buy} size="lg" variant="light" onClick={pressBuy}>
            {t('dialog.buyNow')}
          </Button>
        ) : null}
        <Button
          className={classes.order}
          size="lg"
          onClick={isCampaign ? pressBuy : () => void press()}
          loading={form.busy}
          disabled={!mayOrder || (isCampaign && left === 0)}
        >
          <span className={classes.orderWords}>
            <span>
              {missing
                ? t('dialog.choose', { name: missing })
                : t(isCampaign ? 'dialog.orderNow' : form.line ? 'dialog.update' : 'dialog.addToCart')}
            </span>
            <bdi>{money(form.price.total)}</bdi>
          </span>
        </Button>
      </footer>
    </>
  );
}
