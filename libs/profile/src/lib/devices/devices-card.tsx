/** Devices that the customer is signed in on (PLUS-45): loaded after the page. */
import { useSession } from '@shop/session';
import { lazyView } from '@shop/view-kit';
import profile from '../profile.module.css';
import classes from './devices.module.css';
import { deviceMessages } from './messages';

/** The card's place, so that what stands below does not move. */
const Loading = () => <div className={`${profile.card} ${classes.place}`} />;
const Devices = lazyView(() => import('./devices'), { messages: [deviceMessages], Loading });

export function DevicesCard() {
  const { token } = useSession('token');
  return token ? <Devices /> : null;
}
