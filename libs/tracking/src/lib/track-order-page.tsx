/** `/track-order`: order id and phone, then the order (TRK-37). */
import { useForm } from '@mantine/form';
import { readOrderNumber } from '@shop/domain/typed-fields';
import { useViewParams } from '@shop/page-engine';
import { Button, ErrorBoundary, Page, Text, TextInput, Title } from '@shop/ui';
import { cleanText, isBlank } from '@shop/util';
import { lazyView } from '@shop/view-kit';
import { useState } from 'react';
import { linesLoading } from './lines-loading';
import classes from './tracking.module.css';
import { useTrackingMessages } from '../messages';

const FoundOrder = lazyView(() => import('./found-order'), { Loading: linesLoading(4) });

export function TrackOrderPage() {
  const t = useTrackingMessages();
  const [params, change] = useViewParams();
  const searchedId = readOrderNumber(params.get('order_id') ?? '');
  const [searchedPhone, setSearchedPhone] = useState<string>();
  const form = useForm({
    initialValues: { orderId: searchedId, phone: '' },
    validate: {
      orderId: (value: string) => (readOrderNumber(value) ? null : t('track.idMissing')),
      phone: (value: string) => (isBlank(value) ? t('track.phoneMissing') : null),
    },
  });
  const submit = (typed: typeof form.values) => {
    const read = { orderId: readOrderNumber(typed.orderId), phone: cleanText('phone', typed.phone) };
    form.setValues(read);
    setSearchedPhone(read.phone);
    change((query) => query.set('order_id', read.orderId), { push: true, state: null });
  };
  return (
    <Page narrow>
      <div className={classes.page}>
        <Title order={1}>{t('track.title')}</Title>
        <Text c="dimmed">{t('track.text')}</Text>
        <form className={classes.form} noValidate onSubmit={form.onSubmit(submit)}>
          <TextInput
            label={t('track.id')}
            inputMode="numeric"
            dir="ltr"
            maxLength={40}
            {...form.getInputProps('orderId')}
          />
          <TextInput
            label={t('track.phone')}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            dir="ltr"
            maxLength={40}
            {...form.getInputProps('phone')}
          />
          <Button type="submit" size="md">
            {t('track.submit')}
          </Button>
        </form>
        {searchedId ? (
          <ErrorBoundary>
            <FoundOrder key={`${searchedId} ${searchedPhone}`} orderId={searchedId} phone={searchedPhone} />
          </ErrorBoundary>
        ) : null}
      </div>
    </Page>
  );
}
