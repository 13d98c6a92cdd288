/** 'Track Now': the order id of a signed-in customer opens the tracking drawer (PARC-08 to PARC-12). */
import { useViewParams } from '@shop/page-engine';
import { selectIsSignedIn } from '@shop/session';
import { Button, Section, TextInput } from '@shop/ui';
import { paths } from '@shop/util';
import { useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import classes from './parcel-home.module.css';
import { useParcelMessages } from '../messages';

export function TrackBox() {
  const t = useParcelMessages();
  const isSignedIn = useSelector(selectIsSignedIn);
  const [, change] = useViewParams();
  const [id, setId] = useState('');
  const [error, setError] = useState<'signedOut' | 'idMissing' | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const track = () => {
    const wrong = !isSignedIn ? 'signedOut' : !id.trim() ? 'idMissing' : null;
    setError(wrong);
    if (wrong) return field.current?.focus();
    return change((query) => query.set('track', id.trim()), { push: true, state: { opened: true } });
  };
  return (
    <Section title={t('track.title')} subtitle={t('track.text')}>
      <form
        className={classes.track}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          track();
        }}
      >
        <TextInput
          ref={field}
          className={classes.trackField ?? ''}
          label={t('track.id')}
          inputMode="numeric"
          maxLength={15}
          dir="ltr"
          value={id}
          error={error ? t(`track.${error}`) : null}
          errorProps={{ role: 'alert' }}
          onChange={(event) => {
            setId(event.currentTarget.value.replace(/[^\d]/g, ''));
            setError(null);
          }}
        />
        <Button type="submit" size="md" className={classes.trackButton ?? ''}>
          {t('track.submit')}
        </Button>
      </form>
      {isSignedIn ? null : (
        <Link className={classes.guest} to={paths.trackOrder()}>
          {t('track.guest')}
        </Link>
      )}
    </Section>
  );
}
