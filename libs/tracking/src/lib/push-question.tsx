/** Offers push messages once after an order. Customers who answered before are not asked again (PUSH-06). */
import { usePush } from '@shop/push';
import { Button, showToast } from '@shop/ui';
import { IconBell } from '@tabler/icons-react';
import { useId } from 'react';
import { useTrackingMessages } from '../messages';
import classes from './tracking.module.css';

export default function PushQuestion() {
  const t = useTrackingMessages();
  const title = useId();
  const view = usePush();
  // Stay mounted while turning on, until the result is known.
  if (!view || !(view.isBusy || view.push.isUndecided())) return null;
  const { push, isBusy, change } = view;
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
