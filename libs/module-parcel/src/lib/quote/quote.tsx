/** Price, distance and time of a parcel before any contact data is asked; 'Continue' fills the form (PARC-14, PARC-17). */
import { startApi, useGetConfigQuery, type ShopConfig } from '@shop/api-client/start';
import type { ParcelCategory, Place } from '@shop/domain';
import { useLanguage } from '@shop/i18n';
import { defineSection, queryOf, usePageQuery } from '@shop/page-engine';
import { useSession } from '@shop/session';
import { CardSkeletons, Section, useIsHydrated } from '@shop/ui';
import { minor } from '@shop/util';
import { useMemo, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { CategoryChoice } from './category-choice';
import { PlaceField } from './place-field';
import { QuotePrice } from './quote-price';
import { parcelAddress } from '../../addresses';
import classes from './quote.module.css';
import { parcelsApi } from '../api/parcels';
import { fillEnds, filledReceiver } from '../draft';
import { useParcelQuote } from '../use-parcel-quote';
import { parcelMessages, useParcelMessages } from '../../messages';

export const quote = defineSection({
  name: 'quote',
  messages: [parcelMessages],
  queries: ({ scope, session }) => ({
    categories: queryOf(parcelsApi.endpoints.getParcelCategories, { scope }),
    // The lowest price includes the surcharge of the sender's zone.
    zones: queryOf(startApi.endpoints.getZonesOfPoint, session.place?.point ?? null),
  }),
  View: Quote,
});

/** From begins as the place of the visit, To as the form's receiver; null: emptied, or not chosen yet. */
function useEnds() {
  const { place } = useSession('place');
  const isHydrated = useIsHydrated();
  const filled = useMemo(() => (isHydrated ? filledReceiver() : null), [isHydrated]);
  const [chosen, setChosen] = useState<{ from?: Place | null; to?: Place | null }>({});
  const { from = place, to = filled } = chosen;
  return {
    from,
    to,
    setFrom: (next: Place | null) => setChosen((ends) => ({ ...ends, from: next })),
    setTo: (next: Place | null) => setChosen((ends) => ({ ...ends, to: next })),
  };
}

function QuoteForm({ categories, config }: { categories: readonly ParcelCategory[]; config: ShopConfig }) {
  const t = useParcelMessages();
  const navigate = useNavigate();
  const fields = useRef<HTMLDivElement>(null);
  const { from, to, setFrom, setTo } = useEnds();
  const [isAsked, setAsked] = useState(false);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const category = (categories.find(({ id }) => id === chosenId) ?? categories[0]) as ParcelCategory;
  const figures = useParcelQuote({ category, from: from?.point ?? null, to: to?.point ?? null, tip: minor(0), config });
  const errorOf = (end: Place | null, served: boolean | null, name: 'from' | 'to') =>
    served === false ? t(`quote.${name}Outside`) : isAsked && !end ? t(`quote.${name}Missing`) : null;
  const errors = [errorOf(from, figures.served.sender, 'from'), errorOf(to, figures.served.receiver, 'to')] as const;
  const proceed = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    const isWrong = [!from || errors[0] !== null, !to || errors[1] !== null];
    if (from && to && !isWrong.includes(true)) {
      fillEnds(from, to);
      return void navigate(parcelAddress(category));
    }
    fields.current?.querySelectorAll('input')[isWrong.indexOf(true)]?.focus();
  };
  return (
    <form className={classes.quote} noValidate onSubmit={proceed}>
      <div>
        <div ref={fields} className={classes.ends}>
          <PlaceField name="from" place={from} error={errors[0]} onPlace={setFrom} />
          <PlaceField name="to" place={to} error={errors[1]} onPlace={setTo} />
        </div>
        <CategoryChoice
          categories={categories}
          chosen={category}
          onChoose={setChosenId}
          rates={config.parcelRates}
          increasedPercent={figures.increasedPercent}
        />
      </div>
      <QuotePrice figures={figures} config={config} />
    </form>
  );
}

function Quote(): ReactNode {
  const t = useParcelMessages();
  const { data: categories, isError } = usePageQuery(quote, 'categories');
  const { data: config } = useGetConfigQuery({ language: useLanguage() });
  // Where they can not be loaded, the section of categories says so; where there are none, too.
  if (categories?.length === 0 || (isError && !categories)) return null;
  return (
    <Section title={t('quote.title')} subtitle={t('quote.text')}>
      {categories && config ? (
        <QuoteForm categories={categories} config={config} />
      ) : (
        <CardSkeletons count={1} ratio={2} label={t('quote.loading')} />
      )}
    </Section>
  );
}
