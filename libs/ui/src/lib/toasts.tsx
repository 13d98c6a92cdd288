/** Draws the toasts: Mantine stacks, times, closes and reads them out. It comes with the first one (`ToastHost`). */
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { notifications, Notifications, notificationsStore } from '@mantine/notifications';
import { useEffect } from 'react';
import { hostToasts, type Toast } from './toast';
import classes from './toasts.module.css';
import { Written } from './written';

const AT_ONCE = 4;
let told = 0;

function Message({ text, action, onPress }: Pick<Toast, 'text' | 'action'> & { onPress: () => void }) {
  return (
    <>
      <Written>{text}</Written>
      {action ? (
        <button type="button" className={classes.action} onClick={onPress}>
          <Written>{action.label}</Written>
        </button>
      ) : null}
    </>
  );
}

function show({ key, text, tone, for: stays, action }: Toast, closeLabel: string): void {
  told += 1;
  // It is the id of the element as well.
  const id = `toast ${key}`;
  const press = () => {
    notifications.hide(id);
    action?.onPress();
  };
  const data = {
    id,
    // Drawn anew when it is told again, so that it is read out again.
    message: <Message key={told} text={text} action={action} onPress={press} />,
    // Of another length than before, or its time would not begin anew.
    autoClose: stays + (told % 2),
    role: tone === 'bad' ? 'alert' : 'status',
    'data-tone': tone,
    'data-action': action ? '' : undefined,
    closeButtonProps: { 'aria-label': closeLabel, size: 44 },
    classNames: { root: classes.toast, body: classes.body, description: classes.content, closeButton: classes.close },
  };
  const { notifications: shown, queue } = notificationsStore.getState();
  if ([...shown, ...queue].some((toast) => toast.id === id)) notifications.update(data);
  else notifications.show(data);
}

/** Takes away what is not bad news. */
const clear = () =>
  notifications.updateState(notificationsStore, (all) => all.filter((toast) => toast['data-tone'] === 'bad'));

export default function Toasts({ closeLabel }: { closeLabel: string }) {
  useEffect(() => hostToasts((toast) => show(toast, closeLabel), clear), [closeLabel]);
  return (
    <Notifications
      position="top-center"
      limit={AT_ONCE}
      zIndex={400}
      containerWidth={480}
      transitionDuration={160}
      classNames={{ root: classes.host }}
    />
  );
}
