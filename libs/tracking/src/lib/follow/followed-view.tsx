/** What a receiver sees of a parcel: when it comes, where it is, how far it is, who brings it, and the sender's note. */
import type { FollowedParcel } from '@shop/domain/receiver-link';
import { drawerSteps, isSettled } from '@shop/domain/tracking';
import { useDates } from '@shop/i18n';
import { MapView, type MapMarker } from '@shop/map';
import { Picture, Title, Written } from '@shop/ui';
import { useMemo } from 'react';
import classes from './follow-parcel.module.css';
import { ArrivalHead } from '../arrival-head';
import { MapPage, useStaysUntilDelivered } from '../map-page/map-page';
import shared from '../tracking.module.css';
import { useFollowMessages } from '../../receiver-messages';

interface FollowedProps {
  parcel: FollowedParcel;
}

/** @param isFull as large as what it stands in */
function ParcelMap({ parcel: { destination, courier, status }, isFull = false }: FollowedProps & { isFull?: boolean }) {
  const t = useFollowMessages();
  const place = isSettled(status) ? null : (courier?.place ?? null);
  const markers = useMemo<MapMarker[]>(
    () => [
      ...(destination ? [{ id: 'home', kind: 'home' as const, point: destination, label: t('map.home') }] : []),
      ...(place ? [{ id: 'courier', kind: 'courier' as const, point: place, label: t('map.courier') }] : []),
    ],
    [destination, place, t],
  );
  if (!destination) return null;
  return (
    <div className={isFull ? shared.fullMap : shared.map}>
      <MapView
        centre={destination}
        zoom={15}
        label={t('map.label')}
        markers={markers}
        route={[]}
        fallback={
          <p className={shared.noMap} data-no-map>
            {t('map.unavailable')}
          </p>
        }
      />
    </div>
  );
}

function Steps({ parcel }: FollowedProps) {
  const t = useFollowMessages();
  const { step: timeOf } = useDates();
  const steps = drawerSteps(parcel);
  const last = steps.findLast(({ state }) => state === 'done');
  return (
    <ol className={shared.timeline} aria-label={t('steps.label')}>
      {steps.map((step) => (
        <li
          key={step.name}
          data-reached={step.state === 'done' || undefined}
          aria-current={step === last ? 'step' : undefined}
        >
          <strong>{t(`steps.${step.name as 'placed'}`)}</strong>
          {step.at ? <small>{timeOf(step.at)}</small> : null}
        </li>
      ))}
    </ol>
  );
}

function Head({ parcel, isOff }: FollowedProps & { isOff: boolean }) {
  const t = useFollowMessages();
  const { senderName: name, note } = parcel;
  return (
    <>
      <header>
        <Title order={1} size="h3">
          <Written>{name ? t('from', { name }) : t('fromSomebody')}</Written>
        </Title>
        {isOff ? (
          <p className={shared.ended} role="status">
            {t('off')}
          </p>
        ) : (
          <ArrivalHead order={parcel} />
        )}
      </header>
      {note ? (
        <figure className={classes.note}>
          <figcaption>{name ? t('note', { name }) : t('noteOf')}</figcaption>
          <blockquote>
            <Written>{note}</Written>
          </blockquote>
        </figure>
      ) : null}
    </>
  );
}

function Progress({ parcel }: FollowedProps) {
  const t = useFollowMessages();
  const { courier } = parcel;
  return (
    <div className={shared.side}>
      <section className={shared.card}>
        <Steps parcel={parcel} />
      </section>
      {courier ? (
        <section className={classes.courier}>
          <span className={classes.face}>
            <Picture source={courier.image} alt="" sizes="56px" round />
          </span>
          <div>
            <p className={classes.role}>{t('courier')}</p>
            <Written as="strong">{courier.name}</Written>
          </div>
        </section>
      ) : null}
    </div>
  );
}

export function FollowedView({ parcel }: FollowedProps) {
  const t = useFollowMessages();
  const { status, destination } = parcel;
  const isOnMap = useStaysUntilDelivered(status, !isSettled(status) && destination !== null);
  const isOff = isSettled(status) && status !== 'delivered';
  const head = <Head parcel={parcel} isOff={isOff} />;
  return (
    <article className={shared.view}>
      {isOnMap ? (
        <MapPage map={<ParcelMap isFull parcel={parcel} />} labels={{ more: t('sheet.more'), map: t('sheet.map') }}>
          {head}
          <Progress parcel={parcel} />
        </MapPage>
      ) : (
        <>
          {head}
          {isOff ? null : (
            <div className={shared.columns}>
              <ParcelMap parcel={parcel} />
              <Progress parcel={parcel} />
            </div>
          )}
        </>
      )}
    </article>
  );
}
