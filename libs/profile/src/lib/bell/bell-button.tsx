/** A bell with the number of unread notifications; a press opens the newest (PLUS-38). */
import { Disclosure } from '@shop/ui';
import { lazyView } from '@shop/view-kit';
import { IconBell } from '@tabler/icons-react';
import classes from './bell.module.css';
import { useUnreadCount } from './use-unread';
import { profileMessages, useBellMessages } from '../../messages';

const BellMenu = lazyView(() => import('./bell-menu'), { on: 'press', messages: [profileMessages] });
/** More are told as so many. */
const MOST = 9;

export default function BellButton() {
  const t = useBellMessages();
  const count = useUnreadCount();
  return (
    <Disclosure
      align="end"
      label={count > 0 ? t('unread', { count }) : t('none')}
      face={
        <span className={classes.face}>
          <IconBell size={22} aria-hidden="true" />
          {count > 0 ? (
            <span className={classes.badge} aria-hidden="true">
              {count > MOST ? t('many') : count}
            </span>
          ) : null}
        </span>
      }
    >
      {(close) => <BellMenu close={close} />}
    </Disclosure>
  );
}
