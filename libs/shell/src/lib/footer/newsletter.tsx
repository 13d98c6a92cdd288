/** Subscribing to the provider's letter (FOOT-01 to FOOT-09). */
import { failureOf } from '@shop/api-client';
import { useSubscribeMutation } from '@shop/api-client/pages';
import { isEmail } from '@shop/domain/checkout';
import { showToast, Written } from '@shop/ui';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useShellMessages } from '../../messages';
import classes from './footer.module.css';

export function Newsletter({ title, text }: { title: string; text: string }) {
  const t = useShellMessages();
  const id = useId();
  const [email, setEmail] = useState('');
  const [subscribe, { isLoading }] = useSubscribeMutation();
  // A second press may come before the first is drawn.
  const busy = useRef(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy.current) return;
    const address = email.trim();
    if (!isEmail(address)) return showToast(t('newsletter.invalid'), 'bad');
    busy.current = true;
    const answer = await subscribe({ email: address });
    busy.current = false;
    if (answer.error) return showToast(failureOf(answer.error).messages.join(' ') || t('failed'), 'bad');
    setEmail('');
    showToast(t('newsletter.done'), 'good');
  };
  return (
    <form className={classes.newsletter} onSubmit={(event) => void submit(event)} noValidate aria-labelledby={id}>
      <div>
        <h2 id={id} className={classes.newsTitle}>
          <Written>{title || t('newsletter.title')}</Written>
        </h2>
        <p className={classes.muted}>
          <Written>{text}</Written>
        </p>
      </div>
      <div className={classes.newsField}>
        <input
          type="email"
          dir="ltr"
          className={classes.input}
          aria-label={t('newsletter.email')}
          placeholder={t('newsletter.email')}
          autoComplete="email"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <button type="submit" className={classes.subscribe} aria-disabled={isLoading || undefined}>
          {t('newsletter.send')}
        </button>
      </div>
    </form>
  );
}
