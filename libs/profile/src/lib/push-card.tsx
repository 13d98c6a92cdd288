/** Push messages on this device: only if the shop sends any and the customer is signed in. */
import { usePushOffered } from '@shop/push';
import { useSession } from '@shop/session';
import { lazyView } from '@shop/view-kit';
import classes from './profile.module.css';

/** The card's place, so that what stands below does not move. */
const Loading = () => <div className={classes.pushPlace} />;
const PushSwitch = lazyView(() => import('./push-switch'), { Loading });

export function PushCard() {
  const isOffered = usePushOffered();
  const { token } = useSession('token');
  return isOffered && token ? <PushSwitch /> : null;
}
