/** Renders the toasts: Mantine stacks, times, closes and announces them. Loaded by `ToastHost` with the first one. */
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { notifications, Notifications, notificationsStore } from '@mantine/notifications';
import { useEffect } from 'react';
import { hostToasts, type Toast } from './toast';
import classes from './toasts.module.css';
import { Written } from './written';

const MAX_TOASTS = 4;
let showCount = 0;

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

function show({ key, text, tone, duration, action }: Toast, closeLabel: string): void {
  showCount += 1;
  // Also the id of the element.
  const id = `toast ${key}`;
  const press = () => {
    notifications.hide(id);
    action?.onPress();
  };
  const data = {
    id,
    // A new key remounts the message, so that a repeated toast is announced again.
    message: <Message key={showCount} text={text} action={action} onPress={press} />,
    // A changed duration restarts Mantine's timer.
    autoClose: duration + (showCount % 2),
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

/** Removes all toasts but errors. */
const clear = () =>
  notifications.updateState(notificationsStore, (all) => all.filter((toast) => toast['data-tone'] === 'bad'));

export default function Toasts({ closeLabel }: { closeLabel: string }) {
  useEffect(() => hostToasts((toast) => show(toast, closeLabel), clear), [closeLabel]);
  return (
    <Notifications
      position="top-center"
      limit={MAX_TOASTS}
      zIndex={400}
      containerWidth={480}
      transitionDuration={160}
      classNames={{ root: classes.host }}
    />
  );
}
