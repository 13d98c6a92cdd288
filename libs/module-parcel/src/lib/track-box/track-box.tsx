/** 'Track Now': opens the tracking drawer for an order id of a signed-in customer (PARC-08 to PARC-12). */
import { useForm } from '@mantine/form';
import { readOrderNumber } from '@shop/domain/typed-fields';
import { defineSection, useDialogInAddress } from '@shop/page-engine';
import { selectIsSignedIn } from '@shop/session';
import { Button, Section, TextInput } from '@shop/ui';
import { paths } from '@shop/util';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import classes from './track-box.module.css';
import { parcelMessages, useParcelMessages } from '../../messages';

export const trackBox = defineSection({ name: 'trackBox', messages: [parcelMessages], View: TrackBox });

function TrackBox(): ReactNode {
  const t = useParcelMessages();
  const isSignedIn = useSelector(selectIsSignedIn);
  const { open } = useDialogInAddress('track');
  const form = useForm({
    initialValues: { id: '' },
    validate: {
      id: (value: string) => (!isSignedIn ? t('track.signedOut') : !value ? t('track.idMissing') : null),
    },
  });
  const track = ({ id }: { id: string }) => open(id);
  return (
    <Section title={t('track.title')} subtitle={t('track.text')}>
      <form
        className={classes.track}
        noValidate
        onSubmit={form.onSubmit(track, () => form.getInputNode('id')?.focus())}
      >
        <TextInput
          className={classes.trackField ?? ''}
          label={t('track.id')}
          inputMode="numeric"
          maxLength={40}
          dir="ltr"
          errorProps={{ role: 'alert' }}
          {...form.getInputProps('id')}
          onChange={(event) => form.setFieldValue('id', readOrderNumber(event.currentTarget.value))}
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
