/** Where the customer is signed in, and signing out elsewhere (PLUS-45). Nothing where the backend lists no devices. */
import { useGetDevicesQuery } from '@shop/api-client/devices';
import type { SignedInDevice } from '@shop/domain';
import { Button, LineSkeletons, LoadFailed } from '@shop/ui';
import { useId, useRef, useState, type RefObject } from 'react';
import { useProfileMessages } from '../../messages';
import profile from '../profile.module.css';
import { DeviceEntry } from './device-entry';
import classes from './devices.module.css';
import { EndOthers } from './end-others';
import { useDeviceMessages } from './messages';

/** Shown until a press: their place is kept while they load. */
const FEW = 2;

/** Moves the focus from a button that is gone: to the one of the next device, or to the heading. */
function useFocusAfter(list: RefObject<HTMLUListElement | null>, heading: RefObject<HTMLHeadingElement | null>) {
  return (index: number) =>
    requestAnimationFrame(() => {
      const buttons = list.current?.querySelectorAll('button') ?? [];
      (buttons[Math.min(index, buttons.length - 1)] ?? heading.current)?.focus();
    });
}

function List({ devices, title }: { devices: readonly SignedInDevice[]; title: string }) {
  const t = useDeviceMessages();
  const [showsAll, setShowsAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusAfter = useFocusAfter(list, heading);
  const others = devices.filter(({ isCurrent }) => !isCurrent);
  const shown = showsAll ? devices : devices.slice(0, FEW);
  return (
    <>
      <h2 id={title} className={profile.cardTitle} ref={heading} tabIndex={-1}>
        {t('title')}
      </h2>
      <ul className={classes.list} aria-labelledby={title} ref={list}>
        {shown.map((device) => (
          <DeviceEntry key={device.id} device={device} onEnded={() => focusAfter(others.indexOf(device))} />
        ))}
      </ul>
      <p className={profile.muted}>{t(others.length > 0 ? 'hint' : 'only')}</p>
      <div className={classes.actions}>
        {shown.length < devices.length ? (
          <Button
            variant="default"
            onClick={() => {
              setShowsAll(true);
              focusAfter(FEW - 1);
            }}
          >
            {t('all')}
          </Button>
        ) : null}
        {others.length > 0 ? <EndOthers onEnded={() => focusAfter(0)} /> : null}
      </div>
    </>
  );
}

export default function Devices() {
  const t = useDeviceMessages();
  const common = useProfileMessages();
  const title = useId();
  // A sign-in elsewhere is not heard of everywhere: whoever opens the page sees what is.
  const { data: devices, isError, refetch } = useGetDevicesQuery(undefined, { refetchOnMountOrArgChange: true });
  if (devices === null) return null;
  const loading = isError ? (
    <LoadFailed title={t('failed')} retryLabel={common('retry')} onRetry={() => void refetch()} />
  ) : (
    <LineSkeletons shape="text" count={4} label={t('loading')} />
  );
  return (
    <section className={`${profile.card} ${classes.place}`} aria-label={t('title')}>
      {devices ? <List devices={devices} title={title} /> : loading}
    </section>
  );
}
