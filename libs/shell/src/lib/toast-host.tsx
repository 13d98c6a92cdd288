/** Shows the toasts: one of a kind at a time, read out politely, errors at once. */
import { hostToasts, type Toast, Written } from '@shop/ui';
import { useEffect, useState } from 'react';
import classes from './toast-host.module.css';

interface Shown extends Toast {
  id: number;
}

export function ToastHost() {
  const [toasts, setToasts] = useState<Shown[]>([]);
  useEffect(() => {
    let last = 0;
    return hostToasts(
      (toast) => {
        const id = (last += 1);
        setToasts((shown) => [...shown.filter(({ key }) => key !== toast.key), { ...toast, id }].slice(-4));
        setTimeout(() => setToasts((shown) => shown.filter((entry) => entry.id !== id)), toast.for);
      },
      () => setToasts((shown) => shown.filter(({ tone }) => tone === 'bad')),
    );
  }, []);
  return (
    <div className={classes.host}>
      {toasts.map(({ id, text, tone, action }) => (
        <div key={id} className={classes.toast} data-tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
          <Written>{text}</Written>
          {action ? (
            <button
              type="button"
              className={classes.action}
              onClick={() => {
                setToasts((shown) => shown.filter((entry) => entry.id !== id));
                action.onPress();
              }}
            >
              <Written>{action.label}</Written>
            </button>
          ) : null}
        </div>
      ))}
    </div>
  );
}
