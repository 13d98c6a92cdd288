/** Switches push messages about orders and chats for this device; nothing if the shop sends none (PUSH-06). */
import { usePush, type PushView } from '@shop/push';
import { showToast } from '@shop/ui';
import { useState } from 'react';
import classes from './profile.module.css';
import { useProfileMessages } from '../messages';

function Switch({ push, state, isBusy, change }: PushView) {
  const t = useProfileMessages();
  // Optimistic: shows the pressed state until the result is known.
  const [requested, setRequested] = useState(state === 'on');
  const toggle = async (on: boolean) => {
    setRequested(on);
    try {
      if (!on) await change(() => push.turnOff());
      else if ((await change(() => push.turnOn())) === 'on') showToast(t('push.isOn'));
    } catch {
      showToast(t('push.failed'), 'bad');
    }
  };
  return (
    <section className={classes.card} aria-label={t('push.title')}>
      <h2 className={classes.cardTitle}>{t('push.title')}</h2>
      <label className={classes.switch}>
        <input
          type="checkbox"
          checked={isBusy ? requested : state === 'on'}
          disabled={isBusy || state === 'blocked'}
          aria-describedby="push-hint"
          onChange={({ currentTarget }) => void toggle(currentTarget.checked)}
        />
        {t('push.label')}
      </label>
      <p className={classes.muted} id="push-hint">
        {t(state === 'blocked' ? 'push.blocked' : 'push.hint')}
      </p>
    </section>
  );
}

function Unsupported() {
  const t = useProfileMessages();
  return (
    <section className={classes.card} aria-label={t('push.title')}>
      <h2 className={classes.cardTitle}>{t('push.title')}</h2>
      <p className={classes.muted}>{t('push.unsupported')}</p>
    </section>
  );
}

export default function PushSwitch() {
  const view = usePush();
  if (!view) return <div className={classes.pushPlace} />;
  return view.state === 'unsupported' ? <Unsupported /> : <Switch {...view} />;
}
