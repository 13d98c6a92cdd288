/** A quiet line while the browser is offline. */
import { useEffect, useState } from 'react';
import classes from './notices.module.css';
import { useShellText } from './texts';

export function Notices() {
  const t = useShellText();
  const [offline, setOffline] = useState(false);
  useEffect(() => {
    const look = () => setOffline(!navigator.onLine);
    look();
    addEventListener('online', look);
    addEventListener('offline', look);
    return () => {
      removeEventListener('online', look);
      removeEventListener('offline', look);
    };
  }, []);
  return offline ? (
    <p className={classes.notice} role="status">
      {t('offline')}
    </p>
  ) : null;
}
