/** Push messages on this device: only if the shop sends any to whoever is here. */
import { usePushOffered } from '@shop/push';
import { lazyView } from '@shop/view-kit';
import classes from './profile.module.css';

/** The card's place, so that what stands below does not move. */
const Loading = () => <div className={classes.pushPlace} />;
const PushSwitch = lazyView(() => import('./push-switch'), { Loading });

export function PushCard() {
  return usePushOffered() ? <PushSwitch /> : null;
}
