/**
 * Offers push messages once after an order. Who has answered before is not asked again (PUSH-06): after a yes, an order of a guest
 * registers by itself, and a guest, who has no settings, turns them off here.
 */
import { usePush, type PushView } from '@shop/push';
import { Button, showToast } from '@shop/ui';
import { IconBell } from '@tabler/icons-react';
import { useEffect, useId } from 'react';
import { useTrackingMessages } from '../messages';
import classes from './tracking.module.css';

function Question({ push, isGuest, isBusy, change }: PushView) {
  const t = useTrackingMessages();
  const title = useId();
  const turnOn = async () => {
    try {
      const state = await change(() => push.turnOn());
      showToast(t(state === 'on' ? 'push.isOn' : isGuest ? 'push.deniedGuest' : 'push.denied'));
    } catch {
      showToast(t(isGuest ? 'push.failedGuest' : 'push.failed'), 'bad');
    }
  };
  return (
    <section className={classes.offer} aria-labelledby={title}>
      <IconBell size={28} aria-hidden="true" />
      <div>
        <h2 id={title} className={classes.offerTitle}>
          {t('push.title')}
        </h2>
        <p className={classes.offerText}>{t('push.text')}</p>
      </div>
      <div className={classes.actions}>
        <Button loading={isBusy} onClick={() => void turnOn()}>
          {t('push.yes')}
        </Button>
        <Button variant="subtle" disabled={isBusy} onClick={() => void change(() => push.decline())}>
          {t('push.no')}
        </Button>
      </div>
    </section>
  );
}

function TurnOff({ push, isBusy, change }: PushView) {
  const t = useTrackingMessages();
  const turnOff = () => change(() => push.turnOff()).catch(() => showToast(t('push.failedOff'), 'bad'));
  return (
    <div className={classes.offer}>
      <IconBell size={28} aria-hidden="true" />
      <p className={classes.offerText}>{t('push.told')}</p>
      <div className={classes.actions}>
        <Button variant="subtle" loading={isBusy} onClick={() => void turnOff()}>
          {t('push.off')}
        </Button>
      </div>
    </div>
  );
}

export default function PushQuestion({ orderId }: { orderId: string }) {
  const view = usePush(orderId);
  const push = view?.push;
  // A customer's device is registered for all of their orders.
  const tellsGuest = view?.isGuest === true && view.state === 'on';
  useEffect(() => {
    // No toast on failure, as nothing was pressed: the page is live without it.
    if (tellsGuest) void push?.resume().catch(() => null);
  }, [tellsGuest, push]);
  if (!view) return null;
  if (tellsGuest) return <TurnOff {...view} />;
  // Stay mounted while turning on, until the result is known.
  return view.isBusy || view.push.isUndecided() ? <Question {...view} /> : null;
}
