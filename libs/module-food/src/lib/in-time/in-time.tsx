/** In 30 minutes: open restaurants by arrival, each with minutes, fee, rating and distance (PLUS-65). */
import { distanceLabel } from '@shop/domain/distance';
import { useFormats } from '@shop/i18n';
import { defineSection, queryOf, usePageQuery } from '@shop/page-engine';
import { coverLink, Picture, Rating, Written } from '@shop/ui';
import { paths } from '@shop/util';
import { Rail, type RowSize } from '@shop/view-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { inTimeApi, type SoonStore } from './api';
import classes from './in-time.module.css';
import { foodMessages, useFoodMessages } from '../../messages';

export const inTime = defineSection({
  name: 'inTime',
  messages: [foodMessages],
  queries: ({ scope }) => ({ stores: queryOf(inTimeApi.endpoints.getStoresInTime, { scope }) }),
  View: InTime,
});

/** A cover, and two lines of text; keep in step with the styles. On a phone the fees of two are in view. */
const SIZE: RowSize = { width: 'min(54vw, 260px)', height: 'calc(min(54vw, 260px) / 2 + 66px)' };

function SoonCard({ store }: { store: SoonStore }) {
  const t = useFoodMessages();
  const { money, span } = useFormats();
  const { cover, name, rating, ratingCount, arrival, fee, metres } = store;
  const value = rating > 0 ? rating.toFixed(1) : null;
  const distance = metres === null ? null : distanceLabel(metres);
  return (
    <article className={classes.card}>
      <div className={classes.cover}>
        <Picture source={cover} alt="" ratio={2} sizes="260px" />
      </div>
      <div className={classes.head}>
        <h3 className={classes.name}>
          <Link className={coverLink} to={paths.store(store)}>
            <Written>{name}</Written>
          </Link>
        </h3>
        <Rating value={value} count={ratingCount} label={t('inTime.rated', { value: rating.toFixed(1) })} />
      </div>
      <p className={classes.facts}>
        <span className={classes.arrival}>
          <bdi>{span(arrival)}</bdi>
        </span>
        {fee === null ? null : fee === 0 ? (
          <span>{t('inTime.free')}</span>
        ) : (
          <span role="img" aria-label={t('inTime.fee', { fee: money(fee) })}>
            <bdi>{money(fee)}</bdi>
          </span>
        )}
        {distance?.kind === 'km' ? (
          <span>
            <bdi>{t('inTime.km', { km: distance.km })}</bdi>
          </span>
        ) : null}
      </p>
    </article>
  );
}

function InTime(): ReactNode {
  const t = useFoodMessages();
  const query = usePageQuery(inTime, 'stores');
  return (
    <Rail title={t('inTime.title')} query={query} entries={query.currentData} size={SIZE} isOptional>
      {(store) => <SoonCard store={store} />}
    </Rail>
  );
}
