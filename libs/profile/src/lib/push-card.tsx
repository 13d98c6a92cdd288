/** Push messages on this device: only if the shop sends any and the customer is signed in. */
import { usePushOffered } from '@shop/push';
import { useSession } from '@shop/session';
import { lazyView } from '@shop/view-kit';

const PushSwitch = lazyView(() => import('./push-switch'));

export function PushCard() {
  const isOffered = usePushOffered();
  const { token } = useSession('token');
  return isOffered && token ? <PushSwitch /> : null;
}
