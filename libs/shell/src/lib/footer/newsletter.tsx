/** The newsletter form (FOOT-01 to FOOT-09). */
import { useField } from '@mantine/form';
import { failureOf } from '@shop/api-client';
import { useSubscribeMutation } from '@shop/api-client/pages';
import { isEmail } from '@shop/domain/checkout';
import { showToast, Written } from '@shop/ui';
import { useId, useRef, type FormEvent } from 'react';
import { useShellMessages } from '../../messages';
import classes from './footer.module.css';

export function Newsletter({ title, text }: { title: string; text: string }) {
  const t = useShellMessages();
  const id = useId();
  // `useField` instead of `useForm`: the footer is on every page, and the form code is rarely used.
  const email = useField({ initialValue: '' });
  const [subscribe, { isLoading }] = useSubscribeMutation();
  // A second press may arrive before the first has rendered.
  const busy = useRef(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy.current) return;
    const address = email.getValue().trim();
    if (!isEmail(address)) return showToast(t('newsletter.invalid'), 'bad');
    busy.current = true;
    const answer = await subscribe({ email: address });
    busy.current = false;
    if (answer.error) return showToast(failureOf(answer.error).messages.join(' ') || t('failed'), 'bad');
    email.reset();
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
          {...email.getInputProps({ withError: false, withFocus: false })}
        />
        <button type="submit" className={classes.subscribe} aria-disabled={isLoading || undefined}>
          {t('newsletter.send')}
        </button>
      </div>
    </form>
  );
}
