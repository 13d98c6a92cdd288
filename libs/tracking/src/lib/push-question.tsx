/**
 * Offers push messages once after an order. Who has answered before is not asked again (PUSH-06): after a yes, an order of a guest
 * registers by itself.
 */
import { usePush } from '@shop/push';
import { Button, showToast } from '@shop/ui';
import { IconBell } from '@tabler/icons-react';
import { useEffect, useId } from 'react';
import { useTrackingMessages } from '../messages';
import classes from './tracking.module.css';

export default function PushQuestion({ orderId }: { orderId: string }) {
  const t = useTrackingMessages();
  const title = useId();
  const view = usePush(orderId);
  const isOn = view?.state === 'on';
  const push = view?.push;
  useEffect(() => {
    // No toast on failure, as nothing was pressed: the page is live without it.
    if (isOn) void push?.resume().catch(() => null);
  }, [isOn, push]);
  // Stay mounted while turning on, until the result is known.
  if (!view || !push || !(view.isBusy || push.isUndecided())) return null;
  const { isBusy, change } = view;
  const turnOn = async () => {
    try {
      const state = await change(() => push.turnOn());
      showToast(t(state === 'on' ? 'push.isOn' : 'push.denied'));
    } catch {
      showToast(t('push.failed'), 'bad');
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
